import { type MachineId, machines } from '../../machines/index.ts';
import { words } from '../../machines/words.ts';
import type { Words } from '../../machines/words-of-machine.ts';
import { chartInWords } from '../atlas/chart/in-words.ts';
import { chartOf } from '../atlas/chart/chart-of.ts';
import type { Chart } from '../atlas/chart/chart.ts';
import { foldedChart, usualFolds } from '../atlas/chart/folding.ts';
import { joins } from '../atlas/chart/joins.ts';
import { OVERVIEW, overviewOf, overviewWords } from '../atlas/chart/overview.ts';
import { chartWithRoom } from '../atlas/chart/room-for-numbers.ts';

/** A chart that the build lays out. */
export interface BuiltChart {
  /** The machine that it is of, or the overview. */
  readonly machine: string;
  /** The file of `dist/atlas/layouts/` that holds its layout, without its ending. */
  readonly file: string;
  /** The states that are folded, by which that file finds the layout; null where it holds this one alone. */
  readonly folds: string | null;
  readonly chart: Chart;
}

/** A chart in the names of the code and in plain words, by what its files begin with. */
function inBoth(machine: string, chart: Chart, plain: Words): { machine: string; file: string; chart: Chart }[] {
  return [
    { machine, file: machine, chart },
    { machine, file: `${machine}.plain`, chart: chartInWords(chart, plain) },
  ];
}

/**
 * The charts of the register, in the names of the code and in plain words: each without and with room for the numbers of
 * traffic, and without that room as states are folded most.
 */
export function builtCharts(): BuiltChart[] {
  const overview = inBoth(OVERVIEW, chartOf(overviewOf(machines, joins)), overviewWords(joins));
  const others = Object.entries(machines).flatMap(([id, machine]) =>
    inBoth(id, chartOf(machine), words[id as MachineId]),
  );
  return [...overview, ...others].flatMap(({ machine, file, chart }) => [
    { machine, file, folds: null, chart },
    { machine, file: `${file}.traffic`, folds: null, chart: chartWithRoom(chart) },
    ...usualFolds(chart).map((folds) => ({
      machine,
      file: `${file}.folds`,
      folds: folds.join(),
      chart: foldedChart(chart, folds),
    })),
  ]);
}
