import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type RecorderEvent, recorderMachine } from '../../../machines/recorder/recorder.machine.ts';

describe('the recorder', () => {
  const after = (...events: RecorderEvent[]) => {
    const actor = createActor(recorderMachine).start();
    for (const event of events) actor.send(event);
    const { value, context } = actor.getSnapshot();
    return [value, context.momentNumber];
  };
  const arrived = (first: number, last: number): RecorderEvent => ({ type: 'moments.arrived', first, last });

  it('follows the newest moment until it is paused, and goes on from there', () => {
    expect(after(arrived(1, 3), arrived(1, 5))).toEqual(['live', 5]);
    expect(after(arrived(1, 3), { type: 'pause.pressed' }, arrived(1, 5))).toEqual([{ still: 'paused' }, 3]);
    expect(after(arrived(1, 3), { type: 'pause.pressed' }, arrived(1, 5), { type: 'resume.pressed' })).toEqual([
      'live',
      5,
    ]);
  });

  it('moves on to the oldest moment where the one that shows was dropped', () => {
    expect(after(arrived(1, 9), { type: 'moment.picked', momentNumber: 2 }, arrived(4, 12))).toEqual([
      { still: 'paused' },
      4,
    ]);
  });

  it('ignores shops while a session from a file is open', () => {
    expect(after({ type: 'session.opened', last: 7 }, arrived(1, 20))).toEqual([{ still: 'loaded' }, 7]);
  });
});
