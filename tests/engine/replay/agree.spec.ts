import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { agree } from './agree.ts';
import { playerModel } from '../fixtures/player.machine.ts';
import { smallCartMachine, smallCartModel } from '../fixtures/small-cart.machine.ts';
import { explore } from '../graph/graph.ts';
import { defineModel } from '../model.ts';
import { predict, replay } from './replay.ts';
import { failureWords } from './failure-words.ts';
import { shrink, shrinkSlowly } from './shrink.ts';
import { stimuliFrom } from '../fixtures/way.ts';

/** A cart that goes to checkout with nothing in it. */
const careless = smallCartMachine.provide({ guards: { isFilled: () => true } });

describe('Machine and oracle', () => {
  it('agree in every pair of situations, by every edge and every ignored event', () => {
    expect(agree(explore(smallCartModel))).toMatchObject({ pairs: 766, failure: null });
  });

  it('differ after the shortest sequence there is', () => {
    const words = agree(explore({ ...smallCartModel, machine: careless }))?.failure?.words;
    expect(words).toEqual(['start', 'checkedOut']);
  });

  it('are not compared without end: an oracle that counts every step is refused', () => {
    const lamp = createMachine({
      id: 'lamp',
      initial: 'off',
      states: { off: { on: { pressed: 'on' } }, on: { on: { pressed: 'off' } } },
    });
    const endless = defineModel({
      id: 'lamp',
      machine: lamp,
      stimuli: () => [{ type: 'pressed' }],
      project: () => ({}),
      oracle: {
        initial: () => 0,
        next: (steps: number) => steps + 1,
        observe: (steps) => ({ state: steps % 2 === 0 ? 'off' : 'on', context: {}, emitted: [] }),
      },
      requirements: [],
    });
    expect(() => agree(explore(endless))).toThrow(
      'lamp: more than 300 pairs of a situation and a reference state; bound what the oracle keeps. Last: 300',
    );
  });

  it('are compared step by step on a live machine, up to the first step that differs', () => {
    const given = stimuliFrom('start', 'added {"id":1}', 'removed {"id":1}', 'checkedOut', 'added {"id":2}');
    expect(replay(smallCartModel, predict(smallCartModel, given))).toBeNull();
    const failure = replay(smallCartModel, predict(smallCartModel, given), careless);
    expect(failure?.words).toEqual(['start', 'added {"id":1}', 'removed {"id":1}', 'checkedOut']);
    expect(failure?.differences).toEqual([{ what: 'state', expected: 'shopping', seen: 'paying' }]);
  });

  it('differ where the oracle predicts nothing that is right', () => {
    expect(agree(explore(playerModel)).failure?.differences.map(({ what }) => what)).toEqual([
      'state',
      'context.loud',
      'context.plays',
      'context.volume',
    ]);
  });
});

describe('A failure', () => {
  const fails = (words: readonly string[]): boolean =>
    words[0] === 'start' && replay(smallCartModel, predict(smallCartModel, stimuliFrom(...words)), careless) !== null;

  it('shrinks to the steps that matter', () => {
    const long = [
      'start',
      'added {"id":1}',
      'added {"id":2}',
      'removed {"id":1}',
      'removed {"id":2}',
      'paid',
      'checkedOut',
      'wentBack',
    ];
    expect(fails(long)).toBe(true);
    expect(shrink(long, fails)).toEqual(['start', 'checkedOut']);
  });

  it('shrinks as far as so many tries allow, where the answer takes time', async () => {
    const items = [0, 1, 2, 3, 4, 5, 6, 7];
    const hasFive = async (some: readonly number[]): Promise<boolean> => some.includes(5);
    expect(await shrinkSlowly(items, hasFive, 100)).toEqual([0, 5]);
    expect(await shrinkSlowly(items, hasFive, 1)).toEqual([0, 5, 6, 7]);
  });

  it('reads as steps, then expected and seen side by side', () => {
    const failure = {
      words: ['start', 'checkedOut'],
      took: ['smallCart.shopping: checkedOut[0]'],
      differences: [{ what: 'state', expected: 'shopping', seen: 'paying' }],
    };
    expect(failureWords('smallCart, walk 1a2b3c4d', failure)).toBe(
      [
        'smallCart, walk 1a2b3c4d',
        '  1. start',
        '  2. checkedOut',
        '  transition  smallCart.shopping: checkedOut[0]',
        '         expected  seen',
        '  state  shopping  paying',
      ].join('\n'),
    );
  });
});
