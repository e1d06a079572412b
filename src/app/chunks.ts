import { createActor, fromPromise, waitFor } from 'xstate';
import { chunkMachine } from '../../machines/chunk/chunk.machine.ts';
import type { Environment } from './environment.ts';

/** The bundler's name of a script chunk. */
export type ChunkId = string | number;

/** The bundler's function that loads a chunk; it rejects with the type of the failure and the address. */
export type LoadChunk = (id: ChunkId) => Promise<void>;

/** Reloads the page when a chunk keeps failing, at most once for each build (R19). */
export interface ReloadOnce {
  /** Whether the page was reloaded for this build before this load began, or nobody can know. */
  readonly isReloaded: () => boolean;
  /** Whether the page may be reloaded now. */
  readonly isAllowed: () => boolean;
  readonly reload: () => void;
}

const RELOAD_KEY = 'loadout.reloadedBuild';

/**
 * Remembers the reload in the session store. The page is not reloaded offline, where it would not come; nor while nobody
 * waits for the chunk, since a link that was only hovered must not cost what is typed; nor where the store refuses,
 * which would make the reloads endless.
 */
export function createReloadOnce(environment: Environment, isAwaited: () => boolean): ReloadOnce {
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
        const reloadedBuild = store.getItem(RELOAD_KEY) ?? '';
        store.setItem(RELOAD_KEY, reloadedBuild);
        // Another chunk may have asked for the reload while this one was tried again.
        return reloadedBuild !== environment.buildId;
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
 * the page reloaded once, and only then an error (§7, §8, R19). Asking for a chunk that is on its way joins the wait.
 */
export function createChunkLoader(
  load: LoadChunk,
  reloadOnce: ReloadOnce,
  { inspection, onOnline }: Pick<Environment, 'inspection' | 'onOnline'>,
): LoadChunk {
  const underWay = new Map<ChunkId, Promise<void>>();
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
