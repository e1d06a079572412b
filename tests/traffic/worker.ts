import { createReadStream } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { Names } from '../../src/atlas/traffic/names.ts';
import { sessionIn } from '../../src/atlas/traffic/read-session.ts';
import { sessionsIn } from '../../src/atlas/traffic/session-stream.ts';
import { SliceCounter } from '../../src/atlas/traffic/slice-counter.ts';
import type { Funnel } from '../../src/atlas/traffic/tally.ts';
import type { Slices } from '../../src/atlas/traffic/traffic-file.ts';
import { trailOf } from '../../src/atlas/traffic/trail.ts';

/** What a worker is told: the next file, or null where there is none left. */
export type WorkerTask = string | null;

/** What a worker says: that it wants a file, that one could not be read to its end, or all that it has counted. */
export type WorkerReport =
  | { readonly kind: 'wants' }
  | { readonly kind: 'broken'; readonly file: string; readonly sessions: number }
  | { readonly kind: 'counted'; readonly slices: Slices };

const names = new Names();
const counter = new SliceCounter(names, (workerData as { readonly funnels: readonly Funnel[] }).funnels);

function report(message: WorkerReport): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message);
}

/** Counts the sessions of a file. One that is broken is left out and reported. */
async function count(file: string): Promise<void> {
  let sessions = 0;
  for await (const { bytes } of sessionsIn(createReadStream(file))) {
    try {
      counter.add(trailOf(sessionIn(bytes), names));
    } catch {
      sessions += 1;
    }
  }
  if (sessions > 0) report({ kind: 'broken', file, sessions });
}

parentPort?.on('message', (file: WorkerTask) => {
  if (file === null) {
    report({ kind: 'counted', slices: counter.slices() });
    parentPort?.close();
    return;
  }
  void count(file).then(() => report({ kind: 'wants' }));
});
report({ kind: 'wants' });
