import { assign, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { affordableSuite, quotientOf } from './bounded.ts';
import { playerModel } from '../fixtures/player.machine.ts';
import { silent } from '../fixtures/silent.ts';
import { smallCartMachine, smallCartModel } from '../fixtures/small-cart.machine.ts';
import { explore } from '../graph/graph.ts';
import { REFUSED, UNSPECIFIED, mealyOf } from './mealy.ts';
import { defineModel } from '../model.ts';
import { machineSubject, oracleOutput, oracleSubject } from './subject.ts';
import { runSuite, suiteSize } from './w-method.ts';

/** A gate whose count of openings decides nothing: its state values alone are a machine. */
const gateModel = defineModel({
  ...silent,
  id: 'gates',
  machine: setup({
    types: { context: {} as { count: number } },
    actions: { count: assign({ count: ({ context }) => (context.count + 1) % 4 }) },
  }).createMachine({
    id: 'gates',
    context: { count: 0 },
    initial: 'shut',
    states: { shut: { on: { open: { target: 'open', actions: 'count' } } }, open: { on: { shut: 'shut' } } },
  }),
  stimuli: () => [{ type: 'open' }, { type: 'shut' }],
  project: ({ count }) => ({ count }),
});

describe('The Mealy view of a graph', () => {
  const graph = explore(smallCartModel);
  const [start] = graph.leaving[0] ?? [];
  if (start === undefined) throw new Error('No start.');
  const view = mealyOf(graph, start);

  it('has a row for each situation and a column for each stimulus', () => {
    expect([view.stateOutputs.length, view.inputs.length, suiteSize(view, 0)]).toEqual([766, 11, 766 * 11]);
  });

  it('passes the machine itself, and its oracle', () => {
    expect(runSuite(view, machineSubject(smallCartModel, view), 0).failure).toBeNull();
    const predicted = mealyOf(graph, start, {
      outputOf: oracleOutput(smallCartModel, start.stimulus),
      refusals: 'unspecified',
    });
    expect(runSuite(predicted, oracleSubject(smallCartModel, predicted), 0).failure).toBeNull();
  });

  it('does not pass a machine that goes to checkout with nothing in the cart', () => {
    const careless = smallCartMachine.provide({ guards: { isFilled: () => true } });
    expect(runSuite(view, machineSubject(smallCartModel, view, careless), 0).failure?.inputs).toEqual(['checkedOut']);
  });

  it('keeps to a budget, and says what it gave up for it', () => {
    const say = (most: number): string | undefined => affordableSuite(graph, start, { extra: 1, most })?.words;
    expect(say(1e6)).toBe('smallCart: 766 situations by 11 inputs, 1 extra');
    expect(say(5e4)).toBe(
      'smallCart: 766 situations by 11 inputs would take some 92686 steps for 1 extra; 0 extra instead',
    );
    expect(say(100)).toBeUndefined();
  });

  it('falls back to state values where they are a machine of their own', () => {
    const gates = explore(gateModel);
    const [first] = gates.leaving[0] ?? [];
    const suite = first === undefined ? null : affordableSuite(gates, first, { extra: 1, most: 30 });
    expect(suite?.words).toBe(
      'gates: 8 situations by 2 inputs would take some 32 steps for 1 extra; its 2 state values instead',
    );
    if (suite === null) throw new Error('No suite.');
    const { mealy: states, outputOf, extra } = suite;
    expect(runSuite(states, machineSubject(gateModel, states, undefined, outputOf), extra).failure).toBeNull();
  });

  it('is none of state values where the context decides', () => {
    expect(quotientOf(graph, start)).toBeNull();
  });

  it('does not judge what the bounds of the model keep out: a timer that leads there is not refused', () => {
    const player = explore(playerModel);
    const [first] = player.leaving[0] ?? [];
    if (first === undefined) throw new Error('No start.');
    const { vertices, inputs, next } = mealyOf(player, first);
    const timer = inputs.indexOf('xstate.after.songTime.player.on.deck.playing');
    const ends = (plays: number): (number | undefined)[] =>
      vertices.flatMap(({ seen }, state) =>
        seen.state === 'on(deck.playing.first + knob.quiet)' && seen.context['plays'] === plays
          ? [next[state]?.[timer]]
          : [],
      );
    expect(ends(1).length).toBeGreaterThan(0);
    expect(new Set(ends(1))).toEqual(new Set([UNSPECIFIED]));
    expect(ends(0)).not.toContain(UNSPECIFIED);
  });

  it('knows timers and replies that are not there as refused', () => {
    const player = explore(playerModel);
    const [first] = player.leaving[0] ?? [];
    const row = first === undefined ? undefined : mealyOf(player, first);
    const input = row?.inputs.indexOf('xstate.done.actor.fetchSong {"output":7}') ?? -1;
    expect(row?.outputs[0]?.[input]).toBe(REFUSED);
  });
});
