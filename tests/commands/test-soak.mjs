import { Worker } from 'node:worker_threads';
import { EXIT_AFTER_INTERRUPT, isStopped, npmRun } from './npm-run.mjs';
import { wholeNumberFor } from './options.mjs';

/**
 * Runs unit and browser tests so many times while a loop keeps one core busy. Answers how many runs failed.
 *
 * @type {(times: number) => Promise<number>}
 */
const soak = async (times) => {
  const busy = new Worker('for (;;);', { eval: true });
  let failed = 0;
  for (let run = 1; run <= times && !isStopped(); run += 1) {
    let isWell = true;
    for (const script of ['test:unit', 'test:browser']) isWell = (await npmRun(script)) && isWell;
    failed += Number(!isWell);
    console.log(`soak: run ${run} of ${times} ${isWell ? 'passed' : 'FAILED'}, ${failed} failed so far`);
  }
  await busy.terminate();
  return failed;
};

/**
 * Runs `npm run test:soak`: unit and browser tests ten times in a row (`-- 3`: three times) while a loop keeps one core
 * busy, and counts the runs that failed. A suite that depends on time or order fails here first. A number of times that
 * is none is refused: no run at all would pass.
 */
try {
  const failed = await soak(wholeNumberFor('npm run test:soak', process.argv[2] ?? '10'));
  process.exitCode = isStopped() ? EXIT_AFTER_INTERRUPT : Number(failed > 0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
