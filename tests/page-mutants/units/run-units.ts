import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { failuresOf } from '../../commands/failed-tests.mjs';
import { reports, root } from '../build/build.ts';
import { parseModule } from '../build/syntax.ts';
import { type Numbered, wovenModule } from '../build/weave.ts';
import { TOLD, type ToldMutant } from './told-mutant.ts';

/** Who runs all specs without a mutant waits for them. */
const NO_LIMIT = 0;

/** How many times as long as all specs without a mutant those may take that load a mutant's module. */
const TIMES = 3;

/**
 * Runs specs in a process of their own.
 *
 * @param longestMs what keeps a test busy for longer is a failure, too; without a limit where it is 0
 * @returns the first test that failed, with what it said, or null
 */
function failureOf(told: ToldMutant, args: readonly string[], longestMs: number): Promise<string | null> {
  const fileOf = (what: string): string => join(reports, `${what}-${told.id}-${process.pid}.json`);
  const [toldFile, report] = [fileOf('told'), fileOf('units')];
  writeFileSync(toldFile, JSON.stringify(told));
  const cli = join(root, 'node_modules/vitest/vitest.mjs');
  const fixed = ['--config', 'tests/vitest.page-mutants.config.ts', '--reporter', 'json', '--outputFile', report];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [cli, ...args, '--run', ...fixed], {
      cwd: root,
      // The build has made this a process of production, in which nothing can be used by chance. What `npm test` leaves out
      // judges nothing.
      env: { ...process.env, NODE_ENV: 'test', LOADOUT_WITHOUT_REPEATED: '1', [TOLD]: toldFile },
      stdio: 'ignore',
      timeout: longestMs,
      killSignal: 'SIGKILL',
    });
    child.once('exit', (code, signal) => {
      const written = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
      for (const file of [toldFile, report]) rmSync(file, { force: true });
      const [first] = failuresOf(written);
      const ended = signal === null ? `it ended with ${code}` : `it had not ended after ${longestMs} ms`;
      resolve(code === 0 ? null : first === undefined ? ended : `${first.title}: ${first.message}`);
    });
  });
}

/**
 * Runs the generated specs without a mutant.
 *
 * @returns how long they may take with one, in ms: a mutant that keeps a test busy is told from the shop by that, and a slow
 *   machine is no fault
 * @throws where one of them is red: it would judge none
 */
export async function assureGreenUnits(): Promise<number> {
  const started = performance.now();
  const failure = await failureOf({ id: 0, file: '', source: '' }, ['run'], NO_LIMIT);
  if (failure !== null) throw new Error(`Red without a mutant: ${failure}`);
  return Math.ceil(TIMES * (performance.now() - started));
}

/**
 * Runs those generated specs without a browser that load the module of a mutant, with the mutant in it.
 *
 * @param longestMs what keeps one of them busy for longer is a failure, too
 * @returns the first test that failed, with what it said, or null; null, too, where the mutant is in no module
 */
export async function unitFailureOn({ id, mutant }: Numbered, longestMs: number): Promise<string | null> {
  if (mutant.kind !== 'script') return null;
  const { file } = mutant;
  const source = wovenModule(parseModule(file, readFileSync(join(root, file), 'utf8')), [{ id, mutant }]);
  return failureOf({ id, file, source }, ['related', join(root, file)], longestMs);
}
