import { type WalkFile, formatWalkFile } from '../../engine/walk-files/walk-file.ts';
import { type Edge, type Graph, coverageOf } from '../../engine/graph/graph.ts';
import { leafPaths } from '../../engine/machine/state-words.ts';
import { planTransitions } from '../../engine/tours/plan.ts';
import { cellName, cellsAt, sneaksOf } from '../../engine/sneak-matrix/sneak-matrix.ts';
import { leafCells, sneaksAlong } from '../../engine/sneak-matrix/sneaks-along.ts';
import type { PageDriver } from '../driver.ts';
import { pageGraph } from './page-graph.ts';

/** Most steps of a walk on a page. */
const LONGEST = 25;
/** Most steps of a walk on a page with the ignored events that it sends on its way: those take little time. */
const LONGEST_WITH_SNEAKS = 120;
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

/** What an edge shows of the state that it leads to, one leaf state at a time; and its stimulus. */
function partsOn({ vertices }: Graph, { to, stimulus }: Edge): string[] {
  const vertex = vertices[to];
  if (!vertex) return [];
  const { state, tags } = vertex.seen;
  return [
    `sent ${stimulus.words}`,
    ...leafPaths(state).flatMap((leaf) => [leaf, ...tags.map((tag) => `${leaf} tagged ${tag}`)]),
    ...leafCells(state, vertex.ignored),
  ];
}

/**
 * Plans the walks of a driver. First those that take each transition, send each stimulus, reach each leaf state with each of its
 * tags, and see each stimulus ignored in each leaf state that ignores it. Then what these leave out of each transition, and of
 * each event to ignore, in each state value.
 */
export function makePageWalkFile(driver: PageDriver): PageWalkFile {
  const graph = pageGraph(driver);
  const lengths = { longest: LONGEST, resetCost: LOAD_COST };
  const screenOn = ({ to }: Edge): string[] => {
    const vertex = graph.vertices[to];
    return vertex && driver.screen ? [`screen ${driver.screen(vertex.seen)}`] : [];
  };
  // A start costs more than a detour: the walks come to each state that has something to ignore, and to each screen.
  const plan = planTransitions(graph, { ...lengths, also: (edge) => [...screenOn(edge), ...partsOn(graph, edge)] });
  const first = sneaksAlong(graph, plan.list, { longest: LONGEST_WITH_SNEAKS, per: 'leaf' });
  const sentFirst = new Set(first.cells.map(cellName));
  const more = planTransitions(graph, {
    ...lengths,
    each: driver.each,
    also: ({ to }) => {
      const vertex = graph.vertices[to];
      return vertex ? cellsAt(vertex).filter((cell) => !sentFirst.has(cell)) : [];
    },
    after: plan.list,
    kind: 'configurations',
  });
  const along = sneaksAlong(graph, more.list, { longest: LONGEST_WITH_SNEAKS, but: sentFirst });
  const sent = [...first.cells, ...along.cells];
  const sneaks = sneaksOf(graph, { per: 'configuration', longest: LONGEST, but: new Set(sent.map(cellName)) });
  const cells = sent.length + sneaks.cells.length;
  const { declared, reached, missing } = coverageOf(graph);
  const left = missing.map((name) => ({ name, because: driver.unreachable?.[name] ?? '' }));
  const head = [
    `transitions: ${reached} of ${declared} by ${plan.walks} walks, ${plan.steps} steps, each once`,
    ...left.map(({ name, because }) => `not on a page: ${name}, ${because}`),
    `configurations: ${more.walks} more walks, ${more.steps} steps, each ${driver.each} once`,
    `sneaks: ${cells} cells of states by events to ignore, ${sent.length} on these walks, ${sneaks.cells.length} on ${sneaks.walks.length} more`,
  ];
  const walkFile = { id: driver.id, head, walks: [...first.walks, ...along.walks, ...sneaks.walks] };
  return {
    walkFile,
    text: formatWalkFile(walkFile),
    coverage: { declared, walked: reached, left },
    cells,
  };
}
