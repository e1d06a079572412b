import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { chunkMachine } from '../../../machines/chunk/chunk.machine.ts';

/** A chunk whose tries fail or succeed as the list says, on a clock that only the test moves. */
function load(answers: readonly ('ok' | Error)[], reloaded = false) {
  const clock = new SimulatedClock();
  const left = [...answers];
  let reloads = 0;
  const actor = createActor(
    chunkMachine.provide({
      actors: {
        importChunk: fromPromise<void>(async () => {
          const answer = left.shift();
          if (answer instanceof Error) throw answer;
        }),
      },
      actions: { reloadPage: () => (reloads += 1) },
    }),
    { input: { reloaded }, clock },
  ).start();
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { actor, clock, settle, state: () => actor.getSnapshot().value, left, reloads: () => reloads };
}

const broken = new Error('Loading chunk 7 failed.');
const late = Object.assign(new Error('Loading chunk 7 failed.'), { type: 'timeout' });

describe('a script chunk', () => {
  it('is there at the first try', async () => {
    const chunk = load(['ok']);
    await chunk.settle();
    expect([chunk.state(), chunk.actor.getSnapshot().output]).toEqual(['loaded', { error: null }]);
  });

  it('is asked for again after 400 ms and 800 ms', async () => {
    const chunk = load([broken, broken, 'ok']);
    for (const wait of [400, 800]) {
      await chunk.settle();
      chunk.clock.increment(wait - 1);
      expect(chunk.state()).toBe('retrying');
      chunk.clock.increment(1);
      expect(chunk.state()).toBe('loading');
    }
    await chunk.settle();
    expect([chunk.state(), chunk.actor.getSnapshot().output]).toEqual(['loaded', { error: null }]);
  });

  it('is asked for at once when the network returns', async () => {
    const chunk = load([broken, 'ok']);
    await chunk.settle();
    chunk.actor.send({ type: 'network.returned' });
    await chunk.settle();
    expect(chunk.state()).toBe('loaded');
  });

  it('that keeps failing reloads the page once for each build, then ends in its error (R19)', async () => {
    for (const [reloaded, state, reloads] of [
      [false, 'reloading', 1],
      [true, 'failed', 0],
    ] as const) {
      const chunk = load([broken, broken, broken], reloaded);
      for (const wait of [400, 800]) {
        await chunk.settle();
        chunk.clock.increment(wait);
      }
      await chunk.settle();
      expect([chunk.state(), chunk.reloads()]).toEqual([state, reloads]);
      expect(chunk.actor.getSnapshot().context).toMatchObject({ failures: 3, error: broken });
    }
  });

  it('that took 120 seconds is given up at once (§9)', async () => {
    const chunk = load([late, 'ok']);
    await chunk.settle();
    expect([chunk.state(), chunk.left, chunk.actor.getSnapshot().output]).toEqual(['failed', ['ok'], { error: late }]);
  });

  it('that the app has not provided fails and says so', async () => {
    const actor = createActor(chunkMachine, { input: { reloaded: false }, clock: new SimulatedClock() }).start();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'retrying',
      context: { error: { message: 'importChunk is not provided' } },
    });
  });
});
