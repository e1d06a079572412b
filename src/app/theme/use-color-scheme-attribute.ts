import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { ColorSchemeChoice } from '../../ui/theme/color-scheme.ts';
import { showColorScheme } from './show-color-scheme.ts';

/** Keeps the scheme that is shown in step with the choice, the system and other tabs. `auto` is that of the system. */
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
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const follow = () => showColorScheme(document, colorScheme === 'auto' ? system.matches : colorScheme === 'dark');
    follow();
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, [colorScheme]);
  return useMemo(() => ({ colorScheme, setColorScheme }), [colorScheme, setColorScheme]);
}
