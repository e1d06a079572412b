import type { BrowserContext, Page } from '@playwright/test';
import { INSPECTION_CHANNEL } from '../../facts/inspection.ts';
import { english } from '../../facts/texts.ts';
import { MOUSE } from '../../facts/products.ts';
import { fillCard, follow, open, partsOf, putIntoCart } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** What is typed and must stay in its field: each of them stands nowhere else in the shop. */
const CARD = ['4929', '8713', '0265', '5541'];
const CODE = '907';
const [DAY, YEAR] = ['29', '2047'];
const PASSWORDS = ['Korrekt-Pferd-17', 'Batterie-Heft-42'];
/** Two groups of digits or more that stand together on the card. */
const RUNS = CARD.flatMap((_, from) => CARD.slice(from + 1).map((__, more) => CARD.slice(from, from + more + 2)));
const SECRETS = [...RUNS.flatMap((run) => [run.join(''), run.join(' ')]), ...PASSWORDS];
/** Four digits may stand by chance within a time or the hash of a file; alone they are a group of the card. */
const ALONE = new RegExp(`(?<![\\w.])(?:${CARD.join('|')})(?!\\w)`, 'gu');

/** Collects what a browser says and is told from now on: console, addresses, requests, inspection, history. */
async function listen(page: Page, context: BrowserContext): Promise<() => Promise<Record<string, string>>> {
  const heard = { console: [] as string[], addresses: [] as string[] };
  context.on('console', (message) => heard.console.push(message.text()));
  context.on('request', (request) => heard.addresses.push(`${request.url()} ${request.postData() ?? ''}`));
  const ear = await context.newPage();
  await ear.goto('/atlas.html');
  await ear.evaluate((name) => {
    const messages: string[] = [];
    Object.assign(window, { messages });
    new BroadcastChannel(name).addEventListener('message', ({ data }) => messages.push(JSON.stringify(data)));
  }, INSPECTION_CHANNEL);
  return async () => ({
    console: heard.console.join('\n'),
    addresses: `${page.url()}\n${heard.addresses.join('\n')}`,
    inspection: await ear.evaluate(() => Reflect.get(window, 'messages').join('\n')),
    cookies: JSON.stringify(await context.cookies()),
    storage: JSON.stringify(await context.storageState({ indexedDB: true })),
    ...(await page.evaluate(async () => {
      const caches = await Promise.all(
        (await window.caches.keys()).map(async (name) => {
          const cache = await window.caches.open(name);
          return (await cache.keys()).map(({ url }) => url);
        }),
      );
      // React writes what a field holds into an attribute of that field; beyond it nothing may stand.
      const copy = document.documentElement.cloneNode(true) as HTMLElement;
      for (const field of copy.querySelectorAll('input')) field.removeAttribute('value');
      return {
        session: JSON.stringify(Object.entries(sessionStorage)),
        history: JSON.stringify(history.state),
        caches: JSON.stringify(caches),
        markup: copy.outerHTML,
        title: document.title,
      };
    })),
  });
}

/** Where any of some texts is found, or a group of the card. */
function placesOf(found: Record<string, string>, secrets: readonly string[]): string[] {
  return Object.entries(found).flatMap(([place, text]) =>
    [...secrets.filter((secret) => text.includes(secret)), ...(text.match(ALONE) ?? [])].map(
      (secret) => `${secret} in ${place}`,
    ),
  );
}

test('Card, code, expiry and passwords stay in their fields: nothing else of the browser holds them (R14, R31)', async ({
  page,
  context,
}) => {
  const found = await listen(page, context);
  await page.goto('/UserProfile?inspect');
  await page.getByRole('textbox', { name: 'UserName' }).fill('Ann');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORDS[0] ?? '');
  expect(placesOf(await found(), SECRETS), 'typed').toEqual([]);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(partsOf(page).heading).toHaveText('Ann');
  await open(page, '/SignUp');
  await page.getByRole('textbox', { name: 'UserName' }).fill('Ann');
  await page.getByRole('textbox', { name: 'Email' }).fill('ann@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORDS[1] ?? '');
  await page.getByRole('button', { name: 'Submit' }).click();
  expect(placesOf(await found(), SECRETS), 'signed up').toEqual([]);
  await putIntoCart(page, MOUSE);
  await follow(partsOf(page).cartLink, '/ShoppingCart');
  await follow(page.getByRole('link', { name: 'Check out' }), '/CheckOut');
  await fillCard(page, CARD, '');
  await page.getByRole('combobox', { name: 'Expiry day' }).selectOption(DAY);
  await page.getByRole('combobox', { name: 'Expiry year' }).selectOption(YEAR);
  await page.getByRole('button', { name: 'Checkout' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('textbox', { name: 'Security code' }).fill(CODE);
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'No order' })).toBeVisible();
  const all = await found();
  expect(placesOf(all, SECRETS), 'paid').toEqual([]);
  // Three digits may stand anywhere by chance, in a time or an address of a file; here they are looked for as values.
  const values = [CODE, YEAR].flatMap((value) => [`"${value}"`, `:${value},`, `:${value}}`, `=${value}`]);
  const { markup: _, ...beyondThePage } = all;
  expect(placesOf(beyondThePage, values), 'paid').toEqual([]);
  expect(all['inspection'], 'the inspection was heard').toContain('checkout.submitted');
  await page.goBack();
  // Forward before that would find the checkout as it was left.
  await expect(partsOf(page).heading).toHaveText(english('cart.heading'));
  await page.goForward();
  await expect(page.getByRole('textbox', { name: 'Security code' })).toHaveValue('');
  expect(placesOf(await found(), SECRETS), 'gone back and forth').toEqual([]);
});
