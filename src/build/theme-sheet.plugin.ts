import { type RsbuildPlugin } from '@rsbuild/core';
import { theme } from '../ui/theme/theme.ts';
import { themeSheet } from './theme-sheet.ts';

/** Fills `src/app/theme/theme.css` with the variables and classes of `src/ui/theme/theme.ts`. */
export function pluginThemeSheet(): RsbuildPlugin {
  return {
    name: 'loadout:theme-sheet',
    setup(api) {
      api.transform({ test: /[\\/]src[\\/]app[\\/]theme[\\/]theme\.css$/ }, () => themeSheet(theme));
    },
  };
}
