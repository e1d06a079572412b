import { tableOf } from '../commands/table.ts';
import { reasonFor } from './equivalent.ts';
import { type StrykerMutant, countOf, scoreOf, wordsOf } from './stryker-mutant.ts';
import type { Findings } from './try-machine.ts';

/** The least share of Stryker's mutants that the tests of the machines must kill. */
export const LEAST_KILLED = 0.95;

const PERCENT = 100;

function rowOf(name: string, mutants: readonly StrykerMutant[], seconds: number): (string | number)[] {
  return [
    name,
    mutants.length,
    countOf(mutants, 'killed'),
    countOf(mutants, 'slow'),
    countOf(mutants, 'survived'),
    countOf(mutants, 'broken'),
    countOf(mutants, 'ignored'),
    `${(scoreOf(mutants) * PERCENT).toFixed(1)} %`,
    Math.round(seconds),
  ];
}

/** Mutants that are listed as equivalent and were killed: the reason given is wrong. */
export function killedEquivalents(mutants: readonly StrykerMutant[]): StrykerMutant[] {
  return mutants.filter((mutant) => mutant.status === 'killed' && reasonFor(mutant) !== undefined);
}

/** One survivor: where it is, what it does, and why it is equivalent, where that is so. */
function lineOf(mutant: StrykerMutant): string {
  const reason = reasonFor(mutant);
  return [
    `  ${wordsOf(mutant)}`,
    ...(reason === undefined ? [] : [`    equivalent: ${reason}`]),
    ...(mutant.why === '' ? [] : [`    ${mutant.why}`]),
  ].join('\n');
}

/** Survivors by place, what was left out by which rule, and killed and survived for each machine and in all. */
export function strykerReport(findings: readonly Findings[]): string {
  const mutants = findings.flatMap((one) => one.mutants);
  const section = (title: string, some: readonly StrykerMutant[]): string =>
    [`${title}: ${some.length === 0 ? 'none' : some.length}`, ...some.map(lineOf)].join('\n');
  const all = (wanted: StrykerMutant['status']): StrykerMutant[] => mutants.filter(({ status }) => status === wanted);
  const ignored = all('ignored');
  const rules = [...new Set(ignored.map(({ why }) => why))].sort();
  return [
    section('Survived', all('survived')),
    section('Not ended in time', all('slow')),
    section('Not tried', all('broken')),
    section('Listed as equivalent, but killed', killedEquivalents(mutants)),
    tableOf([
      ['left out by rule', 'mutants'],
      ...rules.map((rule) => [rule, ignored.filter(({ why }) => why === rule).length]),
    ]),
    tableOf([
      ['machine', 'mutants', 'killed', 'slow', 'survived', 'not tried', 'left out', 'score', 's'],
      ...findings.map((one) => rowOf(one.machine, one.mutants, one.seconds)),
      rowOf(
        'all',
        mutants,
        findings.reduce((sum, { seconds }) => sum + seconds, 0),
      ),
    ]),
  ].join('\n\n');
}
