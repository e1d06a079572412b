import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { failuresOf } from '../../commands/failed-tests.mjs';
import { reports, root } from '../build/build.ts';
import { parseModule } from '../build/syntax.ts';
import { type Numbered, wovenModule } from '../build/weave.ts';
import { TOLD, type ToldMutant } from './told-mutant.ts';

/** A mutant that keeps a test busy for so long is told from the shop by that. Without a mutant all of them take up to two minutes. */
const LONGEST_MS = 300_000;

/** Runs specs in a process of their own. @returns the first test that failed, with what it said, or null */
function failureOf(told: ToldMutant, args: readonly string[]): Promise<string | null> {
  const fileOf = (what: string): string => join(reports, `${what}-${told.id}-${process.pid}.json`);
  const [toldFile, report] = [fileOf('told'), fileOf('units')];
  writeFileSync(toldFile, JSON.stringify(told));
  const cli = join(root, 'node_modules/vitest/vitest.mjs');
  const fixed = ['--config', 'tests/vitest.page-mutants.config.ts', '--reporter', 'json', '--outputFile', report];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [cli, ...args, '--run', ...fixed], {
      cwd: root,
      // The build has made this a process of production, in which nothing can be used by chance.
      env: { ...process.env, NODE_ENV: 'test', [TOLD]: toldFile },
      stdio: 'ignore',
      timeout: LONGEST_MS,
      killSignal: 'SIGKILL',
    });
    child.once('exit', (code, signal) => {
      const written = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
      for (const file of [toldFile, report]) rmSync(file, { force: true });
      const [first] = failuresOf(written);
      const ended = signal === null ? `it ended with ${code}` : `it had not ended after ${LONGEST_MS} ms`;
      resolve(code === 0 ? null : first === undefined ? ended : `${first.title}: ${first.message}`);
    });
  });
}

/** Runs the generated specs without a mutant. @throws where one of them is red: it would judge none */
export async function assureGreenUnits(): Promise<void> {
  const failure = await failureOf({ id: 0, file: '', source: '' }, ['run']);
  if (failure !== null) throw new Error(`Red without a mutant: ${failure}`);
}

/**
 * Runs those generated specs without a browser that load the module of a mutant, with the mutant in it.
 *
 * @returns the first test that failed, with what it said, or null; null, too, where the mutant is in no module
 */
export async function unitFailureOn({ id, mutant }: Numbered): Promise<string | null> {
  if (mutant.kind !== 'script') return null;
  const { file } = mutant;
  const source = wovenModule(parseModule(file, readFileSync(join(root, file), 'utf8')), [{ id, mutant }]);
  return failureOf({ id, file, source }, ['related', join(root, file)]);
}
