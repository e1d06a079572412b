import type { Page } from '@playwright/test';

/** A button by its name, and the pause after its press, in milliseconds. */
export interface Click {
  readonly name: string;
  readonly pause: number;
}

/** What a page stored at a press: the key and the text. */
export type Stored = readonly [string, string];

/** What clicks did in all pages, and when the last of them was made, in milliseconds since 1970. */
export interface Clicked {
  readonly made: readonly Stored[];
  readonly last: number;
}

/** Presses buttons from a moment on, by the clock that all tabs share. Buttons that are not there are left out. */
async function clickFrom(page: Page, start: number, clicks: readonly Click[]): Promise<Clicked> {
  return page.evaluate(
    async ([moment, all]) => {
      const made: [string, string][] = [];
      let last = 0;
      while (Date.now() < moment) await new Promise((resolve) => setTimeout(resolve));
      for (const { name, pause } of all) {
        const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
        const button = buttons.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
        const before = new Set(Object.keys(localStorage));
        last = performance.timeOrigin + performance.now();
        button?.click();
        const key = Object.keys(localStorage).find((one) => !before.has(one) && /^loadout\.cart\.\d/u.test(one));
        if (key !== undefined) made.push([key, localStorage.getItem(key) ?? '']);
        if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      }
      return { made, last };
    },
    [start, clicks] as const,
  );
}

/** Lets all pages press at the same moment. */
export async function clickTogether(
  pages: readonly Page[],
  clicks: (page: number) => readonly Click[],
): Promise<Clicked> {
  const start = Date.now() + 100;
  const all = await Promise.all(pages.map((page, place) => clickFrom(page, start, clicks(place))));
  return { made: all.flatMap(({ made }) => made), last: Math.max(...all.map(({ last }) => last)) };
}

/** What a page notices of the others. */
export interface Noticed {
  /** When the page changed last, in milliseconds since 1970; 0: never. */
  readonly changed: number;
  /** How many messages told it of a change of what is stored of the cart. */
  readonly messages: number;
}

/** Begins to note when a page changes, and what it is told. What was noted before is forgotten. */
export async function notice(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noticed = { changed: 0, messages: 0 };
    const isNew = !Reflect.has(window, 'noticed');
    Object.assign(window, { noticed });
    if (!isNew) return;
    const current = (): typeof noticed => Reflect.get(window, 'noticed');
    window.addEventListener('storage', ({ key }) => {
      if (key?.startsWith('loadout.cart.')) current().messages += 1;
    });
    const observer = new MutationObserver(() => {
      current().changed = performance.timeOrigin + performance.now();
    });
    const changes = { subtree: true, childList: true, characterData: true, attributes: true };
    for (const part of document.querySelectorAll('main, header a[href="/ShoppingCart"]'))
      observer.observe(part, changes);
  });
}

/** What the page noticed since then. */
export function noticedBy(page: Page): Promise<Noticed> {
  return page.evaluate(() => Reflect.get(window, 'noticed'));
}
