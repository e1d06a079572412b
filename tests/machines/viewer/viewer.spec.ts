import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { type ViewerEvent, viewerMachine } from '../../../machines/viewer/viewer.machine.ts';

describe('the viewer', () => {
  const after = (...events: ViewerEvent[]) => {
    const actor = createActor(viewerMachine, { input: { machine: 'cart' } }).start();
    for (const event of events) actor.send(event);
    return actor.getSnapshot();
  };
  const walk = { walkFile: 'page', id: '1a2b3c4d', steps: 2 } as const;

  it('keeps a walk while parts of its machine are looked at, and closes it with the machine', () => {
    const selected = after({ type: 'walk.opened', walk }, { type: 'part.selected', part: 'lines' });
    expect(selected.value).toEqual({ chart: 'selected', words: 'plain', panel: 'details', walk: { open: 'standing' } });
    expect(
      after(
        { type: 'walk.opened', walk },
        { type: 'address.opened', machine: 'cart', part: null, folded: [], wording: 'plain' },
      ).value,
    ).toMatchObject({ walk: { open: 'standing' } });
    expect(
      after(
        { type: 'walk.opened', walk },
        { type: 'address.opened', machine: 'form', part: null, folded: [], wording: 'plain' },
      ).value,
    ).toMatchObject({ walk: 'closed' });
  });

  it('folds a state once, and forgets what is folded with the machine, not the words', () => {
    const fold: ViewerEvent = { type: 'state.folded', state: 'lines' };
    expect(after(fold, fold, { type: 'state.folded', state: 'undo' }).context.folded).toEqual(['lines', 'undo']);
    expect(after(fold, { type: 'state.unfolded', state: 'undo' }).context.folded).toEqual(['lines']);
    expect(after(fold, { type: 'state.unfolded', state: 'lines' }).context.folded).toEqual([]);
    const other = after(fold, { type: 'code.chosen' }, { type: 'machine.opened', machine: 'form' });
    expect([other.context.folded, other.value.words]).toEqual([[], 'code']);
  });

  it('steps neither before the first step of a walk nor beyond its last', () => {
    const forward: ViewerEvent = { type: 'forward.pressed' };
    expect(after({ type: 'walk.opened', walk }, forward, forward, forward).context.stepIndex).toBe(1);
    expect(
      after({ type: 'walk.opened', walk }, forward, { type: 'back.pressed' }, { type: 'back.pressed' }).context
        .stepIndex,
    ).toBe(0);
  });

  it('plays a walk at a speed to its end, where there is nothing more to play', () => {
    const clock = new SimulatedClock();
    const actor = createActor(viewerMachine, { input: { machine: 'cart' }, clock }).start();
    const at = () => {
      const { context, value } = actor.getSnapshot();
      return `${context.stepIndex} ${JSON.stringify(value.walk)}`;
    };
    actor.send({ type: 'walk.opened', walk: { ...walk, steps: 3 } });
    actor.send({ type: 'play.pressed' });
    clock.increment(999);
    expect(at()).toBe('0 {"open":"playing"}');
    clock.increment(1);
    expect(at()).toBe('1 {"open":"playing"}');
    actor.send({ type: 'speed.chosen', speed: 4 });
    clock.increment(1000);
    expect(at()).toBe('2 {"open":"standing"}');
    actor.send({ type: 'play.pressed' });
    expect(at()).toBe('2 {"open":"standing"}');
    actor.send({ type: 'step.picked', stepIndex: 0 });
    actor.send({ type: 'play.pressed' });
    clock.increment(250);
    expect(at()).toBe('1 {"open":"playing"}');
    actor.send({ type: 'back.pressed' });
    expect(at()).toBe('0 {"open":"standing"}');
  });
});
