import { languageSwitch, type SwitchLanguage } from './view-matrix.ts';
import { test as base } from './test.ts';

/**
 * `test` for what looks at many pages, and waits for nothing that moves. `switchLanguage` changes the language of `page`.
 */
export const test = base.extend<{ switchLanguage: SwitchLanguage }>({
  page: async ({ page }, provide) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await provide(page);
  },
  switchLanguage: async ({ kept, page }, provide) => {
    if (!kept) throw new Error('A context of its own has no other tab.');
    await provide(languageSwitch(kept.plain, page));
  },
});

export { expect } from '@playwright/test';
