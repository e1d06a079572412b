import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { ColorSchemeChoice } from '../../ui/theme/color-scheme.ts';

const DARK = '(prefers-color-scheme: dark)';

/** Writes the scheme where the style sheets look for it. `auto` is that of the system. */
function show(scheme: MantineColorScheme): void {
  const system = window.matchMedia(DARK).matches ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme === 'auto' ? system : scheme);
}

/** Keeps the attribute of the root element in step with the choice, the system and other tabs. */
export function useColorSchemeAttribute(manager: MantineColorSchemeManager): ColorSchemeChoice {
  const [colorScheme, setChosen] = useState(() => manager.get('auto'));
  const setColorScheme = useCallback(
    (scheme: MantineColorScheme) => {
      setChosen(scheme);
      manager.set(scheme);
    },
    [manager],
  );
  useEffect(() => {
    manager.subscribe(setColorScheme);
    return () => manager.unsubscribe();
  }, [manager, setColorScheme]);
  useLayoutEffect(() => {
    show(colorScheme);
    const system = window.matchMedia(DARK);
    const follow = () => show(colorScheme);
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, [colorScheme]);
  return useMemo(() => ({ colorScheme, setColorScheme }), [colorScheme, setColorScheme]);
}
