import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { litIn, takenIn } from '../../page/screens/atlas.ts';
import { chooseFile } from '../../page/screens/file-chooser.ts';
import {
  connectionCount,
  countConnections,
  inspectionMessages,
  sendMessages,
} from '../../page/screens/inspection-fixtures.ts';
import { fillCard, open } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { openAtlas } from './open.ts';

const MANY = 20_000;
const FIFTY_MB = 50_000_000;

/** Opens the atlas on its live panel, and an inspected shop beside it. */
async function openBoth(page: Page, address: string, hash: string) {
  const atlas = await openAtlas(page, hash);
  await atlas.tab('Live').click();
  const shop = await page.context().newPage();
  await open(shop, `${address}?inspect`);
  return { ...atlas, shop };
}

test('a click in the shop lights the state on the chart', async ({ page }) => {
  const { chart, panel, shop } = await openBoth(page, '/ProductDetail/1', '#cart');
  await expect.poll(() => litIn(chart)).toBe('empty + unavailable');
  // Both tabs have the same clock: when it was clicked there, and when it was lit here.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('[aria-label="state filled, active"]') === null) return;
      observer.disconnect();
      Reflect.set(window, 'litAt', Date.now());
    }).observe(document.body, { subtree: true, attributes: true, childList: true });
  });
  const add = shop.getByRole('button', { name: 'Add Cart', exact: true });
  await add.evaluate((button) =>
    button.addEventListener('click', () => Reflect.set(window, 'clickedAt', Date.now()), { capture: true }),
  );
  await add.click();
  await expect.poll(() => litIn(chart)).toBe('filled + unavailable');
  const took =
    (await page.evaluate(() => Number(Reflect.get(window, 'litAt')))) -
    (await shop.evaluate(() => Number(Reflect.get(window, 'clickedAt'))));
  console.log(`lit ${took} ms after the click`);
  await expect.poll(() => takenIn(chart)).toContain('cart.lines.empty: item.set[0]');
  // The cart stays in its state: what was taken is all that shows it.
  await add.click();
  await expect.poll(() => takenIn(chart)).toContain('cart.lines.filled: item.set[0]');
  await expect(panel.getByRole('option', { name: /cart item\.set$/u })).toHaveCount(2);
});

test('an atlas that is opened late gets every actor; one whose tab is closed is gone', async ({ page }) => {
  const shop = await page.context().newPage();
  await open(shop, '/ShoppingCart?inspect');
  const { tab, panel } = await openAtlas(page, '#session');
  await tab('Live').click();
  const actors = panel.getByRole('region', { name: 'Actors' });
  await expect(actors.getByRole('button', { name: 'session: visiting' })).toBeVisible();
  await actors.getByRole('button', { name: 'navigation: ' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('navigation');
  await shop.close();
  await expect(actors).toContainText('The shop went away');
});

test('nothing that a shopper types reaches the stream, and what the machines declare does (R14, R31)', async ({
  page,
}) => {
  const { panel, shop } = await openBoth(page, '/CheckOut', '#checkout');
  const listener = await page.context().newPage();
  await listener.goto('/locales/en/translation.json');
  await listener.evaluate(() => {
    const received: string[] = [];
    Reflect.set(window, 'received', received);
    // Times and ids are numbers of their own.
    const own = ['createdAt', 'id', 'sessionId', 'rootId', 'parentId', 'sourceId'];
    const channel = new BroadcastChannel('loadout.inspect');
    channel.addEventListener('message', ({ data }) =>
      received.push(JSON.stringify({ ...data, ...Object.fromEntries(own.map((key) => [key, null])) })),
    );
  });
  await fillCard(shop, ['4929', '8713', '0265', '5541'], '907');
  await shop.getByRole('combobox', { name: 'Expiry day' }).selectOption('29');
  await shop.getByRole('combobox', { name: 'Expiry year' }).selectOption('2047');
  await shop.getByRole('button', { name: 'Checkout', exact: true }).click();
  await shop.goto('/UserProfile?inspect');
  await shop.getByRole('textbox', { name: 'UserName' }).fill('Ada Lovelace');
  await shop.getByLabel('Password', { exact: true }).fill('hunter2-hunter2');
  await shop.getByRole('button', { name: 'Log in' }).click();
  await expect(panel.getByRole('button', { name: 'session: signedIn' })).toBeVisible();
  const received = await listener.evaluate((): string[] => Reflect.get(window, 'received'));
  expect(received.filter((message) => message.includes('group.changed')).length).toBeGreaterThanOrEqual(4);
  expect(received.filter((message) => message.includes('userName')).length).toBeGreaterThan(0);
  for (const secret of ['4929', '8713', '0265', '5541', '"907"', '2047', '"day":29', 'hunter2', 'Ada Lovelace']) {
    expect(
      received.filter((message) => message.includes(secret)),
      secret,
    ).toEqual([]);
  }
});

test('a recording is paused, stepped back and forward, saved, and opened again; its moments have an address', async ({
  page,
}) => {
  const { panel, chart, shop, tab } = await openBoth(page, '/ProductDetail/1', '#purchase');
  await expect.poll(() => litIn(chart)).toBe('choosing');
  await shop.getByRole('button', { name: 'Add Cart', exact: true }).click();
  await expect.poll(() => litIn(chart)).toBe('added');
  await panel.getByRole('button', { name: 'Pause' }).click();
  await panel.getByRole('option', { name: /purchase addCart\.pressed$/u }).click();
  await expect.poll(() => litIn(chart)).toBe('choosing');
  await panel.getByRole('button', { name: 'Try it from here' }).click();
  await expect(panel.getByRole('status').first()).toHaveText('purchase is in choosing.');
  await panel.getByRole('button', { name: 'Close trial' }).click();
  await tab('Live').click();
  await panel.getByRole('listbox', { name: 'Moments' }).press('ArrowDown');
  await expect.poll(() => litIn(chart)).toBe('added');
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save session' }).click();
  const file = await (await download).path();
  const { messages } = JSON.parse(await readFile(file, 'utf8'));
  await shop.close();
  // The moment before the last one: it shows again after a reload, in the same session, though the shop is gone.
  await panel.getByRole('button', { name: 'Back', exact: true }).click();
  await expect.poll(() => litIn(chart)).toBe('choosing');
  await expect(page).toHaveURL(/#purchase\?moment=[0-9a-f]{8}\/\d+$/u);
  const moment = page.url().split('/').at(-1) ?? '';
  await page.reload();
  await expect(panel.getByRole('status')).toHaveText(
    new RegExp(`^Session of this browser: moment ${moment} of \\d+\\.$`, 'u'),
  );
  await expect.poll(() => litIn(chart)).toBe('choosing');
  await page.evaluate(() => {
    location.hash = location.hash.replace(/moment=[0-9a-f]{8}/u, 'moment=00000000');
  });
  await expect(panel).toContainText('The session of this address is not kept in this browser any more.');
  await panel.getByRole('button', { name: 'Back to live' }).click();
  await expect(panel.getByRole('status')).toHaveText(/^Waiting for a shop/u);
  await expect(page).toHaveURL(/#purchase$/u);
  await panel.getByLabel('Open a session file').setInputFiles(file);
  await expect(panel.getByRole('status')).toHaveText(
    `${file.split('/').at(-1) ?? ''}: moment ${messages.length} of ${messages.length}.`,
  );
  await expect.poll(() => litIn(chart)).toBe('added');
});

test('an actor that the atlas does not know is drawn from the definition in the stream', async ({ page }) => {
  const { machines, tab } = await openAtlas(page, '#cart');
  await tab('Live').click();
  const other = await page.context().newPage();
  await other.goto('/locales/en/translation.json');
  await other.evaluate(countConnections);
  const definition = JSON.stringify({
    id: 'lamp',
    initial: 'off',
    states: { off: { on: { 'switch.pressed': 'on' } }, on: { on: { 'switch.pressed': 'off' } } },
  });
  await other.evaluate(sendMessages, [
    { ...inspectionMessages[0], name: 'lamp', definition, snapshot: { status: 'active', value: 'on', context: {} } },
  ]);
  await machines.getByRole('link', { name: /^lamp 2 states, 2 transitions, from the stream$/u }).click();
  const chart = page.getByRole('region', { name: 'Chart of lamp' });
  await expect(chart.getByRole('button', { name: 'state on, active' })).toBeVisible();
  await expect(chart.getByRole('button', { name: 'lamp.off: switch.pressed[0]', exact: true })).toBeVisible();
});

test('a message that is none costs nothing but itself', async ({ page }) => {
  const { tab, panel, chart } = await openAtlas(page, '#cart');
  await tab('Live').click();
  const other = await page.context().newPage();
  await other.goto('/locales/en/translation.json');
  await other.evaluate(countConnections);
  const [first, second, third] = inspectionMessages;
  await other.evaluate(sendMessages, [first, { ...third, snapshot: null }, second, { ...second, event: null }, third]);
  await expect(panel.getByRole('status')).toHaveText('Live: 3 moments.');
  await expect(panel).toContainText('2 messages of no shop: not in the format of inspection messages.');
  await expect.poll(() => litIn(chart)).toBe('filled + unavailable');
});

test('20,000 events keep the list short, the page quick, and the first ones make room', async ({ page }) => {
  const { tab, panel, chart } = await openAtlas(page, '#cart');
  await tab('Live').click();
  const other = await page.context().newPage();
  await other.goto('/locales/en/translation.json');
  await other.evaluate(countConnections);
  await other.evaluate(sendMessages, inspectionMessages.slice(0, 1));
  const began = Date.now();
  for (let sent = 0; sent < MANY; sent += 1000) {
    await other.evaluate(
      sendMessages,
      Array.from({ length: 1000 }, (_, place) => ({
        ...inspectionMessages[2 + (place % 2)],
        createdAt: String(sent + place),
      })),
    );
  }
  await expect(panel.getByRole('status')).toHaveText('Live: 20,001 moments.', { timeout: 60_000 });
  console.log(`20,000 events in ${Date.now() - began} ms`);
  await expect(panel).toContainText('1 older moment had to make room.');
  const list = panel.getByRole('listbox', { name: 'Moments' });
  expect(await list.getByRole('option').count()).toBeLessThan(100);
  await expect(list.getByRole('option', { selected: true })).toHaveAttribute('aria-posinset', '20000');
  const pressed = Date.now();
  await panel.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(panel.getByRole('status')).toHaveText('Paused at moment 20000 of 20001.');
  console.log(`one step back in ${Date.now() - pressed} ms`);
  await list.evaluate((element) => element.scrollTo(0, 0));
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-posinset', '1');
  await expect.poll(() => litIn(chart)).toBe('filled + unavailable');
  // A row that shows is picked where it stands.
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight / 2));
  const middle = MANY / 2 + 5;
  const row = list.getByRole('option').and(page.locator(`[aria-posinset="${middle}"]`));
  await row.scrollIntoViewIfNeeded();
  const place = await row.boundingBox();
  await row.click();
  await expect(panel.getByRole('status')).toHaveText(`Paused at moment ${middle + 1} of 20001.`);
  expect(await row.boundingBox()).toEqual(place);
});

test('a session that is broken, of another version or too large is refused in one sentence, and what was open stays', async ({
  page,
}) => {
  const { tab, panel } = await openAtlas(page, '#cart');
  await tab('Live').click();
  const input = panel.getByLabel('Open a session file');
  const write = (name: string, text: string) =>
    input.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await write(
    'good.json',
    JSON.stringify({ format: 'loadout session', version: 1, messages: inspectionMessages.slice(0, 3) }),
  );
  await expect(panel.getByRole('status')).toHaveText('good.json: moment 3 of 3.');
  const [first, second] = inspectionMessages;
  await write(
    'null.json',
    JSON.stringify({ format: 'loadout session', version: 1, messages: [{ ...first, snapshot: null }, second] }),
  );
  await expect(panel.getByRole('alert')).toContainText('null.json is broken, or no file of this kind.');
  await write('later.json', JSON.stringify({ format: 'loadout session', version: 3, messages: [] }));
  await expect(panel.getByRole('alert')).toContainText('later.json is of another version than this atlas reads.');
  await write('broken.json', 'no JSON');
  await expect(panel.getByRole('alert')).toContainText('broken.json is broken, or no file of this kind.');
  await input.evaluate(chooseFile, { name: 'large.json', size: FIFTY_MB + 1 });
  await expect(panel.getByRole('alert')).toContainText('large.json is larger than 50 MB and was not read.');
  await expect(panel.getByRole('status')).toHaveText('good.json: moment 3 of 3.');
  await expect(panel.getByRole('option')).toHaveCount(3);
});

test('the sequence view shows actors talking, by the same moments', async ({ page }) => {
  const { tab, panel, shop } = await openBoth(page, '/ProductDetail/1', '#cart');
  await shop.getByRole('button', { name: 'Add Cart', exact: true }).click();
  await expect(panel.getByRole('option', { name: /cart item\.set$/u })).toHaveCount(1);
  await tab('Sequence').click();
  const lanes = panel.getByRole('list', { name: 'Actors' }).getByRole('listitem');
  await expect(panel.getByRole('list', { name: 'Tabs' }).getByRole('listitem')).toHaveText(/^Tab 1: .+Loadout/u);
  await expect(lanes.filter({ hasText: /^cart$/u })).toHaveCount(1);
  await expect(lanes.filter({ hasText: /\/x:\d/u }), 'actors without a name').toHaveCount(0);
  // One press is one row, and opens to what was told of it.
  const action = panel.getByRole('option', { name: /page → purchase: addCart\.pressed; purchase → cart: item\.set/u });
  await expect(action).toHaveCount(1);
  await panel.getByRole('textbox', { name: 'Only events or actors called' }).fill('item.set');
  await expect(panel.getByRole('option')).toHaveCount(1);
  await action.click();
  for (const name of [/page → purchase: addCart\.pressed$/u, /purchase: emits .+$/u, /purchase → cart: item\.set$/u])
    await expect(panel.getByRole('img', { name })).toHaveCount(1);
  await action.click();
  await expect(panel.getByRole('option')).toHaveCount(1);
});

test('without ?inspect nothing of it is loaded, and nothing is sent', async ({ page, context }) => {
  const scripts = new Map<string, number>();
  const seen = (own: Page): Promise<string[]> =>
    own.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    );
  const listener = await context.newPage();
  await listener.goto('/locales/en/translation.json');
  await listener.evaluate(countConnections);
  await listener.evaluate(() => {
    Reflect.set(window, 'count', 0);
    const channel: BroadcastChannel = Reflect.get(globalThis, 'loadoutChannel');
    channel.addEventListener('message', () => Reflect.set(window, 'count', Number(Reflect.get(window, 'count')) + 1));
  });
  context.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), (await response.body()).byteLength);
  });
  await open(page, '/ShoppingCart');
  expect(await listener.evaluate(() => Number(Reflect.get(window, 'count')))).toBe(0);
  const inspected = await context.newPage();
  await open(inspected, '/ShoppingCart?inspect');
  // Scripts that wait until the page is idle come a little later to one than to the other.
  const difference = async () => {
    const without = await seen(page);
    return (await seen(inspected)).filter((address) => !without.includes(address));
  };
  await expect.poll(difference).toHaveLength(1);
  const [plain, more] = [await seen(page), await difference()];
  expect(await listener.evaluate(() => Number(Reflect.get(window, 'count')))).toBeGreaterThan(0);
  expect(await listener.evaluate(connectionCount)).toBe(0);
  console.log(`${plain.length} scripts without it, one more of ${scripts.get(more[0] ?? '') ?? 0} bytes with it`);
  const own = await page.evaluate(async (address) => (await fetch(address)).text(), more[0] ?? '');
  const others = await page.evaluate(
    async (addresses) =>
      (await Promise.all(addresses.map(async (address) => (await fetch(address)).text()))).join('\n'),
    plain,
  );
  expect(own).toContain('loadout.inspect');
  expect(others).not.toContain('loadout.inspect');
});

test('a tab stays inspected through links and reloads, says so, and stops when it is told to', async ({ page }) => {
  const { panel, shop } = await openBoth(page, '/ProductDetail/1', '#cart');
  const actors = panel.getByRole('region', { name: 'Actors' });
  const line = shop.getByText('This tab is inspected', { exact: false });
  await expect(line).toBeVisible();
  await shop.getByRole('link', { name: /^Cart/u }).click();
  await expect(shop).not.toHaveURL(/inspect/u);
  await shop.reload();
  await expect(line).toBeVisible();
  await expect(actors.getByRole('button', { name: /^cart: / })).toHaveCount(1);
  await shop.getByRole('button', { name: 'Stop inspecting' }).click();
  await expect(line).toHaveCount(0);
  await expect(actors).toContainText('The shop went away');
  await shop.reload();
  await expect(line).toHaveCount(0);
});

test('?inspect=stately sends nothing to anyone without a yes', async ({ page, context }) => {
  const listener = await context.newPage();
  await listener.goto('/locales/en/translation.json');
  await listener.evaluate(countConnections);
  await listener.evaluate(() => {
    Reflect.set(window, 'heard', 0);
    const channel: BroadcastChannel = Reflect.get(globalThis, 'loadoutChannel');
    channel.addEventListener('message', () => Reflect.set(window, 'heard', 1));
  });
  const pages = context.pages().length;
  page.once('dialog', (dialog) => void dialog.dismiss());
  await open(page, '/ProductDetail/1?inspect=stately');
  await page.getByRole('button', { name: 'Add Cart', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Cart, 1 item$/u })).toBeVisible();
  await expect(page.getByText('This tab is inspected', { exact: false })).toHaveCount(0);
  expect(context.pages()).toHaveLength(pages);
  expect(await listener.evaluate(() => Number(Reflect.get(window, 'heard')))).toBe(0);
});

/** Answers for Stately's inspector: it says that it listens, and keeps what it receives. */
function standIn(context: BrowserContext) {
  return context.route('https://stately.ai/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>inspector</title><script>
        window.received = [];
        addEventListener('message', ({ data }) => window.received.push(data));
        opener.postMessage({ type: '@statelyai.connected' }, '*');
      </script>`,
    }),
  );
}

const STATELY = /^request abroad: GET https:\/\/stately\.ai\/inspect$/u;

interface Received {
  readonly type: string;
  readonly name?: string;
}

function heardIn(inspector: Page) {
  return inspector.evaluate((): Received[] => Reflect.get(window, 'received'));
}

test('?inspect=stately sends the same to Stately’s inspector, in its own messages', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(STATELY);
  await standIn(context);
  const asked = new Promise<string>((resolve) =>
    page.once('dialog', (dialog) => {
      resolve(dialog.message());
      void dialog.accept();
    }),
  );
  const popup = page.waitForEvent('popup');
  await page.goto('/CheckOut?inspect=stately');
  expect(await asked).toContain('stately.ai');
  const inspector = await popup;
  await fillCard(page, ['4929', '8713', '0265', '5541'], '907');
  await expect
    .poll(async () => (await heardIn(inspector)).filter(({ type }) => type === '@xstate.event').length)
    .toBeGreaterThan(4);
  const messages = await heardIn(inspector);
  expect(new Set(messages.map(({ type }) => type))).toEqual(
    new Set(['@xstate.actor', '@xstate.event', '@xstate.snapshot']),
  );
  expect(messages.some(({ name }) => name === 'checkout')).toBe(true);
  const words = JSON.stringify(messages.map((message) => ({ ...message, createdAt: null })));
  for (const secret of ['4929', '8713', '0265', '5541']) expect(words).not.toContain(secret);
});

test('a browser that opens no window by itself opens Stately’s inspector at the first press, by mouse or key', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(STATELY);
  await standIn(context);
  await page.addInitScript(() => {
    const openWindow = window.open.bind(window);
    // The answer to a dialog counts as a press for some browsers; this one wants a press on the page.
    let isPressed = false;
    for (const press of ['keydown', 'pointerdown'])
      window.addEventListener(
        press,
        () => {
          isPressed = true;
        },
        { capture: true },
      );
    window.open = (...wanted) => (isPressed ? openWindow(...wanted) : null);
  });
  const pages = context.pages().length;
  page.once('dialog', (dialog) => void dialog.accept());
  await open(page, '/ProductDetail/1?inspect=stately');
  expect(context.pages()).toHaveLength(pages);
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Add Cart', exact: true }).press('Enter');
  const inspector = await popup;
  await expect.poll(async () => (await heardIn(inspector)).some(({ name }) => name === 'cart')).toBe(true);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Add Cart', exact: true }).click();
  await expect
    .poll(async () => (await heardIn(inspector)).filter(({ type }) => type === '@xstate.event').length)
    .toBeGreaterThan(0);
  expect(context.pages()).toHaveLength(pages + 1);
});
