import { describe, expect, it } from 'vitest';
import { smallCartModel } from '../fixtures/small-cart.machine.ts';
import { explore } from '../graph/graph.ts';
import { planTransitions } from '../tours/plan.ts';
import { wordsOfWalk } from '../walk-files/walk.ts';
import { cellName, cellsAt, sneaksOf } from './sneak-matrix.ts';
import { sneaksAlong } from './sneaks-along.ts';

const LONGEST = 60;
const graph = explore(smallCartModel);
const { cells } = sneaksOf(graph, { per: 'configuration', longest: LONGEST });

function names(some: typeof cells): string[] {
  return some.map(cellName).sort();
}

describe('Sneaks along walks', () => {
  it('are sent where the walk first comes to the state, and change nothing of the walk', () => {
    const { list } = planTransitions(graph);
    const { walks, cells: sent } = sneaksAlong(graph, list, LONGEST);
    const moving = walks.map(({ steps }) => wordsOfWalk({ steps: steps.filter(({ ignored }) => !ignored) }).join());
    expect(moving.sort()).toEqual(list.map((walk) => wordsOfWalk(walk).join()).sort());
    const found = walks.flatMap(({ steps }) =>
      steps
        .filter(({ ignored }) => ignored)
        .map(({ seen: { state }, stimulus: { event } }) => cellName({ state, type: event.type })),
    );
    expect([...new Set(found)].sort()).toEqual(names([...sent]));
    expect(sent.length).toBeGreaterThan(0);
  });

  it('leave to walks of their own what is not sent, so that every cell is', () => {
    const { list } = planTransitions(graph);
    const shortest = Math.max(...list.map(({ steps }) => steps.length)) + 1;
    const along = sneaksAlong(graph, list, shortest);
    const rest = sneaksOf(graph, { per: 'configuration', longest: LONGEST, but: new Set(along.cells.map(cellName)) });
    expect(rest.cells.length).toBeGreaterThan(0);
    expect(names([...along.cells, ...rest.cells])).toEqual(names([...cells]));
  });

  it('reach every cell on walks that are planned to come to each', () => {
    const also = ({ to }: { to: number }) => (graph.vertices[to] ? cellsAt(graph.vertices[to]) : []);
    const along = sneaksAlong(graph, planTransitions(graph, { also }).list, LONGEST);
    expect(names([...along.cells])).toEqual(names([...cells]));
  });
});
