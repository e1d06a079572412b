import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { silent } from '../fixtures/silent.ts';
import { smallCartModel } from '../fixtures/small-cart.machine.ts';
import { explore } from '../graph/graph.ts';
import { defineModel } from '../model.ts';
import { planTransitions } from '../tours/plan.ts';
import { wordsOfWalk } from '../walk-files/walk.ts';
import { cellName, cellsAt, sneaksOf } from './sneak-matrix.ts';
import { leafCells, sneaksAlong } from './sneaks-along.ts';

const LONGEST = 60;
const graph = explore(smallCartModel);
const { cells } = sneaksOf(graph, { per: 'configuration', longest: LONGEST });

const NAMES = ['one', 'two', 'three'];

/** Switches side by side, each of which ignores what turns it to where it is. */
const switches = createMachine({
  id: 'switches',
  type: 'parallel',
  states: Object.fromEntries(
    NAMES.map((name) => [
      name,
      {
        initial: 'off',
        states: { off: { on: { [`${name}.up`]: 'on' } }, on: { on: { [`${name}.down`]: 'off' } } },
      },
    ]),
  ),
});
const switchesModel = defineModel({
  ...silent,
  id: 'switches',
  machine: switches,
  stimuli: () => NAMES.flatMap((name) => [{ type: `${name}.up` }, { type: `${name}.down` }]),
});

function names(some: typeof cells): string[] {
  return some.map(cellName).sort();
}

describe('Sneaks along walks', () => {
  it('are sent where the walk first comes to the state, and change nothing of the walk', () => {
    const { list } = planTransitions(graph);
    const { walks, cells: sent } = sneaksAlong(graph, list, { longest: LONGEST });
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
    const along = sneaksAlong(graph, list, { longest: shortest });
    const rest = sneaksOf(graph, { per: 'configuration', longest: LONGEST, but: new Set(along.cells.map(cellName)) });
    expect(rest.cells.length).toBeGreaterThan(0);
    expect(names([...along.cells, ...rest.cells])).toEqual(names([...cells]));
  });

  it('send each stimulus once to each leaf state, whatever the state of the other regions', () => {
    const all = explore(switchesModel);
    const { list } = planTransitions(all, { each: 'configuration' });
    const sentBy = (per: 'configuration' | 'leaf') => {
      const { walks } = sneaksAlong(all, list, { longest: LONGEST, per });
      const ignored = walks.flatMap(({ steps }) => steps.filter((step) => step.ignored));
      return {
        count: ignored.length,
        cells: new Set(ignored.flatMap(({ seen, stimulus }) => leafCells(seen.state, [stimulus]))),
      };
    };
    const [each, few] = [sentBy('configuration'), sentBy('leaf')];
    expect([each.count, few.count]).toEqual([24, 18]);
    expect(few.cells).toEqual(each.cells);
  });

  it('send no cell that others have sent', () => {
    const { list } = planTransitions(graph);
    const { cells: sent } = sneaksAlong(graph, list, { longest: LONGEST });
    const again = sneaksAlong(graph, list, { longest: LONGEST, but: new Set(sent.map(cellName)) });
    expect(again.cells).toEqual([]);
    expect(again.walks.map(({ id }) => id)).toEqual(list.map(({ id }) => id));
  });

  it('reach every cell on walks that are planned to come to each', () => {
    const also = ({ to }: { to: number }) => (graph.vertices[to] ? cellsAt(graph.vertices[to]) : []);
    const along = sneaksAlong(graph, planTransitions(graph, { also }).list, { longest: LONGEST });
    expect(names([...along.cells])).toEqual(names([...cells]));
  });
});
