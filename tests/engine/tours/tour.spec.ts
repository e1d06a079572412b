import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverItems, prune } from './cover.ts';
import { cutRoutes } from './cut.ts';
import { closedWalk } from './euler.ts';
import { cheapestFlow, costProvenBy } from './flow.ts';
import { type Digraph, costOf, tourOf } from './tour.ts';

/** Random graphs in which every node is reached from node 0 by way of a start. */
function digraphs(mostNodes: number, mostExtra: number): fc.Arbitrary<Digraph> {
  return fc
    .record({
      nodes: fc.integer({ min: 1, max: mostNodes }),
      seeds: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: mostExtra }),
      parents: fc.array(fc.nat(), { minLength: mostNodes, maxLength: mostNodes }),
    })
    .map(({ nodes, seeds, parents }) => ({
      size: nodes + 1,
      arcs: [
        { from: 0, to: 1 },
        ...Array.from({ length: nodes - 1 }, (_, node) => ({
          from: 1 + ((parents[node] ?? 0) % (node + 1)),
          to: node + 2,
        })),
        ...seeds.map(([from, to]) => ({ from: 1 + (from % nodes), to: 1 + (to % nodes) })),
      ],
    }));
}

function isWalk({ arcs }: Digraph, route: readonly number[]): boolean {
  return route.every((arc, place) =>
    place === 0 ? arcs[arc]?.from === 0 : arcs[arc]?.from !== 0 && arcs[arc]?.from === arcs[route[place - 1] ?? -1]?.to,
  );
}

/** The cheapest cover by trying everything: breadth first over the current node and the arcs that are walked. */
function bruteForce({ arcs }: Digraph, resetCost: number): number {
  const all = 2 ** arcs.length - 1;
  const cost = new Map<number, number>([[0, 0]]);
  const rings: [number, number][][] = [[[0, 0]]];
  for (let ring = 0; ring < rings.length; ring += 1) {
    for (const [node, walked] of rings[ring] ?? []) {
      if (walked === all) return ring;
      const moves = arcs.flatMap(({ from, to }, arc) => {
        if (from === 0) return [[to, walked | (1 << arc), resetCost] as const];
        return from === node ? [[to, walked | (1 << arc), 1] as const] : [];
      });
      for (const [to, after, price] of moves) {
        const key = to * (all + 1) + after;
        if ((cost.get(key) ?? Infinity) <= ring + price) continue;
        cost.set(key, ring + price);
        while (rings.length <= ring + price) rings.push([]);
        rings[ring + price]?.push([to, after]);
      }
    }
  }
  throw new Error('Not covered.');
}

describe('A tour', () => {
  it('walks every arc in walks that hang together, at the cost that is proved to be the least', () => {
    fc.assert(
      fc.property(digraphs(12, 30), fc.integer({ min: 0, max: 8 }), (graph, resetCost) => {
        const tour = tourOf(graph, resetCost);
        expect(new Set(tour.routes.flat()).size).toBe(graph.arcs.length);
        expect(tour.routes.filter((route) => !isWalk(graph, route))).toEqual([]);
        expect(tour.cost).toBe(tour.bound);
        expect(costOf(tour.routes, resetCost).cost).toBe(tour.cost);
      }),
      { numRuns: 300 },
    );
  });

  it('costs what trying everything costs on small graphs', () => {
    fc.assert(
      fc.property(digraphs(4, 5), fc.integer({ min: 0, max: 4 }), (graph, resetCost) => {
        expect(tourOf(graph, resetCost).cost).toBe(bruteForce(graph, resetCost));
      }),
      { numRuns: 150 },
    );
  });

  it('is proved by prices that hold for every arc, and the proof refuses prices that do not', () => {
    const arcs = [
      { from: 0, to: 1, cost: 2 },
      { from: 1, to: 2, cost: 3 },
    ];
    const { covered, prices } = cheapestFlow(3, arcs, [2, 0, -2]);
    expect([covered, costProvenBy(prices, arcs, [2, 0, -2])]).toEqual([[2, 2], 10]);
    expect(() => costProvenBy([0, 9, 9], arcs, [2, 0, -2])).toThrow('break the arc from 0 to 1');
  });

  it('says so when there is no road from an excess to a lack, and when arcs make no closed walk', () => {
    expect(() => cheapestFlow(2, [{ from: 1, to: 0, cost: 1 }], [1, -1])).toThrow('No road');
    expect(() => closedWalk([{ from: 0, to: 1 }], [1], 0)).toThrow('not balanced');
    expect(() =>
      closedWalk(
        [
          { from: 0, to: 0 },
          { from: 1, to: 1 },
        ],
        [1, 1],
        0,
      ),
    ).toThrow('not connected');
  });
});

describe('Cutting walks', () => {
  it('keeps every arc and the limit, but for an arc that lies deeper than the limit', () => {
    fc.assert(
      fc.property(digraphs(10, 25), fc.integer({ min: 1, max: 12 }), (graph, longest) => {
        const routes = cutRoutes(graph, tourOf(graph).routes, { longest, resetCost: 1 });
        expect(new Set(routes.flat()).size).toBe(graph.arcs.length);
        expect(routes.filter((route) => !isWalk(graph, route))).toEqual([]);
        const deep = routes.filter((route) => route.length - 1 > longest);
        for (const route of deep)
          expect(
            route.slice(0, -1).every((arc) => routes.some((other) => other !== route && other.includes(arc))),
          ).toBe(true);
      }),
    );
  });
});

describe('Covering items', () => {
  it('meets every item within the limit wherever that can be, and drops what brings nothing', () => {
    fc.assert(
      fc.property(
        digraphs(8, 20),
        fc.integer({ min: 9, max: 30 }),
        fc.integer({ min: 1, max: 6 }),
        (graph, longest, kinds) => {
          const itemsOf = (arc: number): string[] => [`item ${arc % kinds}`];
          const routes = coverItems(graph, itemsOf, { longest, resetCost: 1 });
          const wanted = new Set(graph.arcs.map((_, arc) => arc % kinds));
          expect(new Set(routes.flat().map((arc) => arc % kinds))).toEqual(wanted);
          expect(routes.filter((route) => !isWalk(graph, route) || route.length - 1 > longest)).toEqual([]);
          expect(prune(routes, itemsOf)).toEqual(routes.toSorted((a, b) => a.length - b.length));
        },
      ),
    );
  });
});
