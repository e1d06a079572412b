import { DEFAULT_THEME, MantineProvider, type MantineThemeOverride, mergeMantineTheme } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const STYLE_ELEMENT = /<style[^>]*>(?<css>.*?)<\/style>/gs;

/** The elements that the provider writes: one with the variables, one with the classes. */
const STYLE_ELEMENTS = 2;

/**
 * The style sheet that `MantineProvider` would otherwise write into the page at run time, which a content policy
 * without inline styles forbids: every CSS variable of the theme, and the classes behind `visibleFrom` and
 * `hiddenFrom`.
 *
 * It is taken from the provider itself, rendered here, so that it cannot differ from what the provider writes. It is
 * complete, so Mantine's `default-css-variables.css` is not needed beside it.
 *
 * @throws when the provider writes other elements than expected, after an update of Mantine perhaps.
 */
export function themeSheet(theme: MantineThemeOverride): string {
  const page = renderToStaticMarkup(createElement(MantineProvider, { theme, deduplicateCssVariables: false }));
  const sheets = [...page.matchAll(STYLE_ELEMENT)].map(({ groups }) => groups?.['css'] ?? '');
  if (sheets.length !== STYLE_ELEMENTS) {
    throw new Error(`MantineProvider wrote ${sheets.length} style elements where ${STYLE_ELEMENTS} were expected.`);
  }
  return sheets.join('\n');
}

/** The variables that our style sheets use in media queries: `$mantine-breakpoint-sm` and so on. */
export function breakpointVariables(theme: MantineThemeOverride): Record<string, string> {
  return Object.fromEntries(
    Object.entries(mergeMantineTheme(DEFAULT_THEME, theme).breakpoints).map(([name, width]) => [
      `mantine-breakpoint-${name}`,
      width,
    ]),
  );
}
