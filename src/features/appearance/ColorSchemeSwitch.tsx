import { useColorScheme } from '@mantine/hooks';
import { useHydrated } from '@tanstack/react-router';
import { use } from 'react';
import { MoonIcon, SunIcon } from '../../ui/icons/icons.tsx';
import { ignoreRepeats } from '../../ui/ignore-repeats.ts';
import { useTexts } from '../../ui/text/texts.ts';
import { ColorSchemeContext } from '../../ui/theme/color-scheme.ts';
import classes from '../../ui/icons/IconButton.module.css';

/** Switches between the light and the dark look. Until it is pressed the shop follows the system. */
export function ColorSchemeSwitch() {
  const { t } = useTexts();
  const { colorScheme, setColorScheme } = use(ColorSchemeContext);
  const system = useColorScheme('light');
  const scheme = colorScheme === 'auto' ? system : colorScheme;
  // The HTML of the build knows neither the system nor the store, and must be hydrated as it stands.
  const isDark = useHydrated() && scheme === 'dark';
  return (
    <button
      type="button"
      className={classes.button}
      data-scheme-switch
      aria-label={isDark ? t('header.switchToLight') : t('header.switchToDark')}
      // The whole page would flash as fast as the key repeats (WCAG 2.2, 2.3.1).
      onKeyDown={ignoreRepeats}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </button>
  );
}
