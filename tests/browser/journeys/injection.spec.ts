import type { Page } from '@playwright/test';
import { byTurns } from '../../commands/sampling.ts';
import { INJECTION_STRINGS, pollutedJson } from '../../facts/injection/injection.ts';
import { INSPECTION_CHANNEL } from '../../facts/inspection.ts';
import { answers } from '../../page/answers.ts';
import { open, partsOf, signIn } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** Texts that are markup to who believes them; the rest of the list is tried on the readers alone, without a browser. */
const MARKUP = [...INJECTION_STRINGS.filter((text) => /[<>]|javascript:|\$\{|\{\{/u.test(text)), ...pollutedJson()];
const TYPED = byTurns(MARKUP, 6);
/** Each address costs a page load. */
const ADDRESSED = byTurns(MARKUP, 16);

/** Notes on a page every dialog and every element that only a text could have brought there. */
async function watchFor(page: Page): Promise<() => Promise<string[]>> {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return async () => {
    const strange = await page.evaluate(() => {
      const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
        element.getAttributeNames().filter((name) => /^on/iu.test(name)),
      );
      const links = [...document.querySelectorAll('a[href], form[action]')].map((element) => element.outerHTML);
      // Data, and the speculation rules of the HTML, which the policy names by their hash.
      const plain = ':not([type="application/ld+json"], head > [type=speculationrules])';
      const scripts = [...document.querySelectorAll<HTMLScriptElement>(`script${plain}`)];
      return [
        ...attributes,
        ...links.filter((html) => /(?:href|action)="\s*(?:javascript|data|vbscript):/iu.test(html)),
        ...scripts.filter(({ src }) => !src.startsWith(location.origin)).map(({ outerHTML }) => outerHTML),
        ...[...document.querySelectorAll('iframe, object, embed, base, svg script')].map(({ tagName }) => tagName),
        ...(Reflect.get({}, 'isStolen') === undefined ? [] : ['every object has a key more']),
      ];
    });
    return [...dialogs, ...strange];
  };
}

test.describe('A text that is markup is shown as text', () => {
  test(`where it is typed: ${TYPED.length} of them in search, sign-up and checkout`, async ({ page }) => {
    const strangeThings = await watchFor(page);
    await open(page, '/SignUp');
    const fields = ['UserName', 'Email', 'Address'].map((name) => page.getByRole('textbox', { name, exact: true }));
    const { search } = partsOf(page);
    for (const [place, text] of TYPED.entries()) {
      await fields[place % fields.length]?.fill(text);
      await search.fill(text);
    }
    await page.getByRole('button', { name: 'Submit' }).click();
    await search.press('Enter');
    expect(await strangeThings()).toEqual([]);
    await open(page, '/CheckOut');
    const group = page.getByRole('textbox', { name: 'Card number, group 1' });
    for (const text of ADDRESSED) {
      await group.fill(text);
      await expect(group).toHaveValue(/^\d*$/u);
    }
    expect(await strangeThings()).toEqual([]);
  });

  test('where it is the name of who signs in, in the greeting, the account and after a reload', async ({ page }) => {
    const strangeThings = await watchFor(page);
    const name = '"><img src=x onerror=alert(1)><script>alert(2)</script>{{7*7}}${7*7}';
    await signIn(page, name);
    await expect(partsOf(page).heading).toHaveText(name);
    await expect(partsOf(page).greeting).toHaveText(`Hello, ${name}`);
    await page.reload();
    await expect(partsOf(page).greeting).toHaveText(`Hello, ${name}`);
    expect(await strangeThings()).toEqual([]);
  });

  test(`where an address brings it: ${ADDRESSED.length} of them as path, id, category and hash`, async ({ page }) => {
    test.setTimeout(120_000);
    const strangeThings = await watchFor(page);
    const ways = [
      (text: string) => `/${text}`,
      (text: string) => `/ProductDetail/${text}`,
      (text: string) => `/ProductList?category=${text}`,
      (text: string) => `/#${text}`,
      (text: string) => `/atlas.html#${text}`,
    ];
    for (const [place, text] of ADDRESSED.entries()) {
      await page.goto(ways[place % ways.length]?.(encodeURIComponent(text)) ?? '/');
      await answers(page);
      await expect(page.getByRole('heading').first()).toBeVisible();
      expect(await strangeThings(), text).toEqual([]);
    }
  });

  test('where another page of the browser sends it: to the shop, to an inspected shop and to the atlas', async ({
    page,
    context,
  }) => {
    await open(page, '/?inspect');
    const atlas = await context.newPage();
    await atlas.goto('/atlas.html');
    await expect(atlas.getByRole('heading').first()).toBeVisible();
    const watches = [await watchFor(page), await watchFor(atlas)];
    await page.evaluate(
      ([texts, name]) => {
        const channel = new BroadcastChannel(name);
        const frame = { sessionId: 't/1', rootId: 't/1', createdAt: '7' };
        for (const text of texts) {
          const event = { type: text, [text]: text };
          for (const message of [text, event, { ...frame, type: '@xstate.event', event, tab: text }]) {
            // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
            channel.postMessage(message);
            window.postMessage(message, '*');
          }
          const actor = { ...frame, type: '@xstate.actor', name: text, snapshot: { value: text, context: event } };
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
          channel.postMessage(actor);
        }
      },
      [MARKUP, INSPECTION_CHANNEL] as const,
    );
    await open(page, '/SignUp?inspect');
    await expect(partsOf(page).heading).toHaveText('Create account');
    for (const strangeThings of watches) expect(await strangeThings()).toEqual([]);
  });
});
