/**
 * Shows a scheme: where the style sheets look for it, and in the bars that a browser has around the page. Of their
 * colours in the HTML the light one comes first, and the dark one counts where that is not meant.
 */
export function showColorScheme(document: Document, isDark: boolean): void {
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
  document.querySelector('meta[name=theme-color]')?.setAttribute('media', isDark ? 'not all' : 'all');
}
