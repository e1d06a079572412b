import { closedWalk } from './euler.ts';
import { cheapestFlow, costProvenBy } from './flow.ts';
import type { Arc } from './network.ts';

/** A directed graph to walk: node 0 is nowhere, its arcs start a walk; every node can be reached from it. */
export interface Digraph {
  readonly size: number;
  readonly arcs: readonly { readonly from: number; readonly to: number }[];
}

/** What a tour costs. */
export interface TourCost {
  readonly walks: number;
  /** Steps of all walks, starts not counted. */
  readonly steps: number;
  /** `steps + resetCost * walks`. */
  readonly cost: number;
  /** What any set of walks over all arcs must cost: each arc once, and what the cheapest returns and resets add. */
  readonly bound: number;
}

/** Walks over arcs by their index, each beginning with a start. */
export interface Tour extends TourCost {
  readonly routes: readonly (readonly number[])[];
}

/**
 * A new start is weighed as one step: in process both cost about the same, and without a price walks would be cut at
 * every chance. In a browser a start is a page load: give it the price that it has there.
 */
export const RESET_COST = 1;

const NOWHERE = 0;

/**
 * Walks over every arc that cost as little as possible: the directed Chinese postman with resets. Where a node has more
 * arcs in than out, a walk must end there or go on over arcs taken before; the cheapest choice is a minimum-cost flow.
 * Since every node is reached from the start, what the flow evens out is one closed walk, and cutting it at the resets
 * gives the walks.
 */
export function tourOf({ size, arcs }: Digraph, resetCost: number = RESET_COST): Tour {
  const roads: Arc[] = arcs.map(({ from, to }) => ({ from, to, cost: from === NOWHERE ? resetCost : 1 }));
  const resets: Arc[] = Array.from({ length: size - 1 }, (_, node) => ({ from: node + 1, to: NOWHERE, cost: 0 }));
  const all = [...roads, ...resets];
  const excess = Array.from({ length: size }, () => 0);
  for (const { from, to } of arcs) {
    excess[from] = (excess[from] ?? 0) - 1;
    excess[to] = (excess[to] ?? 0) + 1;
  }
  const { covered, prices } = cheapestFlow(size, all, excess);
  const times = all.map((_, index) => (covered[index] ?? 0) + (index < arcs.length ? 1 : 0));
  const routes = cutAtResets(closedWalk(all, times, NOWHERE), arcs.length);
  const once = roads.reduce((sum, { cost }) => sum + cost, 0);
  return { routes, ...costOf(routes, resetCost), bound: once + costProvenBy(prices, all, excess) };
}

/** The cost of walks that begin with a start each. */
export function costOf(routes: readonly (readonly number[])[], resetCost: number): Omit<TourCost, 'bound'> {
  const steps = routes.reduce((sum, route) => sum + route.length - 1, 0);
  return { walks: routes.length, steps, cost: steps + resetCost * routes.length };
}

function cutAtResets(route: readonly number[], firstReset: number): number[][] {
  const routes: number[][] = [];
  let current: number[] = [];
  for (const arc of route) {
    if (arc < firstReset) current.push(arc);
    else {
      routes.push(current);
      current = [];
    }
  }
  return routes;
}
