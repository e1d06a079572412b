import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { joined, replayOn, tryMutant } from './executor.ts';
import { mutantsOf } from './operators.ts';
import { playerMachine, playerModel } from '../fixtures/player.machine.ts';
import { smallCartMachine } from '../fixtures/small-cart.machine.ts';
import { explore } from '../graph/graph.ts';
import { planTour, planTransitions } from '../tours/plan.ts';
import { replay } from '../replay/replay.ts';

const player = explore(playerModel);
const mutants = mutantsOf(playerMachine);
function named(name: string) {
  const found = mutants.find((mutant) => mutant.name === name);
  if (found === undefined) throw new Error(`No mutant ${name}.`);
  return found;
}

describe('Mutants', () => {
  it('come from every operator, each with a name of its own, in the same order every time', () => {
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
    expect(mutantsOf(playerMachine).map(({ name }) => name)).toEqual(mutants.map(({ name }) => name));
    expect(new Set(mutants.map(({ operator }) => operator))).toEqual(
      new Set([
        'drop transition',
        'drop always',
        'drop after',
        'drop invoke edge',
        'drop done edge',
        'retarget',
        'forget target',
        'forget reenter',
        'extra transition',
        'drop guard',
        'negate guard',
        'swap transitions',
        'drop action',
        'drop entry action',
        'drop tag',
        'drop invoke',
        'change initial',
        'change delay',
        'hidden state',
      ]),
    );
    expect(new Set(mutantsOf(smallCartMachine).map(({ operator }) => operator))).toContain('accept refused');
  });

  it.each([
    'player: drop transition on.deck.empty: song.picked[0]',
    'player: drop always on.knob.quiet: always[0]',
    'player: drop after on.knob.loud: after 1000[0]',
    'player: drop invoke edge on.deck.fetching: error of fetchSong[0]',
    'player: drop done edge on.deck.playing: done[0]',
    'player: retarget on.deck.empty: song.picked[0] to on.deck.stopped',
    'player: negate guard isLoud of on.knob.quiet: always[0]',
    'player: swap transitions on.knob: volume.set[0] and [1]',
    'player: drop action countPlay[0] of on.deck.playing: done[0]',
    'player: drop entry action noteLoud[0] of on.knob.loud',
    'player: drop tag busy of on.deck.fetching',
    'player: drop invoke fetchSong of on.deck.fetching',
    'player: change delay songTime',
    'player: change delay on.knob.loud: after 1000',
    'player: hidden state behind on.deck.empty: song.picked[0] without on.deck.fetching: error of fetchSong[0]',
  ])('include «%s», which the tour kills', (name) => {
    expect(tryMutant(playerModel, joined(planTour(player).list), named(name)).fate).toBe('killed');
  });

  it('leave the machine that they come from as it is', () => {
    const before = JSON.stringify(playerMachine.definition);
    for (const mutant of mutants) mutant.build();
    expect(JSON.stringify(playerMachine.definition)).toBe(before);
    for (const walk of planTransitions(player).list) expect(replay(playerModel, walk.steps)).toBeNull();
  });

  it('run as live machines, too, and are killed at the same step', () => {
    const walks = planTransitions(player).list;
    for (const mutant of mutants.filter((_, place) => place % 4 === 0)) {
      const stepped = replayOn(playerModel, joined(walks), mutant.build());
      const lived = walks
        .map((walk) => replay(playerModel, walk.steps, mutant.build()))
        .find((failure) => failure !== null);
      expect([mutant.name, stepped === null ? null : stepped.differences[0]?.what]).toEqual([
        mutant.name,
        lived?.differences[0]?.what ?? null,
      ]);
    }
  });

  it('hide a twin behind its original: it looks the same and lacks one transition', () => {
    const actor = createActor(
      named(
        'player: hidden state behind on.deck.empty: song.picked[0] without on.deck.fetching: error of fetchSong[0]',
      ).build(),
    );
    actor.start().send({ type: 'song.picked', song: 'a' });
    expect(actor.getSnapshot().value).toMatchObject({ on: { deck: 'fetching~' } });
    actor.stop();
  });
});

describe('The executor', () => {
  it('says which walk killed at which step, and stops there', () => {
    const [walk] = planTransitions(player).list;
    if (walk === undefined) throw new Error('No walk.');
    const verdict = tryMutant(
      playerModel,
      joined([walk]),
      named('player: drop transition on.deck.empty: song.picked[0]'),
    );
    expect(verdict).toMatchObject({ fate: 'killed', walk: walk.id, step: 3, words: 'song.picked {"song":"a"}' });
  });

  it('lets the machine itself pass every walk', () => {
    expect(replayOn(playerModel, joined(planTour(player).list), playerMachine)).toBeNull();
  });

  it('does not count what cannot be built', () => {
    const stillborn = {
      operator: 'break',
      name: 'broken',
      build: () => {
        throw new Error('no machine');
      },
    };
    expect(tryMutant(playerModel, new Map(), stillborn)).toEqual({ fate: 'stillborn', reason: 'no machine' });
  });
});
