import type { Environment } from './environment.ts';

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
export function createReloadOnce(
  environment: Pick<Environment, 'buildId' | 'sessionStore' | 'isOnline' | 'reload'>,
  isAwaited: () => boolean,
): ReloadOnce {
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
