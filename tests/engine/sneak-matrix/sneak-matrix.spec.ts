import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { playerMachine, playerModel } from '../fixtures/player.machine.ts';
import { silent } from '../fixtures/silent.ts';
import { smallCartModel } from '../fixtures/small-cart.machine.ts';
import { explore } from '../graph/graph.ts';
import { defineModel } from '../model.ts';
import { replay } from '../replay/replay.ts';
import { sneaksOf } from './sneak-matrix.ts';
import { wordsOfWalk } from '../walk-files/walk.ts';

const gate = createMachine({
  id: 'gate',
  initial: 'shut',
  states: { shut: { on: { unlock: 'open' } }, open: { on: { pass: {}, shut: 'shut' } }, gone: {} },
});

const gateModel = defineModel({
  ...silent,
  id: 'gate',
  machine: gate,
  stimuli: () => [{ type: 'unlock' }, { type: 'pass' }, { type: 'shut' }],
});

describe('Sneaks', () => {
  it('send to each state what it must ignore, on the shortest way, and take ignored events along', () => {
    const { walks, cells, sent } = sneaksOf(explore(gateModel), { per: 'configuration', longest: 40 });
    expect(walks.map(wordsOfWalk)).toEqual([['start', 'pass', 'shut', 'unlock', 'unlock']]);
    expect(walks[0]?.steps.map(({ ignored }) => ignored)).toEqual([false, true, true, false, true]);
    expect(cells).toEqual([
      { state: 'shut', type: 'pass' },
      { state: 'shut', type: 'shut' },
      { state: 'open', type: 'unlock' },
    ]);
    expect(sent).toBe(3);
  });

  it('do not send what is declared to do nothing: that is a transition', () => {
    const { cells } = sneaksOf(explore(gateModel), { per: 'vertex', longest: 40 });
    expect(cells).not.toContainEqual({ state: 'open', type: 'pass' });
  });

  it('heed guards: what is refused in one situation of a state is sent there', () => {
    const { cells } = sneaksOf(explore(smallCartModel), { per: 'configuration', longest: 40 });
    expect(cells.filter(({ state }) => state === 'shopping').map(({ type }) => type)).toEqual([
      'added',
      'checkedOut',
      'paid',
      'removed',
      'wentBack',
    ]);
  });

  it('cover every vertex by every stimulus that it ignores, within the length', () => {
    const graph = explore(smallCartModel);
    const { walks, sent } = sneaksOf(graph, { per: 'vertex', longest: 30 });
    const given = new Set(
      walks.flatMap(({ steps }) =>
        steps
          .filter(({ ignored }) => ignored)
          .map(({ stimulus, seen }) => `${stimulus.words} ${JSON.stringify([seen.state, seen.context])}`),
      ),
    );
    expect(given.size).toBe(sent);
    expect(sent).toBe(graph.vertices.reduce((sum, vertex) => sum + (vertex?.ignored.length ?? 0), 0));
    expect(Math.max(...walks.map(({ steps }) => steps.length - 1))).toBeLessThanOrEqual(30);
  });

  it('go unnoticed on the machine, and are noticed where a state takes what it should ignore', () => {
    const { walks } = sneaksOf(explore(gateModel), { per: 'configuration', longest: 40 });
    const loose = createMachine({
      ...gate.config,
      states: { ...gate.config.states, open: { on: { pass: {}, shut: 'shut', unlock: 'gone' } } },
    });
    expect(walks.map((walk) => replay(gateModel, walk.steps))).toEqual([null]);
    expect(walks.map((walk) => replay(gateModel, walk.steps, loose)?.differences)).toEqual([
      [{ what: 'state', expected: 'open', seen: 'gone' }],
    ]);
  });

  it('are none where a wildcard answers everything', () => {
    expect(playerMachine.root.states['on']?.transitions.has('*')).toBe(true);
    expect(sneaksOf(explore(playerModel), { per: 'vertex', longest: 40 }).walks).toEqual([]);
  });
});
