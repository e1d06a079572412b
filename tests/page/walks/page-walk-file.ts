import { type WalkFile, formatWalkFile } from '../../engine/walk-files/walk-file.ts';
import { type Edge, coverageOf } from '../../engine/graph/graph.ts';
import { planTransitions } from '../../engine/tours/plan.ts';
import { cellName, cellsAt, sneaksOf } from '../../engine/sneak-matrix/sneak-matrix.ts';
import { sneaksAlong } from '../../engine/sneak-matrix/sneaks-along.ts';
import { inOrder } from '../../engine/walk-files/walk.ts';
import type { PageDriver } from '../driver.ts';
import { pageGraph } from './page-graph.ts';

/** Most steps of a walk on a page. */
const LONGEST = 25;
/** Most steps of a walk on a page with the ignored events that it sends on its way: those take little time. */
const LONGEST_WITH_SNEAKS = 80;
/** What a new start costs on a page, in steps: loading the shop takes about as long as three. */
const LOAD_COST = 3;

/** Transitions of a machine, as the browser walks them. */
export interface PageCoverage {
  readonly declared: number;
  readonly walked: number;
  /** Not walked, each with its reason; an empty reason where the driver gives none. */
  readonly left: readonly { readonly name: string; readonly because: string }[];
}

/** The walks of one machine for the browser, as its driver and its model would have them now. */
export interface PageWalkFile {
  readonly walkFile: WalkFile;
  readonly text: string;
  readonly coverage: PageCoverage;
  /** Cells of the matrix of states by events to ignore. */
  readonly cells: number;
}

/** Plans the walks of a driver: its transitions, and in each state the events that must be ignored. */
export function makePageWalkFile(driver: PageDriver): PageWalkFile {
  const graph = pageGraph(driver);
  // A start costs more than a detour: the walks come to each state that has something to ignore, and to each screen.
  const also = ({ to }: Edge): readonly string[] => {
    const vertex = graph.vertices[to];
    if (!vertex) return [];
    return [...cellsAt(vertex), ...(driver.screen ? [`screen ${driver.screen(vertex.seen)}`] : [])];
  };
  const plan = planTransitions(graph, { each: driver.each, longest: LONGEST, resetCost: LOAD_COST, also });
  const along = sneaksAlong(graph, plan.list, LONGEST_WITH_SNEAKS);
  const but = new Set(along.cells.map(cellName));
  const sneaks = sneaksOf(graph, { per: 'configuration', longest: LONGEST, but });
  const cells = along.cells.length + sneaks.cells.length;
  const { declared, reached, missing } = coverageOf(graph);
  const left = missing.map((name) => ({ name, because: driver.unreachable?.[name] ?? '' }));
  const head = [
    `transitions: ${reached} of ${declared} by ${plan.walks} walks, ${plan.steps} steps, each ${driver.each} once`,
    ...left.map(({ name, because }) => `not on a page: ${name}, ${because}`),
    `sneaks: ${cells} cells of states by events to ignore, ${along.cells.length} on these walks, ${sneaks.cells.length} on ${sneaks.walks.length} more`,
  ];
  const walkFile = { id: driver.id, head, walks: inOrder([...along.walks, ...sneaks.walks]) };
  return {
    walkFile,
    text: formatWalkFile(walkFile),
    coverage: { declared, walked: reached, left },
    cells,
  };
}
