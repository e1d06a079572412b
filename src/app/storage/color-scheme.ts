import { isMantineColorScheme, type MantineColorSchemeManager } from '@mantine/core';
import type { Environment, Unsubscribe } from '../environment.ts';
import type { SafeStore } from './safe-store.ts';
import { STORE_KEYS } from './codecs.ts';

/** Keeps the colour scheme in the safe store and in step with other tabs. What is stored is validated. */
export function createColorSchemeManager(
  store: SafeStore,
  onStored: Environment['onStored'],
): MantineColorSchemeManager {
  const key = STORE_KEYS.colorScheme;
  let stop: Unsubscribe | undefined;
  return {
    get: (fallback) => {
      const stored = store.read(key);
      return isMantineColorScheme(stored) ? stored : fallback;
    },
    set: (scheme) => {
      if (store.read(key) !== scheme) store.write(key, scheme);
    },
    subscribe: (onUpdate) => {
      stop = onStored((changed) => {
        const stored = changed === key ? store.readAgain(key) : null;
        if (isMantineColorScheme(stored)) onUpdate(stored);
      });
    },
    unsubscribe: () => stop?.(),
    clear: () => store.write(key, 'auto'),
  };
}
