/** A walk through arcs by their index. */
export type Route = readonly number[];

/**
 * One closed walk from a node over every arc as often as asked, by Hierholzer's algorithm. Arcs are taken in the order
 * given.
 *
 * @throws where some arc cannot be worked in: the arcs are not balanced at every node, or not connected
 */
export function closedWalk(
  arcs: readonly { from: number; to: number }[],
  times: readonly number[],
  start: number,
): Route {
  const leaving = new Map<number, number[]>();
  for (const [index, { from }] of arcs.entries()) {
    const list = leaving.get(from) ?? [];
    if (list.length === 0) leaving.set(from, list);
    for (let copy = 0; copy < (times[index] ?? 0); copy += 1) list.push(index);
  }
  const turn = new Map<number, number>();
  const trail: { node: number; by: number }[] = [{ node: start, by: -1 }];
  const route: number[] = [];
  for (let top = trail.at(-1); top !== undefined; top = trail.at(-1)) {
    const place = turn.get(top.node) ?? 0;
    const arc = leaving.get(top.node)?.[place];
    if (arc === undefined) {
      trail.pop();
      if (top.by >= 0) route.push(top.by);
      continue;
    }
    turn.set(top.node, place + 1);
    trail.push({ node: arcs[arc]?.to ?? start, by: arc });
  }
  route.reverse();
  const wanted = times.reduce((sum, count) => sum + count, 0);
  const fits = route.every((arc, place) => place === 0 || arcs[arc]?.from === arcs[route[place - 1] ?? -1]?.to);
  const isClosed = (arcs[route.at(-1) ?? -1]?.to ?? start) === start;
  if (route.length !== wanted || !fits || !isClosed) throw new Error('The arcs are not balanced or not connected.');
  return route;
}
