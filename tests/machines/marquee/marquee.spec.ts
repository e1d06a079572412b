import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type MarqueeEvent, marqueeMachine } from '../../../machines/marquee/marquee.machine.ts';

describe('the banner', () => {
  const marqueeAfter = (reducedMotion: boolean, ...types: MarqueeEvent['type'][]) => {
    const actor = createActor(marqueeMachine, { input: { reducedMotion } }).start();
    for (const type of types) actor.send({ type });
    return actor.getSnapshot().hasTag('moving');
  };

  it('moves unless it is paused, held by attention, or still from the start', () => {
    expect(marqueeAfter(false)).toBe(true);
    expect(marqueeAfter(true)).toBe(false);
    expect(marqueeAfter(true, 'play.pressed')).toBe(true);
    expect(marqueeAfter(false, 'pause.pressed')).toBe(false);
    expect(marqueeAfter(false, 'attention.gained')).toBe(false);
    expect(marqueeAfter(false, 'attention.gained', 'attention.lost')).toBe(true);
    expect(marqueeAfter(false, 'attention.gained', 'pause.pressed', 'attention.lost')).toBe(false);
  });
});
