import { createActor, fromPromise, waitFor } from 'xstate';
import { chunkMachine } from '../../machines/chunk/chunk.machine.ts';
import type { Environment } from './environment.ts';

/** The bundler's name of a script chunk. */
export type ChunkId = string | number;

/** The bundler's function that loads a chunk; it rejects with the type of the failure and the address. */
export type LoadChunk = (id: ChunkId) => Promise<void>;

/** The way out when a chunk keeps failing: loading the page anew, at most once for each build (R19). */
export interface Rescue {
  /** Whether the page was loaded anew for this build already, or nobody can know. */
  readonly isReloaded: () => boolean;
  /** Whether the page may be loaded anew now. */
  readonly isAllowed: () => boolean;
  readonly reload: () => void;
}

const RELOAD_KEY = 'loadout.reloadedBuild';

/**
 * The rescue of the browser. There is none offline, where the page itself would not come; none while nobody waits for
 * the chunk, since a link that was only hovered must not cost what is typed; and none where the browser cannot remember
 * it, which would make it endless.
 */
export function createRescue(environment: Environment, isAwaited: () => boolean): Rescue {
  return {
    isReloaded: () => {
      try {
        return environment.sessionStore().getItem(RELOAD_KEY) === environment.buildId;
      } catch {
        return true;
      }
    },
    isAllowed: () => {
      if (!environment.isOnline() || !isAwaited()) return false;
      try {
        const store = environment.sessionStore();
        store.setItem(RELOAD_KEY, store.getItem(RELOAD_KEY) ?? '');
        return true;
      } catch {
        return false;
      }
    },
    reload: () => {
      environment.sessionStore().setItem(RELOAD_KEY, environment.buildId);
      environment.reload();
    },
  };
}

/**
 * Wraps the bundler's loader, so that every lazy import of the shop goes through the chunk machine: tried again,
 * rescued once, and only then an error (§7, §8, R19). Asking for a chunk that is on its way joins the wait.
 */
export function createChunkLoader(
  load: LoadChunk,
  rescue: Rescue,
  { inspection, onOnline }: Pick<Environment, 'inspection' | 'onOnline'>,
): LoadChunk {
  const underWay = new Map<ChunkId, Promise<void>>();
  const loadOnce = async (id: ChunkId): Promise<void> => {
    const machine = chunkMachine.provide({
      actors: {
        importChunk: fromPromise(() => load(id)),
      },
      guards: { isReloadLeft: ({ context }) => !context.reloaded && rescue.isAllowed() },
      actions: { reloadPage: rescue.reload },
    });
    const chunk = createActor(machine, { ...inspection, input: { reloaded: rescue.isReloaded() } });
    const unsubscribe = onOnline(() => chunk.send({ type: 'network.returned' }));
    const settled = waitFor(chunk, (snapshot) => snapshot.hasTag('settled'));
    chunk.start();
    const { value, output } = await settled;
    unsubscribe();
    underWay.delete(id);
    if (value === 'failed') throw output?.error;
  };
  return (id) => {
    const waiting = underWay.get(id) ?? loadOnce(id);
    underWay.set(id, waiting);
    return waiting;
  };
}
