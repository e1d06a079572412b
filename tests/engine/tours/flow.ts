import { type Arc, Network } from './network.ts';

/** The cheapest flow, and the prices that prove it is the cheapest. */
export interface Flow {
  /** Units carried by each arc, in the order given. */
  readonly covered: readonly number[];
  /** A price for each node: no arc leads up by more than its cost. */
  readonly prices: readonly number[];
}

/**
 * Shortest distances from all nodes with an excess, node by node in rings, up to the nearest node that lacks something.
 */
function raisePrices(network: Network): void {
  const { excess, leaving, prices } = network;
  const distance = excess.map((units) => (units > 0 ? 0 : Infinity));
  const rings: number[][] = [[...distance.keys()].filter((node) => distance[node] === 0)];
  let nearest = Infinity;
  for (let ring = 0; ring < rings.length && nearest === Infinity; ring += 1) {
    for (const node of rings[ring] ?? []) {
      if (distance[node] !== ring) continue;
      if ((excess[node] ?? 0) < 0) nearest = ring;
      for (const residual of leaving[node] ?? []) {
        if (network.room(residual) === 0) continue;
        const end = network.end(residual);
        const reached = ring + network.rest(node, residual);
        if (reached >= (distance[end] ?? Infinity)) continue;
        distance[end] = reached;
        while (rings.length <= reached) rings.push([]);
        rings[reached]?.push(end);
      }
    }
  }
  if (nearest === Infinity) throw new Error('No road from an excess to a lack.');
  for (const [node, far] of distance.entries()) prices[node] = (prices[node] ?? 0) + Math.min(far, nearest);
}

function isTight(network: Network, node: number, residual: number): boolean {
  return network.room(residual) > 0 && network.rest(node, residual) === 0;
}

/** How many tight arcs lie between each node and the nearest one with an excess; -1 where there is no such road. */
function levelsOf(network: Network): number[] {
  const level: number[] = network.excess.map((units) => (units > 0 ? 0 : -1));
  const queue = [...level.keys()].filter((node) => level[node] === 0);
  for (const node of queue) {
    for (const residual of network.leaving[node] ?? []) {
      const end = network.end(residual);
      if (level[end] !== -1 || !isTight(network, node, residual)) continue;
      level[end] = (level[node] ?? 0) + 1;
      queue.push(end);
    }
  }
  return level;
}

/**
 * One road over tight arcs, level by level, to a node that lacks something. `turn` keeps dead ends from being tried
 * twice.
 */
function roadFrom(network: Network, source: number, level: readonly number[], turn: number[]): number[] | null {
  const road: number[] = [];
  let node = source;
  while ((network.excess[node] ?? 0) >= 0) {
    const place = turn[node] ?? 0;
    const residual = network.leaving[node]?.[place];
    if (
      residual !== undefined &&
      level[network.end(residual)] === (level[node] ?? 0) + 1 &&
      isTight(network, node, residual)
    ) {
      road.push(residual);
      node = network.end(residual);
      continue;
    }
    if (residual === undefined) {
      const last = road.pop();
      if (last === undefined) return null;
      node = network.end(last ^ 1);
    }
    turn[node] = (turn[node] ?? 0) + 1;
  }
  return road;
}

/** Moves all that one set of levels lets through. Returns the units moved. */
function pushOnce(network: Network): number {
  const level = levelsOf(network);
  const turn = level.map(() => 0);
  let moved = 0;
  for (const source of level.keys()) {
    while ((network.excess[source] ?? 0) > 0) {
      const road = roadFrom(network, source, level, turn);
      if (road === null) break;
      moved += network.push(source, road);
    }
  }
  return moved;
}

/**
 * The cheapest way to even out: `excess[node]` units leave a node (or, below 0, are missing there). Primal-dual: one
 * phase for each distance that occurs, and in each phase as much flow as the tight arcs let through.
 *
 * @throws where what is in excess cannot reach what is missing
 */
export function cheapestFlow(size: number, arcs: readonly Arc[], excess: readonly number[]): Flow {
  const network = new Network(size, arcs, excess);
  while (network.excess.some((units) => units > 0)) {
    raisePrices(network);
    while (pushOnce(network) > 0);
  }
  return { covered: network.covered, prices: network.prices };
}

/**
 * What any flow must cost at least, by the prices alone: an independent proof.
 *
 * @throws where an arc leads up by more than its cost: such prices prove nothing
 */
export function costProvenBy(prices: readonly number[], arcs: readonly Arc[], excess: readonly number[]): number {
  for (const { from, to, cost } of arcs) {
    if ((prices[to] ?? 0) - (prices[from] ?? 0) > cost)
      throw new Error(`The prices break the arc from ${from} to ${to}.`);
  }
  return excess.reduce((sum, units, node) => sum - units * (prices[node] ?? 0), 0);
}
