import { MantineContext, type MantineColorSchemeManager, MantineThemeProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { theme } from './theme.ts';
import { useColorSchemeAttribute } from './use-color-scheme-attribute.ts';

export interface ThemeProviderProps {
  readonly colorScheme: MantineColorSchemeManager;
  readonly children: ReactNode;
}

/**
 * Gives Mantine's components the theme and the colour scheme. Mantine's own provider brings the code that writes the
 * variables of the theme at run time, which the build does here.
 */
export function ThemeProvider({ colorScheme: manager, children }: ThemeProviderProps) {
  const { colorScheme, setColorScheme } = useColorSchemeAttribute(manager);
  const context = useMemo(
    () => ({
      colorScheme,
      setColorScheme,
      clearColorScheme: () => setColorScheme('auto'),
      getRootElement: () => document.documentElement,
      classNamesPrefix: 'mantine',
      cssVariablesSelector: ':root',
      withStaticClasses: true,
    }),
    [colorScheme, setColorScheme],
  );
  return (
    <MantineContext value={context}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
