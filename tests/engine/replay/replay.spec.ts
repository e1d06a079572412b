import fc from 'fast-check';
import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { StepClock } from '../machine/clock.ts';
import { playerModel } from '../fixtures/player.machine.ts';
import { silent } from '../fixtures/silent.ts';
import { explore } from '../graph/graph.ts';
import { defineModel } from '../model.ts';
import { planTour } from '../tours/plan.ts';
import { replay, watch } from './replay.ts';
import { stimuliFrom } from '../fixtures/way.ts';

describe('A live machine', () => {
  it('shows on every walk what stepping the machine predicted', () => {
    for (const walk of planTour(explore(playerModel)).list) expect(replay(playerModel, walk.steps)).toBeNull();
  });

  it('is driven by its clock and by the ends of its actors, never by forged events', () => {
    const seen = watch(
      playerModel,
      stimuliFrom(
        'start',
        'song.picked {"song":"a"}',
        'xstate.done.actor.fetchSong {"output":7}',
        'xstate.after.songTime.player.on.deck.playing',
      ),
    );
    expect(seen.map(({ state }) => state)).toEqual([
      'on(deck.empty + knob.quiet)',
      'on(deck.fetching + knob.quiet)',
      'on(deck.playing.first + knob.quiet)',
      'on(deck.empty + knob.quiet)',
    ]);
  });

  it.each([
    ['xstate.after.songTime.player.on.deck.playing', 'no timer is scheduled'],
    ['xstate.done.actor.fetchSong {"output":7}', 'that actor does not run'],
  ])('refuses %s where it cannot happen', (words, reason) => {
    expect(() => watch(playerModel, stimuliFrom('start', words))).toThrow(reason);
  });

  it('refuses a timer that is not the next one, and everything once it has ended', () => {
    const early = stimuliFrom(
      'start',
      'song.picked {"song":"a"}',
      'xstate.done.actor.fetchSong {"output":7}',
      'volume.set {"volume":9}',
      'xstate.after.songTime.player.on.deck.playing',
    );
    expect(() => watch(playerModel, early)).toThrow(
      'another timer is due first: xstate.after.1000.player.on.knob.loud',
    );
    expect(() =>
      watch(playerModel, stimuliFrom('start', 'volume.set {"volume":9}', 'power.pressed', 'knob.touched')),
    ).toThrow('the machine has ended: done');
  });

  it('shows by its status that an action threw', () => {
    const machine = createMachine({
      id: 'frail',
      on: {
        go: {
          actions: () => {
            throw new Error('no');
          },
        },
      },
    });
    const model = defineModel({ ...silent, id: 'frail', machine, stimuli: () => [{ type: 'go' }] });
    expect(watch(model, stimuliFrom('start', 'go')).map(({ status }) => status)).toEqual(['active', 'error']);
  });

  it('refuses a machine that invokes logic without a name, for it could not be held', () => {
    const machine = createMachine({ id: 'inline', invoke: { src: createMachine({}) } });
    expect(() => explore(defineModel({ ...silent, id: 'inline', machine, stimuli: () => [] }))).toThrow(
      'name it in setup',
    );
  });

  it('agrees with the stepped machine on any sequence of events', () => {
    const event = fc.constantFrom(
      'song.picked {"song":"a"}',
      'stop.pressed',
      'resume.pressed',
      'volume.set {"volume":9}',
      'volume.set {"volume":2}',
      'knob.touched',
    );
    const { stepper } = explore(playerModel);
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (words) => {
        const given = stimuliFrom('start', ...words);
        let step = stepper.start(undefined);
        const predicted = [
          step.seen,
          ...given.slice(1).map((stimulus) => (step = stepper.step(step.situation, stimulus)).seen),
        ];
        expect(watch(playerModel, given)).toEqual(predicted);
      }),
    );
  });
});

describe('The clock', () => {
  it('advances to the next timer, fires what is due together in the order it was set, and nothing set meanwhile', () => {
    const clock = new StepClock();
    const fired: string[] = [];
    const second = clock.setTimeout(() => fired.push('cancelled'), 10);
    clock.setTimeout(() => {
      fired.push('late');
    }, 20);
    clock.setTimeout(() => {
      fired.push('early');
      clock.setTimeout(() => fired.push('at once'), 0);
    }, 10);
    clock.clearTimeout(second);
    expect([clock.advance(), [...fired]]).toEqual([true, ['early']]);
    expect([clock.advance(), [...fired]]).toEqual([true, ['early', 'at once']]);
    expect([clock.advance(), clock.advance(), fired]).toEqual([true, false, ['early', 'at once', 'late']]);
  });
});
