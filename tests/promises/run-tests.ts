import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { literally } from '../facts/literally.ts';
import type { Promised } from './promised.ts';

/** What became of the tests of one title: how many of them passed and failed. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

const REPORT = 'reports/unit.json';

/** A change after which the tests go on for longer than this never lets them end, in milliseconds. */
const LONGEST = 600_000;

/** Runs spec files in a copy of the checkout, those tests alone whose titles match, if a pattern is given. */
async function run(folder: string, files: readonly string[], pattern?: string): Promise<Report> {
  const report = join(folder, REPORT);
  rmSync(report, { force: true });
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  const only = pattern === undefined ? [] : ['-t', pattern];
  const args = [vitest, 'run', '--config', 'tests/vitest.config.ts', ...files, ...only];
  await new Promise((resolve) => {
    spawn(process.execPath, args, { cwd: folder, stdio: 'ignore', timeout: LONGEST, killSignal: 'SIGKILL' }).once(
      'exit',
      resolve,
    );
  });
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { testResults: [] };
}

function outcomeIn({ testResults }: Report, { test, title }: Promised): Outcome {
  const results = testResults
    .filter(({ name }) => name.endsWith(`/${test}`))
    .flatMap(({ assertionResults }) => assertionResults.filter(({ fullName }) => fullName.includes(title)));
  const count = (status: string) => results.filter((one) => one.status === status).length;
  return { passed: count('passed'), failed: count('failed') };
}

/** What becomes of the test of each promise where nothing is broken, in one run of all files. */
export async function outcomesUnbroken(folder: string, all: readonly Promised[]): Promise<Outcome[]> {
  const report = await run(folder, [...new Set(all.map(({ test }) => test))]);
  return all.map((promised) => outcomeIn(report, promised));
}

/** What becomes of the test of one promise. */
export async function outcomeOf(folder: string, promised: Promised): Promise<Outcome> {
  const pattern = literally(promised.title);
  return outcomeIn(await run(folder, [promised.test], pattern), promised);
}
