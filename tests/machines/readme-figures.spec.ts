import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { requirementIds } from '../requirements/requirements.ts';
import { withCommitted } from '../walks/facts.ts';
import { notObserved } from '../walks/not-observed.ts';
import { drivers } from './drivers.ts';
import { equivalents } from './equivalents.ts';
import { models } from './models.ts';

/** Walks of all machines are planned anew, which takes a busy machine a minute. In milliseconds. */
const SLOW_MACHINE = 60_000;

/** The README without the spaces that line its tables up. */
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8').replaceAll(/ +/gu, ' ');

function sum(numbers: readonly number[]): string {
  return numbers.reduce((total, number) => total + number, 0).toLocaleString('en-US');
}

describe('The figures of the README', { timeout: SLOW_MACHINE }, () => {
  const made = Object.values(models).map((model) => withCommitted(model).made);
  const transitions = made.reduce((total, { graph }) => total + graph.transitions.length, 0);
  const unreachable = Object.values(drivers).flatMap((driver) => Object.keys(driver.unreachable ?? {}));

  it.each([
    ['machines', `transitions of ${made.length} machines`],
    ['transitions', `| ${transitions} of ${transitions} |`],
    ['edges', `tours: ${sum(made.map(({ graph }) => graph.edges.length))} edges in`],
    ['walks', `in ${sum(made.map(({ tour }) => tour.walks))} walks and`],
    ['steps', `and ${sum(made.map(({ tour }) => tour.steps))} steps;`],
    ['sneak cells', `each sent | ${sum(made.map(({ sneaks }) => sneaks.cells.length))} |`],
    [
      'transitions in the browser',
      `| ${transitions - unreachable.length - Object.keys(notObserved).length} of ${transitions} |`,
    ],
    ['requirements', `| ${requirementIds.length} of ${requirementIds.length} |`],
    [
      'equivalent mutants',
      `the other ${sum(Object.values(equivalents).flatMap(({ mutants }) => mutants.map((one) => one.mutants.length)))} are`,
    ],
  ])('%s: «%s»', (_what, figure) => {
    expect(readme).toContain(figure);
  });
});
