import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { byTurns } from '../../commands/sampling.ts';
import { makeOtherBuild } from '../../deploys/other-build.ts';
import { listAddress } from '../../facts/categories.ts';
import { CODES, type Code, LANGUAGES } from '../../facts/languages.ts';
import { MOUSE } from '../../facts/products.ts';
import { textIn } from '../../facts/texts.ts';
import { answers } from '../../page/answers.ts';
import { BUILD } from '../support/built.ts';
import { follow, open, partsOf, putIntoCart, speak } from '../support/shop.ts';
import { test as base } from '../support/site-test.ts';
import { expect } from '../support/test.ts';

const REMOVAL = `${BUILD}-hosting/without-worker`;

/** Texts that the second build has changed, in every language. */
const GREETINGS = { old: /^(?:Hello, |您好，)/u, other: /^(?:Good day, |早安，)/u };

const test = base.extend<{ temporary: string; otherBuild: string }>({
  temporary: async ({ site }, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'loadout-deploys-'));
    await provide(folder);
    // A page may still ask for a file of it.
    await site.down();
    rmSync(folder, { recursive: true });
  },
  otherBuild: async ({ temporary }, provide) => {
    const other = join(temporary, 'other');
    await makeOtherBuild(BUILD, other, (text) =>
      text.replaceAll('Hello, ', 'Good day, ').replaceAll('您好，', '早安，'),
    );
    await provide(other);
  },
});

// A worker fetches the whole shop before it serves a page, and takes the time of other tests where several do so at once.
test.describe.configure({ timeout: 180_000, mode: 'default' });

test.use({ serviceWorkers: 'allow' });

/** Visits the shop as long as it takes to keep it, in the time of a driven clock. */
async function visit(page: Page, address = '/'): Promise<void> {
  await page.clock.install();
  await open(page, address);
  await page.clock.runFor(10_000);
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller) return;
    await new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
}

/** The states of the workers that serve the page, or are about to. */
function registrations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistrations();
    return found.map(({ installing, waiting, active }) => (installing ?? waiting ?? active)?.state ?? 'none');
  });
}

async function chooseTraditional(page: Page): Promise<void> {
  await partsOf(page).languageButton.click();
  await page.getByText(LANGUAGES.tw.name, { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES.tw.tag);
}

/** Has the next page come in a language, as if it had been chosen. */
async function remember(page: Page, code: Code): Promise<void> {
  await speak(page.context(), code, new URL(page.url()).origin);
  await page.evaluate((language) => localStorage.setItem('i18nextLng', language), code);
}

/** A picture's file in the build, with a hash in its name. */
function pictureFile(name: string, width: number): string {
  const beginning = `${name}-${width}.`;
  const found = readdirSync(join(BUILD, 'pictures')).find(
    (file) => file.startsWith(beginning) && file.endsWith('.avif'),
  );
  if (found === undefined) throw new Error(`The build has no ${beginning}<hash>.avif.`);
  return `pictures/${found}`;
}

/** A copy of the build, to be damaged. */
function copyOf(folder: string): string {
  const copy = mkdtempSync(join(folder, 'copy-'));
  cpSync(BUILD, copy, { recursive: true });
  return copy;
}

/** Names of the pictures on the page that do not show, those below included. */
function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    const found = await Promise.all(
      pictures.map((picture) =>
        picture.decode().then(
          () => [],
          () => [picture.currentSrc],
        ),
      ),
    );
    return found.flat();
  });
}

/** Pixels across the file that is sent for a picture: its address may name another. */
function pixelsSent(picture: Locator): Promise<number> {
  return picture.evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('This is no picture.');
    const { width } = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
    return width;
  });
}

const ROUTES = [
  '/',
  listAddress('Mouse'),
  '/ProductList?category=2',
  `/ProductDetail/${MOUSE.id}`,
  '/ProductDetail',
  '/UserProfile',
  '/SignUp',
  '/ForgetPassword',
  '/ShoppingCart',
  '/CheckOut',
  '/no/such/page',
];

// To keep the shop takes a page some seconds: one visit serves all that is asked of it.
test.describe('Without a network, after one visit (R32)', () => {
  // On a dense screen, which asks for pictures that are not kept. The news stands still: its first picture would be waited
  // for until it comes round again.
  test.use({ deviceScaleFactor: 2, contextOptions: { reducedMotion: 'reduce' } });

  test('the shop goes on, opens its routes in the language chosen with its pictures, and also where a server fails or never answers', async ({
    page,
    site,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/^response 503/u);
    const news = page.getByRole('img', { name: 'The Bastion keyboard glowing on a dark desk' });
    await visit(page);
    expect(await pixelsSent(news)).toBe(2560);
    await site.down();
    await test.step('the page of the first visit', async () => {
      await follow(partsOf(page).cartLink, '/ShoppingCart');
      await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
      await follow(partsOf(page).greeting, '/UserProfile');
      await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
      await chooseTraditional(page);
    });
    await test.step('pictures: that of the visit, and of others the largest files that are kept', async () => {
      await remember(page, 'en');
      await open(page, '/');
      await expect(news).toHaveJSProperty('currentSrc', `${site.origin}/${pictureFile('news-1', 2560)}`);
      await open(page, `/ProductDetail/${MOUSE.id}`);
      const product = page.getByRole('img', { name: 'A wireless gaming mouse beside its small receiver' });
      await expect(product).toHaveJSProperty('currentSrc', `${site.origin}/${pictureFile('wireless-mouse', 1600)}`);
      expect(await pixelsSent(product)).toBe(800);
      await page.getByRole('button', { name: 'Zoom in' }).click();
      expect(await brokenPictures(page)).toEqual([]);
      await page.keyboard.press('Escape');
    });
    let [addresses, pictures] = [0, 0];
    for (const code of CODES) {
      await remember(page, code);
      // Half of them, each in one language, by turns, where not all views are wanted.
      for (const address of byTurns(ROUTES, 2 * CODES.length, 2 * CODES.indexOf(code))) {
        addresses += 1;
        const response = await page.goto(address);
        // What the worker sends is in this language, before any script runs.
        expect(await response?.text()).toContain(`<html lang="${LANGUAGES[code].tag}"`);
        await answers(page);
        await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[code].tag);
        await expect(partsOf(page).heading).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveCount(0);
        expect(await brokenPictures(page), address).toEqual([]);
        pictures += await page.getByRole('img').count();
      }
    }
    expect(pictures).toBeGreaterThan(addresses);
    await site.up();
    const last = CODES.at(-1) ?? 'en';
    await test.step('a server that fails', async () => {
      site.behave('failing');
      const asksForNewer = page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await expect(asksForNewer).rejects.toThrow(/503/u);
      await open(page, '/SignUp');
      await expect(partsOf(page).heading).toHaveText(textIn(last, 'signUp.heading'));
    });
    await test.step('a server that never answers', async () => {
      site.behave('never');
      await open(page, '/ForgetPassword');
      await expect(partsOf(page).heading).toHaveText(textIn(last, 'forgetPassword.heading'));
    });
  });
});

test.describe('A deploy', () => {
  test('is taken over whole: an open page keeps its build, the next visit runs the new one, with the cart', async ({
    page,
    context,
    site,
    otherBuild,
  }) => {
    await putIntoCart(page, MOUSE, 2);
    await visit(page);
    site.deploy(otherBuild);
    // The server has neither these scripts nor these texts any more.
    await follow(partsOf(page).greeting, '/UserProfile');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await chooseTraditional(page);
    await expect(page.getByRole('banner').getByRole('link', { name: GREETINGS.old })).toBeVisible();

    const next = await context.newPage();
    const scripts: string[] = [];
    next.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname);
    });
    await open(next, '/');
    await expect(next.getByRole('banner').getByRole('link', { name: GREETINGS.other })).toBeVisible();
    await expect(next.getByRole('banner').getByRole('link', { name: /2/u })).toBeVisible();
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((path) => !existsSync(join(otherBuild, path)))).toEqual([]);

    await expect
      .poll(() => next.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state), {
        timeout: 20_000,
      })
      .toBe('installed');
    await page.close();
    await next.close();
    await site.down();
    await expect(async () => {
      const later = await context.newPage();
      try {
        await open(later, '/');
        await expect(later.getByRole('banner').getByRole('link', { name: GREETINGS.other })).toBeVisible({
          timeout: 1000,
        });
      } finally {
        await later.close();
      }
    }).toPass();
    await site.up();
  });
});

test.describe('A worker', () => {
  const remove = (folder: string, file: string): string => {
    rmSync(join(folder, file));
    return file;
  };
  /** Each with what does it to a build, and answers the file that it concerns. */
  const faults: readonly { fault: string; damage: (folder: string) => string }[] = [
    { fault: 'is missing', damage: (folder) => remove(folder, 'sw.js') },
    {
      fault: 'finds another file than that of its build',
      damage: (folder) => {
        const file = 'pages/cn/SignUp.html';
        cpSync(join(folder, 'pages/en/SignUp.html'), join(folder, file));
        return file;
      },
    },
    {
      fault: 'lacks a file that it should keep',
      damage: (folder) => remove(folder, pictureFile('fan', 320)),
    },
  ];
  for (const { fault, damage } of byTurns(faults, faults.length))
    test(`that ${fault} changes nothing for the shopper`, async ({ page, site, temporary, allowConsoleErrors }) => {
      const damaged = copyOf(temporary);
      const file = damage(damaged);
      if (!existsSync(join(damaged, file))) allowConsoleErrors(/404/u);
      site.deploy(damaged);
      await page.clock.install();
      await open(page, '/');
      await expect(async () => {
        await page.clock.runFor(10_000);
        expect(site.asked).toContain(`/${file}`);
        expect(await registrations(page)).toEqual([]);
      }).toPass({ timeout: 20_000 });
      await open(page, '/SignUp');
      await expect(partsOf(page).heading).toHaveText('Create account');
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    });

  test('is taken away, with all that it kept, by the file that the build puts beside it', async ({
    page,
    site,
    temporary,
  }) => {
    await putIntoCart(page, MOUSE, 2);
    await visit(page);
    const without = copyOf(temporary);
    cpSync(REMOVAL, without, { recursive: true });
    site.deploy(without);
    // A page that has been idle for a while asks for the worker: this one does, and those that follow stand still.
    await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, 1000));
    await open(page, '/');
    await page.clock.runFor(10_000);
    await expect
      .poll(async () => [await registrations(page), await page.evaluate(() => caches.keys())], { timeout: 20_000 })
      .toEqual([[], []]);
    await expect(async () => {
      await open(page, '/ShoppingCart');
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    }).toPass({ timeout: 20_000 });
    await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 2 items');
  });
});
