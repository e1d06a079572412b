import { describe, expect, it } from 'vitest';
import { smallCartModel } from '../fixtures/small-cart.machine.ts';
import { explore } from '../graph/graph.ts';
import { pairsOn, planPairs } from './pairs.ts';
import { planTour } from './plan.ts';

const graph = explore(smallCartModel);
const tour = planTour(graph).list;
const possible = new Set(
  graph.edges.flatMap(({ took, to }) =>
    (graph.leaving[to] ?? []).flatMap((next) =>
      took.flatMap((before) => next.took.map((after) => `${before} > ${after}`)),
    ),
  ),
);

describe('Pairs of transitions', () => {
  it('are all walked by the tour and the walks for the rest', () => {
    const pairs = planPairs(graph, tour, { longest: 12 });
    expect(pairsOn(tour).size).toBeLessThan(possible.size);
    expect(pairsOn([...tour, ...pairs])).toEqual(possible);
    expect(Math.max(...pairs.map(({ steps }) => steps.length - 1))).toBeLessThanOrEqual(12);
  });

  it('need no walk where others walk them all', () => {
    const pairs = planPairs(graph, [], { longest: 40 });
    expect(pairsOn(pairs)).toEqual(possible);
    expect(planPairs(graph, pairs, { longest: 40 })).toEqual([]);
  });
});
