import type { Locator, Page } from '@playwright/test';
import { dollars } from '../../facts/prices.ts';
import { MOUSE } from '../../facts/products.ts';
import { readBrokenNames } from '../../page/screen/read-broken-names.ts';
import { readFaults } from '../../page/screen/read-faults.ts';
import { readMisbuilt } from '../../page/screen/read-misbuilt.ts';
import { SeenPage } from '../../page/screen/seen-page.ts';
import { open } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** A fault of the style of one part of a page, and what the whole-screen check says of it. */
interface StyleFault {
  readonly what: string;
  readonly part: (page: Page) => Locator;
  readonly declarations: Readonly<Record<string, string>>;
  readonly said: string;
}

const PRICE = dollars(MOUSE.price);

function price(page: Page): Locator {
  return page.getByText(PRICE, { exact: true }).first();
}

function add(page: Page): Locator {
  return page.getByRole('button', { name: 'Add Cart', exact: true });
}

const FAULTS: readonly StyleFault[] = [
  {
    what: 'a price that nobody sees',
    part: price,
    declarations: { opacity: '0' },
    said: `text «${PRICE}» cannot be seen`,
  },
  {
    what: 'a price far to the left of the page',
    part: price,
    declarations: { translate: '-400vw 0' },
    said: `text «${PRICE}» lies outside of the page`,
  },
  {
    what: 'a picture that nobody sees',
    part: (page) => page.getByRole('img', { name: 'A wireless gaming mouse beside its small receiver' }),
    declarations: { opacity: '0' },
    said: 'picture «A wireless gaming mouse beside its small receiver» cannot be seen',
  },
  {
    what: 'a picture in a box that lies far to the left of the page',
    part: (page) =>
      page.getByRole('img', { name: 'A wireless gaming mouse beside its small receiver' }).locator('xpath=..'),
    declarations: { display: 'block', overflow: 'hidden', translate: '-400vw 0' },
    said: 'picture «A wireless gaming mouse beside its small receiver» lies outside of the page',
  },
  {
    what: 'a button that lets presses through',
    part: add,
    declarations: { 'pointer-events': 'none' },
    said: 'button «Add Cart» takes no press',
  },
  {
    what: 'an icon that is not drawn',
    part: (page) => page.getByRole('button', { name: 'Zoom in', exact: true }).locator('svg'),
    declarations: { visibility: 'hidden' },
    said: 'icon of «Zoom in» is not drawn',
  },
  {
    what: 'an icon that nobody sees',
    part: (page) => page.getByRole('button', { name: 'Zoom in', exact: true }).locator('svg'),
    declarations: { opacity: '0' },
    said: 'icon of «Zoom in» cannot be seen',
  },
  {
    what: 'an icon beside a field that nobody sees',
    part: (page) => page.getByRole('search').locator('svg').first(),
    declarations: { opacity: '0' },
    said: 'icon of «Search products» cannot be seen',
  },
];

test('the whole-screen check finds nothing on a page as it should be', async ({ page }) => {
  await open(page, `/ProductDetail/${MOUSE.id}`);
  expect((await page.evaluate(readFaults)).faults).toEqual([]);
});

for (const { what, part, declarations, said } of FAULTS)
  test(`the whole-screen check finds ${what}`, async ({ page }) => {
    await open(page, `/ProductDetail/${MOUSE.id}`);
    await part(page).evaluate((element, style) => {
      if (!(element instanceof HTMLElement || element instanceof SVGElement)) throw new Error('It has no style.');
      for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value, 'important');
    }, declarations);
    expect((await page.evaluate(readFaults)).faults).toContain(said);
  });

test('the whole-screen check finds words for the eye that are not drawn', async ({ page }) => {
  await open(page, '/');
  const place = page.locator('[aria-hidden=true]').getByText(/^1 \/ \d$/u);
  await place.evaluate((element) => element.style.setProperty('display', 'none'));
  expect((await page.evaluate(readFaults)).faults).toContain('text for the eye «1 / 6» is not drawn');
});

test('the whole-screen check finds words that are covered by what is drawn beside them', async ({ page }) => {
  await open(page, `/ProductDetail/${MOUSE.id}`);
  await page
    .getByRole('button', { name: 'Add Cart' })
    .locator('span')
    .last()
    .evaluate((words) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`#words::after { content: ''; position: absolute; inset: 0 40% 0 0; background: #fff; }`);
      words.id = 'words';
      document.adoptedStyleSheets.push(sheet);
    });
  expect((await page.evaluate(readFaults)).faults).toEqual(['text «Add Cart» is covered by what is drawn beside it']);
});

test('the whole-screen check finds lists, tables and hidden parts that are not what they are called', async ({
  page,
}) => {
  await open(page, '/ShoppingCart');
  expect(await page.evaluate(readMisbuilt)).toEqual([]);
  await page.locator('main').evaluate((main) => {
    const table = document.createElement('table');
    const head = table.createTHead().insertRow();
    for (const words of ['Product', 'Price'])
      head.append(Object.assign(document.createElement('th'), { textContent: words }));
    const row = table.createTBody().insertRow();
    for (const [words, label] of [
      ['Mouse', 'Product'],
      ['$5', 'Quantity'],
    ] as const)
      Object.assign(row.insertCell(), { textContent: words, role: 'row' }).dataset['label'] = label;
    const fading = Object.assign(document.createElement('p'), { ariaHidden: 'true', textContent: 'Fading ' });
    fading.append(Object.assign(document.createElement('button'), { textContent: 'away' }));
    const shared = Object.assign(document.createElement('p'), { textContent: 'Held' });
    Object.assign(shared.firstChild ?? {}, { __reactFiber$of: {} });
    main.append(table, document.createElement('ul'), fading, shared);
  });
  expect(await page.evaluate(readMisbuilt)).toEqual([
    expect.stringMatching(/^a list in «.*» has no items$/u),
    'the text «Held» shares its element with other parts',
    'td «Mouse» is called a row',
    'td «$5» is called a row',
    'cell «$5» is labelled «Quantity» below «Price»',
    '«Fading away» is hidden from a screen reader and not from the keys',
  ]);
});

test('the whole-screen check finds names that two elements have, and names of nobody', async ({ page }) => {
  await open(page, '/SignUp');
  expect(await page.evaluate(readBrokenNames)).toEqual([]);
  await page.locator('main').evaluate((main) => {
    const [first, second] = ['First', 'Second'].map((textContent) =>
      Object.assign(document.createElement('p'), { id: 'same', textContent }),
    );
    const label = Object.assign(document.createElement('label'), { htmlFor: 'nobody', textContent: 'Label' });
    const button = Object.assign(document.createElement('button'), { ariaLabel: 'Button' });
    button.setAttribute('aria-controls', 'same none');
    main.append(first ?? '', second ?? '', label, button);
  });
  expect(await page.evaluate(readBrokenNames)).toEqual([
    'the id «same» of «Second» is one of another element, too',
    'the for of «Label» names «nobody», which is not there',
    'the aria-controls of «Button» names «none», which is not there',
  ]);
});

test('the whole-screen check finds a picture under what a link draws over it', async ({ page }) => {
  await open(page, '/ProductList/Mouse?category=1');
  await page
    .getByRole('main')
    .getByRole('link', { name: MOUSE.name })
    .first()
    .evaluate((link) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`.over::after { content: ''; position: absolute; inset: 0; z-index: 9; background: canvas; }`);
      document.adoptedStyleSheets = [sheet];
      link.classList.add('over');
    });
  expect((await page.evaluate(readFaults)).faults).toContainEqual(
    expect.stringMatching(/^picture «.*» is covered by a link$/u),
  );
});

for (const [what, place] of [
  ['its words', 'xpath=.'],
  ['the words of a part around it', 'xpath=..'],
] as const)
  test(`the whole-screen check finds a button under what is drawn after ${what}`, async ({ page }) => {
    await open(page, `/ProductDetail/${MOUSE.id}`);
    await add(page)
      .locator(place)
      .evaluate((element) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          `.covered { position: relative; } .covered::after { content: ''; position: absolute; inset: 0; z-index: 9; background: canvas; }`,
        );
        document.adoptedStyleSheets = [sheet];
        element.classList.add('covered');
      });
    expect((await page.evaluate(readFaults)).faults).toContain(
      'button «Add Cart» is covered by what is drawn beside its words',
    );
  });

test('the whole-screen check finds links under a search box without a list, and lets a list cover them', async ({
  page,
}) => {
  await open(page, '/');
  const faults = async () => (await page.evaluate(readFaults)).faults;
  const covered = expect.stringMatching(/^a «Loadout» is covered by search/u);
  await page.getByRole('search').evaluate((search) => {
    Object.assign(search.style, { position: 'fixed', inset: '0', maxWidth: 'none', zIndex: '9' });
  });
  expect(await faults()).toContainEqual(covered);
  await page.getByRole('search').getByRole('combobox').fill('mouse');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await faults()).not.toContainEqual(covered);
});

test('what a check does to a page makes what it saw before an old look', async ({ page }) => {
  await open(page, '/');
  const [here, there] = ['Here', 'There'];
  const seen = new SeenPage(page);
  seen.timeoutMs = 0;
  const entitle = (title: string) => page.evaluate((text) => void (document.title = text), title);
  await entitle(here);
  const looks = await seen.sharingSnapshots(async () => {
    seen.mask('blank');
    await seen.seeParts({ title: here });
    await seen.amid(() => entitle(there));
    await expect(seen.seeParts({ title: here })).rejects.toThrow(there);
    await seen.seeParts({ title: there });
  });
  expect([looks?.first, looks?.last].map((look) => look?.snapshot.title)).toEqual([here, there]);
});
