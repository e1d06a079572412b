import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { ChartState } from '../chart/chart.ts';
import type { Hierarchy, ChartEdge } from '../chart/hierarchy.ts';
import { elkIds } from './elk-ids.ts';
import { OPTIONS } from './elk-options.ts';
import { inReadingOrder } from './reading-order.ts';
import { type Labels, pillMeasurement, measureEdgeLabel } from './edge-label.ts';
import type { LayoutNode } from './layout-node.ts';
import { type RegionStacking, withStackedRegions } from './region-stacking.ts';
import type { NodeMeasurement } from './node-measurement.ts';

/** Side of the square around the dot that begins a state, in pixels. */
export const DOT = 12;

/** Between the border of a state and what is inside, in pixels. */
export const INSET = 14;

function paddingUnder(measurement: NodeMeasurement, room: number): string {
  return `[top=${measurement.height + INSET / 2},left=${INSET},bottom=${INSET},right=${INSET + room}]`;
}

/** Where an edge ends: at a state, or at the pill that stands for the containing state as a whole. */
function endIn(container: string, id: string): string {
  return id === container ? `port ${elkIds.pill(id)}` : elkIds.state(id);
}

function elkEdgesOf(container: string, { id, source, targets }: ChartEdge): ElkExtendedEdge[] {
  const label = elkIds.label(id);
  return [
    { id: elkIds.sourceLine(id), sources: [endIn(container, source)], targets: [label] },
    ...targets.map((target, index) => ({
      id: elkIds.targetLine(id, index),
      sources: [label],
      targets: [endIn(container, target)],
    })),
  ];
}

/** What a graph is built with; `elkEdges` collects its edges. */
interface GraphBuild {
  readonly hierarchy: Hierarchy;
  readonly stacking: RegionStacking;
  readonly elkEdges: ElkExtendedEdge[];
  readonly room: ReadonlyMap<string, number>;
  readonly labels: Labels;
}

/** Nodes for everything inside a state; the edges among them are collected. */
function insideOf(state: ChartState, inside: readonly LayoutNode[], build: GraphBuild): ElkNode[] {
  const { hierarchy, elkEdges } = build;
  const edgesHere = hierarchy.edgesInside(state.id);
  elkEdges.push(...edgesHere.flatMap((edge) => elkEdgesOf(state.id, edge)));
  const initial = state.states.find(({ isInitial }) => isInitial);
  const start = elkIds.start(state.id);
  if (initial !== undefined)
    elkEdges.push({ id: `from ${start}`, sources: [start], targets: [elkIds.state(initial.id)] });
  // One port: all edges that begin at the pill leave it at one point.
  const pill = elkIds.pill(state.id);
  const nodes = [
    ...inside.map((layoutNode): ElkNode => nodeOf(layoutNode, build)),
    ...edgesHere.map((edge): ElkNode => {
      const { width, height } = measureEdgeLabel(edge, build.labels);
      return { id: elkIds.label(edge.id), width, height };
    }),
  ];
  return [
    ...(initial === undefined ? [] : [{ id: start, width: DOT, height: DOT }]),
    ...(hierarchy.endsAtWhole(state.id)
      ? [{ id: pill, width: pillMeasurement.width, height: pillMeasurement.height, ports: [{ id: `port ${pill}` }] }]
      : []),
    ...(state.kind === 'parallel' && edgesHere.length === 0
      ? withStackedRegions(inside, build.stacking, nodes, build.elkEdges)
      : inReadingOrder(state, edgesHere, nodes)),
  ];
}

function nodeOf({ state, measurement, inside, width, height }: LayoutNode, build: GraphBuild): ElkNode {
  if (inside === null) return { id: elkIds.state(state.id), width, height };
  return {
    id: elkIds.state(state.id),
    children: insideOf(state, inside, build),
    layoutOptions: {
      'elk.padding': paddingUnder(measurement, build.room.get(state.id) ?? 0),
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${measurement.width},${measurement.height})`,
    },
  };
}

/** One set of options to lay out a graph with. */
export interface LayoutVariant {
  readonly direction: 'DOWN' | 'RIGHT';
  /** `flow`: from the initial state on. `short`: with the fewest edges that lead back. */
  readonly order: 'flow' | 'short';
  readonly stacking: RegionStacking;
  readonly labels: Labels;
}

/**
 * The inside of a state as a graph for ELK.
 *
 * @param room pixels that compound states get in addition on their right, by their ids
 */
export function graphOf(
  { state, measurement, inside }: LayoutNode,
  hierarchy: Hierarchy,
  variant: LayoutVariant,
  room: ReadonlyMap<string, number>,
): ElkNode {
  const { direction, order, stacking, labels } = variant;
  const elkEdges: ElkExtendedEdge[] = [];
  const children = insideOf(state, inside ?? [], { hierarchy, stacking, elkEdges, room, labels });
  return {
    id: elkIds.state(state.id),
    children,
    edges: elkEdges,
    layoutOptions: {
      ...OPTIONS,
      'elk.direction': direction,
      'elk.layered.cycleBreaking.strategy': order === 'flow' ? 'MODEL_ORDER' : 'GREEDY',
      'elk.padding': paddingUnder(measurement, room.get(state.id) ?? 0),
    },
  };
}
