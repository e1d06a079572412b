import { type ChildProcess, fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MutantResult } from '@stryker-mutator/api/core';
import type { Call } from '../commands/call.ts';
import { type StrykerMutant, countOf, strykerMutantOf, wordsOf } from './stryker-mutant.ts';

/** What Stryker said of one machine, and whether it said all. */
export interface Findings {
  readonly machine: string;
  readonly isWhole: boolean;
  readonly seconds: number;
  readonly mutants: readonly StrykerMutant[];
}

/** A message of the process that runs Stryker. */
type Message = { readonly planned: number } | { readonly mutant: MutantResult };

const MUTANTS_PER_MESSAGE = 25;
const MS_PER_SECOND = 1000;
const MS_BETWEEN_LOOKS = 200;

const root = new URL('../../', import.meta.url);

/** Where Stryker puts its copies of the project: a folder for each command, for two may run at once. */
const sandbox = new URL(`reports/stryker-${process.pid}/`, root);

/** Resolves when a process has ended, to its exit code or the signal that ended it. Ctrl-C ends it. */
function ended(child: ChildProcess, { isStopped }: Call): Promise<number | string> {
  return new Promise((resolve) => {
    const look = setInterval(() => {
      void isStopped().then((stopped) => stopped && child.kill('SIGINT'));
    }, MS_BETWEEN_LOOKS);
    child.once('exit', (code, signal) => {
      clearInterval(look);
      resolve(code ?? signal ?? '');
    });
  });
}

/**
 * Lets Stryker try all mutants of `machines/<id>`, in a process of its own. Says each survivor, and now and then how
 * far it is. Ends early, with what it has, after Ctrl-C.
 *
 * @throws where Stryker gives up by itself
 */
export async function tryMachine(call: Call, machine: string): Promise<Findings> {
  const began = performance.now();
  const mutants: StrykerMutant[] = [];
  let planned = 0;
  const child = fork(fileURLToPath(new URL('child.mjs', import.meta.url)), [machine, fileURLToPath(sandbox)], {
    cwd: fileURLToPath(root),
    env: { ...process.env, LOADOUT_MACHINE: machine },
  });
  child.on('message', (message: Message) => {
    if ('planned' in message) {
      planned = message.planned;
      return;
    }
    const mutant = strykerMutantOf(machine, message.mutant, root);
    mutants.push(mutant);
    if (mutant.status === 'survived') call.say(`  survived: ${wordsOf(mutant)}`);
    if (mutants.length % MUTANTS_PER_MESSAGE === 0)
      call.say(`  ${mutants.length} of ${planned}, ${countOf(mutants, 'killed')} killed`);
  });
  const end = await ended(child, call);
  rmSync(sandbox, { recursive: true, force: true });
  if (end !== 0 && !(await call.isStopped())) throw new Error(`Stryker gave up on ${machine}: ${end}.`);
  return { machine, isWhole: end === 0, seconds: (performance.now() - began) / MS_PER_SECOND, mutants };
}
