import { tableOf } from '../commands/table.ts';
import { reasonFor } from './equivalent.ts';
import { type Fate, countOf, scoreOf, wordsOf } from './fate.ts';
import type { Findings } from './try-machine.ts';

/** The least share of Stryker's mutants that the tests of the machines must kill. */
export const LEAST_KILLED = 0.95;

const PERCENT = 100;

function rowOf(name: string, fates: readonly Fate[], seconds: number): (string | number)[] {
  return [
    name,
    fates.length,
    countOf(fates, 'killed'),
    countOf(fates, 'slow'),
    countOf(fates, 'survived'),
    countOf(fates, 'broken'),
    countOf(fates, 'ignored'),
    `${(scoreOf(fates) * PERCENT).toFixed(1)} %`,
    Math.round(seconds),
  ];
}

/** Mutants that are said to be the same machine, and yet were killed: the reason given is wrong. */
export function wronglyEqual(fates: readonly Fate[]): Fate[] {
  return fates.filter((fate) => fate.fate === 'killed' && reasonFor(fate) !== undefined);
}

/** One survivor: where it is, what it does, and why no test can show it, where that is so. */
function lineOf(fate: Fate): string {
  const reason = reasonFor(fate);
  return [
    `  ${wordsOf(fate)}`,
    ...(reason === undefined ? [] : [`    equal: ${reason}`]),
    ...(fate.why === '' ? [] : [`    ${fate.why}`]),
  ].join('\n');
}

/** Survivors by place, what was left out by which rule, and killed and survived for each machine and in all. */
export function strykerReport(findings: readonly Findings[]): string {
  const fates = findings.flatMap((one) => one.fates);
  const section = (title: string, some: readonly Fate[]): string =>
    [`${title}: ${some.length === 0 ? 'none' : some.length}`, ...some.map(lineOf)].join('\n');
  const all = (wanted: Fate['fate']): Fate[] => fates.filter(({ fate }) => fate === wanted);
  const ignored = all('ignored');
  const rules = [...new Set(ignored.map(({ why }) => why))].sort();
  return [
    section('Survived', all('survived')),
    section('Not ended in time', all('slow')),
    section('Not tried', all('broken')),
    section('Said to be equal, but killed', wronglyEqual(fates)),
    tableOf([
      ['left out by rule', 'mutants'],
      ...rules.map((rule) => [rule, ignored.filter(({ why }) => why === rule).length]),
    ]),
    tableOf([
      ['machine', 'mutants', 'killed', 'slow', 'survived', 'not tried', 'left out', 'score', 's'],
      ...findings.map((one) => rowOf(one.machine, one.fates, one.seconds)),
      rowOf(
        'all',
        fates,
        findings.reduce((sum, { seconds }) => sum + seconds, 0),
      ),
    ]),
  ].join('\n\n');
}
