import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { Names } from '../../src/atlas/traffic/names.ts';
import { type Funnel, type HandedCounts, TallyCounter } from '../../src/atlas/traffic/tally.ts';
import type { WorkerReport, WorkerTask } from './worker.ts';

/** A file of which some sessions could not be read. */
export interface BrokenFile {
  readonly file: string;
  readonly sessions: number;
}

/** What was counted, and what could not be. */
export interface Counted {
  readonly counter: TallyCounter;
  readonly broken: readonly BrokenFile[];
}

/**
 * The megabytes that a thread takes for what it has just made: a session lives as long as it is counted, and with more room they only
 * stay longer.
 */
const YOUNG = 12;

/** Threads of Node run JavaScript alone: the worker with all that it imports as one module, in a folder of its own. */
async function bundledWorker(folder: string): Promise<string> {
  const file = join(folder, 'worker.mjs');
  const [bundle, worker] = ['bundle.mjs', 'worker.ts'].map((name) => fileURLToPath(new URL(name, import.meta.url)));
  await promisify(execFile)(process.execPath, [bundle ?? '', worker ?? '', file]);
  return file;
}

/** Gives a thread files until none is left, and returns what it has counted. @throws where the thread does */
function runWorker(worker: Worker, next: () => WorkerTask, broken: BrokenFile[]): Promise<HandedCounts> {
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('message', (message: WorkerReport) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      if (message.kind === 'wants') worker.postMessage(next());
      else if (message.kind === 'broken') broken.push(message);
      else resolve(message.counts);
    });
  });
}

/**
 * Counts the sessions in files over several threads. Each thread takes the next file when it is done with one; what they count is
 * added up, so that it is the same for any number of threads. `npm run traffic` has each thread clear up by itself
 * (`--single-threaded-gc`): with helpers there would be more threads than cores, and two threads took an eighth longer.
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
    const counter = new TallyCounter(new Names(), funnels);
    const options = { workerData: { funnels }, resourceLimits: { maxYoungGenerationSizeMb: YOUNG } };
    await Promise.all(
      Array.from({ length: Math.max(1, Math.min(threads, files.length)) }, async () =>
        counter.addCounts(await runWorker(new Worker(module, options), () => left.shift() ?? null, broken)),
      ),
    );
    return { counter, broken: broken.toSorted((a, b) => (a.file < b.file ? -1 : 1)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
