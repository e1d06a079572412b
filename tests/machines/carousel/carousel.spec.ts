import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { NEWS_INTERVAL, carouselMachine } from '../../../machines/carousel/carousel.machine.ts';

/** Six news on a clock that only the test moves. */
function news(reducedMotion = false) {
  const clock = new SimulatedClock();
  const actor = createActor(carouselMachine, { input: { count: 6, reducedMotion }, clock }).start();
  return { clock, actor, index: () => actor.getSnapshot().context.index };
}

describe('the news', () => {
  it('turns every 5,000 ms and comes round after six (§9)', () => {
    const { clock, index } = news();
    clock.increment(NEWS_INTERVAL - 1);
    expect(index()).toBe(0);
    clock.increment(1);
    expect(index()).toBe(1);
    for (let turn = 0; turn < 5; turn += 1) clock.increment(NEWS_INTERVAL);
    expect(index()).toBe(0);
  });

  it('stands still when paused, and goes on by Play', () => {
    const { clock, actor, index } = news();
    actor.send({ type: 'pause.pressed' });
    clock.increment(NEWS_INTERVAL * 3);
    expect(index()).toBe(0);
    actor.send({ type: 'play.pressed' });
    clock.increment(NEWS_INTERVAL);
    expect(index()).toBe(1);
  });

  it('waits while it has attention', () => {
    const { clock, actor, index } = news();
    actor.send({ type: 'attention.gained' });
    clock.increment(NEWS_INTERVAL * 3);
    expect(index()).toBe(0);
    actor.send({ type: 'attention.lost' });
    clock.increment(NEWS_INTERVAL);
    expect(index()).toBe(1);
  });

  it('starts paused under reduced motion', () => {
    const { clock, actor, index } = news(true);
    expect(actor.getSnapshot().value).toBe('paused');
    clock.increment(NEWS_INTERVAL);
    expect(index()).toBe(0);
  });

  it('steps both ways by hand, round the ends, and counts the 5,000 ms anew', () => {
    const { clock, actor, index } = news();
    actor.send({ type: 'previous.pressed' });
    expect(index()).toBe(5);
    clock.increment(NEWS_INTERVAL - 1);
    actor.send({ type: 'next.pressed' });
    expect(index()).toBe(0);
    clock.increment(NEWS_INTERVAL - 1);
    expect(index()).toBe(0);
    clock.increment(1);
    expect(index()).toBe(1);
  });

  it('steps by hand while paused', () => {
    const { actor, index } = news(true);
    actor.send({ type: 'next.pressed' });
    actor.send({ type: 'previous.pressed' });
    actor.send({ type: 'next.pressed' });
    expect(index()).toBe(1);
    expect(actor.getSnapshot().value).toBe('paused');
  });
});
