import { createMemoryHistory } from '@tanstack/react-router';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { App } from '../../../src/app/App.tsx';
import { openApp } from '../../../src/app/open-app.ts';
import { openFakeBrowser, openFakeTab } from '../support/fake-environment.ts';

/** Renders the shop at an address where there is no window and no document, as a build would. */
async function render(address: string, language: string) {
  const { environment } = openFakeTab(openFakeBrowser(), [language]);
  const history = createMemoryHistory({ initialEntries: [address] });
  const app = openApp({ ...environment, openHistory: () => history });
  await expect.poll(() => app.shop.language.getSnapshot().context.shown).toBe(language);
  await app.router.load();
  return renderToString(createElement(App, { app }));
}

describe('The shop without a browser', () => {
  it('knows no window', () => {
    expect([typeof window, typeof document]).toEqual(['undefined', 'undefined']);
  });

  it.each([
    ['/', 'en', 'Gear up for the next round'],
    ['/', 'tw', '裝備就緒，再戰一局'],
    ['/SignUp', 'en', 'Create account'],
    ['/ShoppingCart', 'cn', '购物车'],
    ['/CheckOut', 'en', 'Order information'],
  ])('renders %s in %s', async (address, language, words) => {
    const html = await render(address, language);
    expect(html).toContain(words);
    expect(html).not.toContain('<style');
  });

  it('has no words before the first translation', async () => {
    const { environment } = openFakeTab(openFakeBrowser());
    const app = openApp({ ...environment, fetch: () => new Promise(() => undefined) });
    await app.router.load();
    expect(renderToString(createElement(App, { app })).replaceAll(/<[^>]*>/g, '')).toBe('');
  });
});
