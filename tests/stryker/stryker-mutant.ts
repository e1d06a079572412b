import { readFileSync } from 'node:fs';
import type { MutantResult } from '@stryker-mutator/api/core';
import type { CodeMutant } from '../engine/mutants/equivalent-mutants.ts';

/** What became of one of Stryker's mutants. `slow`: its tests did not end in time, a kill. `broken`: it was not tried. */
type StrykerStatus = 'killed' | 'slow' | 'survived' | 'ignored' | 'broken';

/** One mutant of Stryker's: the change of the code, and its result. */
export interface StrykerMutant extends CodeMutant {
  readonly machine: string;
  readonly status: StrykerStatus;
  /** The rule that leaves it out, or what went wrong; empty where there is nothing to say. */
  readonly why: string;
}

const STATUSES: Readonly<Record<MutantResult['status'], StrykerStatus>> = {
  Killed: 'killed',
  Timeout: 'slow',
  Survived: 'survived',
  NoCoverage: 'survived',
  Ignored: 'ignored',
  CompileError: 'broken',
  RuntimeError: 'broken',
  Pending: 'broken',
};

function inOneLine(code: string): string {
  return code.replaceAll(/\s+/g, ' ').trim();
}

/** The code at a place. Lines and columns count from 1; the end is the first column that no longer belongs to it. */
function codeAt(source: string, { start, end }: MutantResult['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const whole = lines.map((line, place) => (place === lines.length - 1 ? line.slice(0, end.column - 1) : line));
  return inOneLine([whole[0]?.slice(start.column - 1), ...whole.slice(1)].join('\n'));
}

/** What Stryker says of a mutant of a machine, whose code lies under `root`. */
export function strykerMutantOf(machine: string, mutant: MutantResult, root: URL): StrykerMutant {
  const file = mutant.fileName.slice(mutant.fileName.lastIndexOf('machines/'));
  const source = readFileSync(new URL(file, root), 'utf8');
  const { start } = mutant.location;
  const status = STATUSES[mutant.status];
  return {
    machine,
    at: `${file}:${start.line}:${start.column}`,
    mutator: mutant.mutatorName,
    code: codeAt(source, mutant.location),
    replacement: inOneLine(mutant.replacement),
    line: inOneLine(source.split('\n')[start.line - 1] ?? ''),
    status,
    why: status === 'killed' ? '' : (mutant.statusReason ?? ''),
  };
}

/** How many mutants have one of these statuses. */
export function countOf(mutants: readonly StrykerMutant[], ...wanted: StrykerStatus[]): number {
  return mutants.filter(({ status }) => wanted.includes(status)).length;
}

/** The share of mutants killed, of all that were not left out by rule. 1 where there are none. */
export function scoreOf(mutants: readonly StrykerMutant[]): number {
  const killed = countOf(mutants, 'killed', 'slow');
  const counted = killed + countOf(mutants, 'survived', 'broken');
  return counted === 0 ? 1 : killed / counted;
}

/** Where a mutant is and what it does, in one line. */
export function wordsOf({ at, mutator, code, replacement }: StrykerMutant): string {
  return `${at} ${mutator}: ${code} → ${replacement}`;
}
