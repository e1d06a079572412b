import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MoonIcon, SunIcon } from '../../ui/icons/icons.tsx';
import classes from '../../ui/icons/IconButton.module.css';

/** Switches between the light and the dark look. Until it is pressed the shop follows the system. */
export function ColorSchemeSwitch() {
  const { t } = useTranslation();
  // Holding transitions back would write a <style> element, which a content policy forbids.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const isDark = useComputedColorScheme('light') === 'dark';
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={isDark ? t('header.switchToLight') : t('header.switchToDark')}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </button>
  );
}
