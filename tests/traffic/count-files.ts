import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'rolldown';
import type { Funnel } from '../../src/atlas/traffic/tally.ts';
import { mergeSlices, type Slices } from '../../src/atlas/traffic/traffic-file.ts';
import type { WorkerReport, WorkerTask } from './worker.ts';

/** A file of which some sessions could not be read. */
export interface BrokenFile {
  readonly file: string;
  readonly sessions: number;
}

/** What was counted, and what could not be. */
export interface Counted {
  readonly slices: Slices;
  readonly broken: readonly BrokenFile[];
}

/** Threads of Node run JavaScript alone: the worker with all that it imports as one module, in a folder of its own. */
async function bundledWorker(folder: string): Promise<string> {
  const file = join(folder, 'worker.mjs');
  await build({
    input: fileURLToPath(new URL('worker.ts', import.meta.url)),
    platform: 'node',
    logLevel: 'silent',
    output: { file, format: 'esm', codeSplitting: false },
  });
  return file;
}

/** Gives a thread files until none is left, and returns what it has counted. @throws where the thread does */
function runWorker(worker: Worker, next: () => WorkerTask, broken: BrokenFile[]): Promise<Slices> {
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('message', (message: WorkerReport) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      if (message.kind === 'wants') worker.postMessage(next());
      else if (message.kind === 'broken') broken.push(message);
      else resolve(message.slices);
    });
  });
}

/**
 * Counts the sessions in files over several threads. Each thread takes the next file when it is done with one; what they count is
 * added up, so that it is the same for any number of threads.
 */
export async function countFiles(
  files: readonly string[],
  threads: number,
  funnels: readonly Funnel[] = [],
): Promise<Counted> {
  const folder = mkdtempSync(join(tmpdir(), 'loadout-traffic-'));
  try {
    const module = await bundledWorker(folder);
    const left = [...files];
    const broken: BrokenFile[] = [];
    const counted = await Promise.all(
      Array.from({ length: Math.max(1, Math.min(threads, files.length)) }, () =>
        runWorker(new Worker(module, { workerData: { funnels } }), () => left.shift() ?? null, broken),
      ),
    );
    return {
      slices: counted.reduce(mergeSlices, {}),
      broken: broken.toSorted((a, b) => (a.file < b.file ? -1 : 1)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
