import { withNudgedLabels, missingWidths } from './label-nudging.ts';
import type { Chart, ChartState } from '../chart/chart.ts';
import { runElk } from './run-elk.ts';
import { type LayoutVariant, graphOf } from './elk-graph.ts';
import { elkIds } from './elk-ids.ts';
import { hierarchyOf } from '../chart/hierarchy.ts';
import type { Labels } from './edge-label.ts';
import { cheapest, WIDEST } from './layout-cost.ts';
import type { LayoutNode } from './layout-node.ts';
import { fragmentFromElk } from './from-elk.ts';
import { type LayoutFragment, stateFragment } from './layout-fragment.ts';
import { isRegion, arrangedRegions } from './regions.ts';
import type { ChartLayout } from './shapes.ts';
import { measureNode } from './node-measurement.ts';

/** The options that are tried; the result that costs least is kept. Narrow labels are for a chart that is too wide: it goes down. */
function variantsFor({ inside }: LayoutNode, labels: Labels): LayoutVariant[] {
  return (labels === 'usual' ? (['DOWN', 'RIGHT'] as const) : (['DOWN'] as const)).flatMap((direction) =>
    (['flow', 'short'] as const).flatMap((order) =>
      (hasRegions(inside ?? []) ? (['unconnected', 'all'] as const) : (['unconnected'] as const)).map((stacking) => ({
        direction,
        order,
        stacking,
        labels,
      })),
    ),
  );
}

function hasRegions(inside: readonly LayoutNode[]): boolean {
  return inside.some((one) => one.inside !== null && (one.state.kind === 'parallel' || hasRegions(one.inside)));
}

/**
 * Lays out states from the inside outwards. A state whose border no transition crosses is laid out by itself, and is one
 * fixed box from then on.
 */
export async function layoutOf(chart: Chart): Promise<ChartLayout> {
  const hierarchy = hierarchyOf(chart);
  const closed = new Map<string, LayoutFragment>();

  const fragmentOf = async (state: ChartState): Promise<LayoutFragment> => {
    const measurement = measureNode(state, hierarchy.rowsOf(state.id));
    if (state.states.length === 0) return stateFragment(state, measurement, isRegion(state, hierarchy));
    const hasFreeRegions = state.kind === 'parallel' && hierarchy.edgesInside(state.id).length === 0;
    if (hasFreeRegions && !state.states.some(({ id }) => hierarchy.isCrossed(id))) {
      const regions: LayoutFragment[] = [];
      for (const region of state.states) regions.push(await fragmentOf(region));
      return arrangedRegions(state, regions, hierarchy);
    }
    const inside: LayoutNode[] = [];
    for (const child of state.states) inside.push(await layoutNodeOf(child));
    const layoutNode = { state, measurement, inside, width: 0, height: 0 };
    const usual = await tried(layoutNode, 'usual');
    const best = cheapest(usual);
    if (best.width <= WIDEST) return best;
    const narrow = await tried(layoutNode, 'narrow');
    const fitting = narrow.filter(({ width }) => width <= WIDEST);
    return cheapest(fitting.length === 0 ? [...usual, ...narrow] : fitting);
  };

  const tried = async (layoutNode: LayoutNode, labels: Labels): Promise<LayoutFragment[]> => {
    const fragments: LayoutFragment[] = [];
    for (const variant of variantsFor(layoutNode, labels))
      fragments.push(withNudgedLabels(await wideEnough(layoutNode, variant)));
    return fragments;
  };

  /** Lays out a state, and once more with more room where states in it are too narrow for their labels. */
  const wideEnough = async (layoutNode: LayoutNode, variant: LayoutVariant): Promise<LayoutFragment> => {
    const attempt = async (room: ReadonlyMap<string, number>): Promise<LayoutFragment> => {
      const graph = await runElk(graphOf(layoutNode, hierarchy, variant, room));
      return fragmentFromElk(graph, layoutNode, hierarchy, closed, (one) => isRegion(one, hierarchy), variant.labels);
    };
    const fragment = await attempt(new Map());
    const missing = missingWidths(fragment);
    return missing.size === 0 ? fragment : attempt(missing);
  };

  const layoutNodeOf = async (state: ChartState): Promise<LayoutNode> => {
    const measurement = measureNode(state, hierarchy.rowsOf(state.id));
    if (state.states.length > 0 && hierarchy.isCrossed(state.id)) {
      const inside: LayoutNode[] = [];
      for (const child of state.states) inside.push(await layoutNodeOf(child));
      return { state, measurement, inside, width: measurement.width, height: measurement.height };
    }
    const fragment = await fragmentOf(state);
    closed.set(elkIds.state(state.id), fragment);
    return { state, measurement, inside: null, width: fragment.width, height: fragment.height };
  };

  return { id: chart.id, ...(await fragmentOf(chart.root)) };
}
