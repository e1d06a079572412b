import type { CutOptions, ItemsOf } from './cut.ts';
import type { Route } from './euler.ts';
import { arcsByNode } from './shortest.ts';
import type { Digraph } from './tour.ts';

/** The nearest arc that brings something new, and the arcs on the way to it. */
interface Find {
  readonly way: readonly number[];
  readonly arc: number;
}

/**
 * Walks that meet every item at least once, few and short: from where a walk is, on to the nearest arc that brings
 * something new, unless a new start gets there cheaper or the walk is full. Of equally near arcs the one that brings most
 * wins, then the first. Afterwards walks and tails that bring nothing of their own are dropped.
 *
 * @param itemsOf what an arc brings: the names of the transitions that it runs
 */
export function coverItems(graph: Digraph, itemsOf: ItemsOf, { longest, resetCost }: CutOptions): Route[] {
  const leaving = arcsByNode(graph);
  const open = new Set(graph.arcs.flatMap((_, arc) => [...itemsOf(arc)]));
  const countNew = (arc: number): number => itemsOf(arc).filter((item) => open.has(item)).length;

  const nearest = (from: number, reach: number): Find | null => {
    const into = new Map<number, number>();
    let ring = [from];
    for (let far = 0; far < reach && ring.length > 0; far += 1) {
      const arcs = ring.flatMap((node) => leaving[node] ?? []);
      const best = arcs.reduce((found, arc) => (countNew(arc) > countNew(found) ? arc : found), arcs[0] ?? -1);
      if (best >= 0 && countNew(best) > 0)
        return { way: wayFrom(from, graph.arcs[best]?.from ?? from, into), arc: best };
      const beyond: number[] = [];
      for (const arc of arcs) {
        const to = graph.arcs[arc]?.to ?? from;
        if (to === from || into.has(to)) continue;
        into.set(to, arc);
        beyond.push(to);
      }
      ring = beyond;
    }
    return null;
  };
  const wayFrom = (from: number, to: number, into: ReadonlyMap<number, number>): number[] => {
    const way: number[] = [];
    for (let node = to; node !== from;) {
      const arc = into.get(node) ?? -1;
      way.unshift(arc);
      node = graph.arcs[arc]?.from ?? from;
    }
    return way;
  };

  const routes: number[][] = [];
  let route: number[] = [];
  let at = 0;
  while (open.size > 0) {
    const onward = route.length === 0 ? null : nearest(at, longest + 1 - route.length);
    const anew = nearest(0, Infinity);
    if (anew === null) throw new Error(`Out of reach: ${[...open].join(', ')}`);
    const isOnward = onward !== null && onward.way.length + 1 <= anew.way.length + resetCost;
    if (!isOnward && route.length > 0) {
      routes.push(route);
      route = [];
    }
    const { way, arc } = isOnward ? onward : anew;
    route.push(...way, arc);
    at = graph.arcs[arc]?.to ?? 0;
    for (const passed of [...way, arc]) for (const item of itemsOf(passed)) open.delete(item);
  }
  return prune([...routes, route], itemsOf);
}

/**
 * Drops ends of walks, and so whole walks, that bring nothing that the others do not bring as well. Short walks go
 * first.
 */
export function prune(routes: readonly Route[], itemsOf: ItemsOf): Route[] {
  const count = new Map<string | number, number>();
  const add = (arc: number, by: number): void => {
    for (const item of itemsOf(arc)) count.set(item, (count.get(item) ?? 0) + by);
  };
  for (const arc of routes.flat()) add(arc, 1);
  const trimmed = routes
    .toSorted((a, b) => a.length - b.length)
    .map((route) => {
      let end = route.length;
      for (
        let arc = route[end - 1];
        arc !== undefined && itemsOf(arc).every((item) => (count.get(item) ?? 0) > 1);
        arc = route[end - 1]
      ) {
        add(arc, -1);
        end -= 1;
      }
      return route.slice(0, end);
    });
  return trimmed.filter((route) => route.length > 0);
}
