import { createActor, fromPromise, waitFor } from 'xstate';
import { chunkMachine } from '../../machines/chunk/chunk.machine.ts';
import type { Environment } from './environment.ts';
import type { ReloadOnce } from './reload-once.ts';

/** The bundler's name of a script chunk. */
export type ChunkId = string | number;

/** The bundler's function that loads a chunk; it rejects with the type of the failure and the address. */
export type LoadChunk = (id: ChunkId) => Promise<void>;

/**
 * Wraps the bundler's loader, so that every lazy import of the shop goes through the chunk machine: tried again,
 * the page reloaded once, and only then an error (§7, §8, R19). Asking for a chunk that is on its way joins the wait;
 * one that is there needs no machine.
 */
export function createChunkLoader(
  load: LoadChunk,
  reloadOnce: ReloadOnce,
  { inspection, onOnline }: Pick<Environment, 'inspection' | 'onOnline'>,
): LoadChunk {
  const underWay = new Map<ChunkId, Promise<void>>();
  const loaded = new Set<ChunkId>();
  const loadOnce = async (id: ChunkId): Promise<void> => {
    const machine = chunkMachine.provide({
      actors: {
        importChunk: fromPromise(() => load(id)),
      },
      guards: { isReloadLeft: ({ context }) => !context.reloaded && reloadOnce.isAllowed() },
      actions: { reloadPage: reloadOnce.reload },
    });
    const chunk = createActor(machine, {
      ...inspection,
      id: `chunk ${id}`,
      input: { reloaded: reloadOnce.isReloaded() },
    });
    const unsubscribe = onOnline(() => chunk.send({ type: 'network.returned' }));
    const settled = waitFor(chunk, (snapshot) => snapshot.hasTag('settled')).finally(() => {
      unsubscribe();
      underWay.delete(id);
    });
    chunk.start();
    const { value, output } = await settled;
    if (value === 'failed') throw output?.error;
    loaded.add(id);
  };
  return (id) => {
    if (loaded.has(id)) return load(id);
    const waiting = underWay.get(id) ?? loadOnce(id);
    underWay.set(id, waiting);
    return waiting;
  };
}
