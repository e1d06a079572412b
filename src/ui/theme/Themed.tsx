import { MantineContext, MantineThemeProvider } from '@mantine/core';
import { type ReactNode, use, useMemo } from 'react';
import { ColorSchemeContext } from './color-scheme.ts';
import { theme } from './theme.ts';

/**
 * Gives Mantine's components the theme and the colour scheme. It stands around each screen and dialog that has some, and
 * not around the whole shop: the frame and the home page have none, and need not load it. Mantine's own provider brings
 * the code that writes the variables of the theme at run time, which the build does here.
 */
export function Themed({ children }: { readonly children: ReactNode }) {
  const { colorScheme, setColorScheme } = use(ColorSchemeContext);
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
