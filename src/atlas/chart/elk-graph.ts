import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { ChartState } from './chart.ts';
import type { Family, Way } from './family.ts';
import { names } from './elk-names.ts';
import { OPTIONS } from './elk-options.ts';
import { flowOf } from './flow.ts';
import { pillFace, wayFaceOf } from './label-face.ts';
import type { Measured } from './measured.ts';
import { type Piling, piledUp } from './piling.ts';
import type { Face } from './state-face.ts';

export const DOT = 12;
export const INSET = 14;

function paddingUnder(face: Face, room: number): string {
  return `[top=${face.height + INSET / 2},left=${INSET},bottom=${INSET},right=${INSET + room}]`;
}

/** A state as a whole stands for itself inside itself. */
function endIn(host: string, id: string): string {
  return id === host ? `port ${names.pill(id)}` : names.state(id);
}

function edgesOf(host: string, { id, source, targets }: Way): ElkExtendedEdge[] {
  const words = names.words(id);
  return [
    { id: names.leave(id), sources: [endIn(host, source)], targets: [words] },
    ...targets.map((target, place) => ({
      id: names.reach(id, place),
      sources: [words],
      targets: [endIn(host, target)],
    })),
  ];
}

/** What a graph is made with, and its edges as they are found. */
interface Plot {
  readonly family: Family;
  readonly piling: Piling;
  readonly edges: ElkExtendedEdge[];
  readonly room: ReadonlyMap<string, number>;
}

/** Nodes for all that stands inside a state; the edges among them are added to the plot. */
function insideOf(state: ChartState, inside: readonly Measured[], plot: Plot): ElkNode[] {
  const { family, edges } = plot;
  const hosted = family.hostedBy(state.id);
  edges.push(...hosted.flatMap((way) => edgesOf(state.id, way)));
  const initial = state.states.find(({ isInitial }) => isInitial);
  const start = names.start(state.id);
  if (initial !== undefined) edges.push({ id: `from ${start}`, sources: [start], targets: [names.state(initial.id)] });
  // All ways that begin at the pill leave it at one point, and part on their way.
  const pill = names.pill(state.id);
  const nodes = [
    ...inside.map((measured): ElkNode => nodeOf(measured, plot)),
    ...hosted.map((way): ElkNode => {
      const { width, height } = wayFaceOf(way);
      return { id: names.words(way.id), width, height };
    }),
  ];
  return [
    ...(initial === undefined ? [] : [{ id: start, width: DOT, height: DOT }]),
    ...(family.isWhole(state.id)
      ? [{ id: pill, width: pillFace.width, height: pillFace.height, ports: [{ id: `port ${pill}` }] }]
      : []),
    ...(state.kind === 'parallel' && hosted.length === 0
      ? piledUp(inside, plot.piling, nodes, plot.edges)
      : flowOf(state, hosted, nodes)),
  ];
}

function nodeOf({ state, face, inside, width, height }: Measured, plot: Plot): ElkNode {
  if (inside === null) return { id: names.state(state.id), width, height };
  return {
    id: names.state(state.id),
    children: insideOf(state, inside, plot),
    layoutOptions: {
      'elk.padding': paddingUnder(face, plot.room.get(state.id) ?? 0),
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${face.width},${face.height})`,
    },
  };
}

/** One way to lay out a graph. */
export interface Trial {
  readonly direction: 'DOWN' | 'RIGHT';
  /** `flow`: from the initial state on. `short`: with the fewest ways that lead back. */
  readonly order: 'flow' | 'short';
  readonly piling: Piling;
}

/**
 * The inside of a state as a graph for the engine.
 *
 * @param room pixels that outer states get on their right, by their ids
 */
export function graphOf(
  { state, face, inside }: Measured,
  family: Family,
  trial: Trial,
  room: ReadonlyMap<string, number>,
): ElkNode {
  const { direction, order, piling } = trial;
  const edges: ElkExtendedEdge[] = [];
  const children = insideOf(state, inside ?? [], { family, piling, edges, room });
  return {
    id: names.state(state.id),
    children,
    edges,
    layoutOptions: {
      ...OPTIONS,
      'elk.direction': direction,
      'elk.layered.cycleBreaking.strategy': order === 'flow' ? 'MODEL_ORDER' : 'GREEDY',
      'elk.padding': paddingUnder(face, room.get(state.id) ?? 0),
    },
  };
}
