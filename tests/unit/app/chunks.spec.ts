import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyActor, InspectionEvent } from 'xstate';
import { type ChunkId, createChunkLoader } from '../../../src/app/chunks.ts';
import { chunkFailureOf, messageOf } from '../../../src/routes/-fault-message.ts';

function chunkError(type = 'error') {
  return Object.assign(new Error(`Loading chunk 7 failed.\n(${type}: /static/js/async/7.js)`), {
    name: 'ChunkLoadError',
    type,
    request: '/static/js/async/7.js',
  });
}

/** A bundler whose loads end as the list says; past its end they succeed. */
function bundler(...failures: Error[]) {
  const asked: ChunkId[] = [];
  const load = async (id: ChunkId) => {
    asked.push(id);
    const failure = failures.shift();
    if (failure) throw failure;
  };
  return { asked, load };
}

const noReload = { isReloaded: () => true, isAllowed: () => true, reload: () => undefined };
const offline = { inspection: {}, onOnline: () => () => undefined };

describe('A lazy import', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('loads its chunk', async () => {
    const { asked, load } = bundler();
    await createChunkLoader(load, noReload, offline)(7);
    expect(asked).toEqual([7]);
  });

  it('tries again and then succeeds without a word', async () => {
    const { asked, load } = bundler(chunkError(), chunkError());
    const loading = createChunkLoader(load, noReload, offline)(7);
    await vi.advanceTimersByTimeAsync(400 + 800);
    await expect(loading).resolves.toBeUndefined();
    expect(asked).toEqual([7, 7, 7]);
  });

  it('fails with the bundler’s own error after all tries, and can be tried anew', async () => {
    const error = chunkError();
    const { asked, load } = bundler(error, error, error);
    const loader = createChunkLoader(load, noReload, offline);
    const [outcome] = await Promise.all([
      loader(7).catch((thrown: unknown) => thrown),
      vi.advanceTimersByTimeAsync(400 + 800),
    ]);
    expect(outcome).toBe(error);
    await expect(loader(7)).resolves.toBeUndefined();
    expect(asked).toHaveLength(4);
  });

  it('fails when its machine does, and can be tried anew', async () => {
    const { load } = bundler();
    let isBroken = true;
    const inspect = ({ type, actorRef }: InspectionEvent) => {
      if (type !== '@xstate.actor' || !isBroken) return;
      isBroken = false;
      const actor = actorRef as AnyActor;
      const transition = () => {
        throw new Error('injected');
      };
      actor.logic = Object.assign(Object.create(actor.logic), { transition });
    };
    const loader = createChunkLoader(load, noReload, { ...offline, inspection: { inspect } });
    await expect(loader(7)).rejects.toThrow('injected');
    await expect(loader(7)).resolves.toBeUndefined();
  });

  it('joins a load that is on its way, and no other chunk’s', async () => {
    const { asked, load } = bundler(chunkError());
    const loader = createChunkLoader(load, noReload, offline);
    const loads = [loader(7), loader(7), loader(8)];
    await vi.advanceTimersByTimeAsync(400);
    await Promise.all(loads);
    expect(asked).toEqual([7, 8, 7]);
  });

  it('needs no machine for a chunk that is there', async () => {
    const { asked, load } = bundler();
    const made: string[] = [];
    const inspect = ({ type, actorRef }: InspectionEvent) => {
      const { id } = actorRef as AnyActor;
      if (type === '@xstate.actor' && id === 'chunk 7') made.push(id);
    };
    const loader = createChunkLoader(load, noReload, { ...offline, inspection: { inspect } });
    await loader(7);
    await loader(7);
    expect([asked, made]).toEqual([[7, 7], ['chunk 7']]);
  });

  it('tries again at once when the network returns', async () => {
    const { asked, load } = bundler(chunkError());
    const online = new Set<() => void>();
    const loading = createChunkLoader(load, noReload, {
      inspection: {},
      onOnline: (listener) => {
        online.add(listener);
        return () => void online.delete(listener);
      },
    })(7);
    await vi.advanceTimersByTimeAsync(0);
    for (const tell of online) tell();
    await vi.advanceTimersByTimeAsync(0);
    await loading;
    expect([asked, online.size]).toEqual([[7, 7], 0]);
  });

  it.each([
    [false, true, 1],
    [true, true, 0],
    [false, false, 0],
  ])('loads the page anew unless it was already (%s) or not allowed now (%s)', async (isReloaded, isAllowed, times) => {
    const { load } = bundler(chunkError(), chunkError(), chunkError());
    const reload = vi.fn<() => void>();
    const reloadOnce = { isReloaded: () => isReloaded, isAllowed: () => isAllowed, reload };
    createChunkLoader(load, reloadOnce, offline)(7).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(400 + 800);
    expect(reload).toHaveBeenCalledTimes(times);
  });
});

describe('An error', () => {
  it('of a chunk says its type and address (§8)', () => {
    expect(chunkFailureOf(chunkError('timeout'))).toEqual({ type: 'timeout', address: '/static/js/async/7.js' });
  });

  it.each([new Error('other'), 'text', null, undefined, { type: 'error', request: '/a.js' }])(
    '%o is none of a chunk',
    (error) => {
      expect(chunkFailureOf(error)).toBeUndefined();
    },
  );

  it.each([
    [new Error('words'), 'words'],
    ['text', 'text'],
    [null, 'null'],
    [{}, '[object Object]'],
  ])('has a message', (error, message) => {
    expect(messageOf(error)).toBe(message);
  });
});
