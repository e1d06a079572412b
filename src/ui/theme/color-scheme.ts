import type { MantineColorScheme } from '@mantine/core';
import { createContext } from 'react';

/** The colour scheme that was chosen, `auto` being that of the system, and how another one is chosen. */
export interface ColorSchemeChoice {
  readonly colorScheme: MantineColorScheme;
  readonly setColorScheme: (scheme: MantineColorScheme) => void;
}

/** Hands the choice of the colour scheme to what shows it and changes it. */
export const ColorSchemeContext = createContext<ColorSchemeChoice>({
  colorScheme: 'auto',
  setColorScheme: () => undefined,
});
