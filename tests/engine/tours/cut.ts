import { type Route } from './euler.ts';
import { shortestTree } from './shortest.ts';
import type { Digraph } from './tour.ts';

/** How long a walk may get, and what each further start costs, in steps. */
export interface CutOptions {
  readonly longest: number;
  readonly resetCost: number;
}

/**
 * What an arc brings to a set of walks: itself, where every arc is to be walked; or the names of the transitions that it
 * runs.
 */
export type ItemsOf = (arc: number) => readonly (string | number)[];

/** For each place of the routes, whether it brings something for the first time: the only places that must be kept. */
function firstPlaces(routes: readonly Route[], itemsOf: ItemsOf): boolean[][] {
  const seen = new Set<string | number>();
  return routes.map((route) =>
    route.map((arc) => {
      const isFirst = itemsOf(arc).some((item) => !seen.has(item));
      for (const item of itemsOf(arc)) seen.add(item);
      return isFirst;
    }),
  );
}

/**
 * Cuts walks so that none is longer than `longest` steps, starts not counted. Each piece goes to its first arc the
 * shortest way; the cheapest places to cut are found by dynamic programming, and what was walked before is left out
 * where a piece ends or begins. An arc that lies too deep for the limit gets a walk of its own, as long as it must be.
 */
export function cutRoutes(
  graph: Digraph,
  routes: readonly Route[],
  { longest, resetCost }: CutOptions,
  itemsOf: ItemsOf = (arc) => [arc],
): Route[] {
  const tree = shortestTree(graph);
  const needed = firstPlaces(routes, itemsOf);
  const depth = (arc: number | undefined): number => tree.distance[graph.arcs[arc ?? -1]?.from ?? 0] ?? 0;

  const cut = (route: Route, isNeeded: readonly boolean[]): Route[] => {
    const next = (place: number): number => {
      let at = place;
      while (at < route.length && isNeeded[at] !== true) at += 1;
      return at;
    };
    const best: { cost: number; end: number }[] = Array.from({ length: route.length + 1 }, () => ({ cost: 0, end: 0 }));
    for (let from = route.length - 1; from >= 0; from -= 1) {
      if (isNeeded[from] !== true) continue;
      const before = depth(route[from]);
      let choice = { cost: Infinity, end: from };
      for (let end = from; end < route.length; end += 1) {
        const arcs = before + end - from + 1;
        if (arcs - 1 > longest && choice.cost < Infinity) break;
        if (isNeeded[end] !== true) continue;
        const cost = resetCost + arcs - 1 + (best[next(end + 1)]?.cost ?? 0);
        if (cost < choice.cost) choice = { cost, end };
      }
      best[from] = choice;
    }
    const pieces: Route[] = [];
    for (let from = next(0); from < route.length; from = next((best[from]?.end ?? from) + 1)) {
      const end = best[from]?.end ?? from;
      const start = graph.arcs[route[from] ?? -1]?.from ?? 0;
      pieces.push([...tree.wayTo(start), ...route.slice(from, end + 1)]);
    }
    return pieces;
  };
  return routes.flatMap((route, index) => cut(route, needed[index] ?? []));
}
