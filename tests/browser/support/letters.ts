import type { Page } from '@playwright/test';

/** Letters as large as a browser's setting makes them (WCAG 2.2, 1.4.4); an empty text: as they are. */
export function setLetters(page: Page, size: string): Promise<void> {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}
