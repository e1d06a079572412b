import { tableOf } from '../commands/table.ts';
import type { MutantStatus, Outcome } from './run-mutants.ts';

function count(outcomes: readonly Outcome[], status: MutantStatus): number {
  return outcomes.filter((one) => one.status === status).length;
}

/** The share of mutants killed: of those that can be built and are not equivalent. 1 where there are none. */
export function scoreOf(outcomes: readonly Outcome[]): number {
  const killed = count(outcomes, 'killed');
  const counted = killed + count(outcomes, 'survived') + count(outcomes, 'stale');
  return counted === 0 ? 1 : killed / counted;
}

const PERCENT = 100;

function rowOf(name: string, outcomes: readonly Outcome[]): (string | number)[] {
  return [
    name,
    outcomes.length,
    count(outcomes, 'killed'),
    count(outcomes, 'survived') + count(outcomes, 'stale'),
    count(outcomes, 'equivalent'),
    count(outcomes, 'stillborn'),
    `${(scoreOf(outcomes) * PERCENT).toFixed(1)} %`,
  ];
}

const HEAD = ['mutants', 'killed', 'survived', 'equivalent', 'stillborn', 'score'];

function grouped(outcomes: readonly Outcome[], key: 'machine' | 'operator') {
  return [...new Set(outcomes.map((one) => one[key]))].map((name) =>
    rowOf(
      name,
      outcomes.filter((one) => one[key] === name),
    ),
  );
}

/** Survivors and equivalent ones by name, then killed and total for each operator and each machine. */
export function mutantReport(outcomes: readonly Outcome[]): string {
  const named = (status: MutantStatus): string[] =>
    outcomes.filter((one) => one.status === status).map(({ name, words }) => `  ${name}\n    ${words}`);
  const section = (title: string, lines: readonly string[]): string =>
    [`${title}: ${lines.length === 0 ? 'none' : lines.length}`, ...lines].join('\n');
  return [
    section('Equivalent', named('equivalent')),
    section('Listed as equivalent, but not equal', named('stale')),
    section('Survived', named('survived')),
    tableOf([['operator', ...HEAD], ...grouped(outcomes, 'operator')]),
    tableOf([['machine', ...HEAD], ...grouped(outcomes, 'machine'), rowOf('all', outcomes)]),
  ].join('\n\n');
}
