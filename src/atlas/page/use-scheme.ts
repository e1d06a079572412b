import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-color-scheme: dark)';

const subscribe = (listener: () => void) => {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** The colours that the system asks for. */
export const useScheme = (): 'light' | 'dark' => useSyncExternalStore(subscribe, () => (window.matchMedia(QUERY).matches ? 'dark' : 'light'));
