import { closeSync, openSync, readSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { Names } from '../../src/atlas/traffic/names.ts';
import { sessionIn } from '../../src/atlas/traffic/read-session.ts';
import { type SessionPart, SessionSplitter } from '../../src/atlas/traffic/session-stream.ts';
import { type Funnel, type HandedCounts, TallyCounter } from '../../src/atlas/traffic/tally.ts';
import { sliceKey } from '../../src/atlas/traffic/traffic-file.ts';
import { trailOf } from '../../src/atlas/traffic/trail.ts';

/** What a worker is told: the next file, or null where there is none left. */
export type WorkerTask = string | null;

/** What a worker says: that it wants a file, that one could not be read to its end, or all that it has counted. */
export type WorkerReport =
  | { readonly kind: 'wants' }
  | { readonly kind: 'broken'; readonly file: string; readonly sessions: number }
  | { readonly kind: 'counted'; readonly counts: HandedCounts };

const CHUNK = new Uint8Array(2 ** 18);

const names = new Names();
const counter = new TallyCounter(names, (workerData as { readonly funnels: readonly Funnel[] }).funnels);

function report(message: WorkerReport, transferred: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transferred);
}

/** The bytes of a file, one chunk after the other, each good until the next. A thread has nothing else to do while it reads. */
function* chunksOf(file: string): Generator<Uint8Array> {
  const descriptor = openSync(file, 'r');
  try {
    for (let length = readSync(descriptor, CHUNK); length > 0; length = readSync(descriptor, CHUNK))
      yield CHUNK.subarray(0, length);
  } finally {
    closeSync(descriptor);
  }
}

/** Counts sessions. Returns how many are broken: they are left out. */
function count(parts: Iterable<SessionPart>): number {
  let broken = 0;
  for (const { bytes } of parts) {
    try {
      const trail = trailOf(sessionIn(bytes), names);
      counter.add(trail, sliceKey(trail));
    } catch {
      broken += 1;
    }
  }
  return broken;
}

function countFile(file: string): void {
  const splitter = new SessionSplitter();
  let broken = 0;
  for (const chunk of chunksOf(file)) broken += count(splitter.add(chunk));
  broken += count(splitter.end());
  if (broken > 0) report({ kind: 'broken', file, sessions: broken });
}

parentPort?.on('message', (file: WorkerTask) => {
  if (file === null) {
    const counts = counter.counts();
    const { slices, codes, places, counts: numbers } = counts.cells;
    report({ kind: 'counted', counts }, [slices.buffer, codes.buffer, places.buffer, numbers.buffer]);
    parentPort?.close();
    return;
  }
  countFile(file);
  report({ kind: 'wants' });
});
report({ kind: 'wants' });
