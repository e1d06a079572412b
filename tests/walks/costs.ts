import type { MadeWalkFile } from './make-walk-file.ts';
import { tableOf } from '../commands/table.ts';

/** What a tour costs against the lower bound: 1 is the optimum. */
export function costRatio({ tour }: MadeWalkFile): number {
  return tour.cost / tour.bound;
}

const DIGITS = 3;

/** A line for each machine: how much is walked, and what it costs. */
export function costTable(made: readonly MadeWalkFile[]): string {
  const head = [
    'machine',
    'transitions',
    'edges',
    'walks',
    'steps',
    'cost',
    'bound',
    'ratio',
    'sneak cells',
    'events',
    'walks',
  ];
  const rows = made.map((one) => {
    const { graph, tour, sneaks, walkFile } = one;
    const transitions = new Set(graph.edges.flatMap(({ took }) => took)).size;
    return [
      walkFile.id,
      `${transitions}/${graph.transitions.length}`,
      graph.edges.length,
      tour.walks,
      tour.steps,
      tour.cost,
      tour.bound,
      costRatio(one).toFixed(DIGITS),
      sneaks.cells.length,
      sneaks.sent,
      sneaks.walks.length,
    ];
  });
  const sum = (pick: (one: MadeWalkFile) => number): number => made.reduce((total, one) => total + pick(one), 0);
  const [cost, bound] = [sum(({ tour }) => tour.cost), sum(({ tour }) => tour.bound)];
  const total = [
    'all',
    '',
    sum(({ graph }) => graph.edges.length),
    sum(({ tour }) => tour.walks),
    sum(({ tour }) => tour.steps),
    cost,
    bound,
    (cost / bound).toFixed(DIGITS),
    sum(({ sneaks }) => sneaks.cells.length),
    sum(({ sneaks }) => sneaks.sent),
    sum(({ sneaks }) => sneaks.walks.length),
  ];
  return tableOf([head, ...rows, total]);
}
