import { LANGUAGES } from '../../facts/languages.ts';
import { GROWN, faultyBuild } from '../../faults/build.ts';
import { builtOnce } from '../support/built-once.ts';
import { follow, open, partsOf } from '../support/shop.ts';
import { test as base } from '../support/site-test.ts';
import { expect } from '../support/test.ts';

const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern
  served: async ({}, provide) => provide(builtOnce(faultyBuild(), 'faults/build.ts')),
});

// In one worker: the others have something else to do while the build is made.
test.describe.configure({ mode: 'default', timeout: 300_000 });

const OTHERS = '/ProductList/Others?category=6';

/** The last product of the category Others: its texts come in a part. */
const LAST = GROWN.at(-1);

if (!LAST) throw new Error('The large catalogue has no products.');

const { id, texts } = LAST;
const { name, description } = texts.en;

test.describe('A catalogue whose texts come in parts', () => {
  test('shows the names of a list, and all that is said of a product on its page', async ({ page }) => {
    await open(page, OTHERS);
    const card = page.getByRole('link', { name });
    // What is not drawn yet has its name on the page all the same.
    await expect(partsOf(page).main).toContainText(name);
    await page.keyboard.press('End');
    await follow(card, `/ProductDetail/${id}`);
    await expect(partsOf(page).heading).toHaveText(name);
    await expect(page.getByText(description)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(name, 'u'));
    await page.reload();
    await expect(page.getByText(description)).toBeVisible();
  });

  test('has the names of a list that are not drawn yet in a language that is chosen, and where a link leads to it', async ({
    page,
  }) => {
    const { main, languageButton } = partsOf(page);
    await open(page, '/');
    await follow(main.getByRole('link', { name: 'See all: Others' }), OTHERS);
    await expect(main).toContainText(name);
    await page.reload();
    await languageButton.click();
    await page.getByText(LANGUAGES.tw.name, { exact: true }).click();
    await expect(main).toContainText(texts.tw.name);
  });

  test('shows the names of the lines of a cart, in each language that is chosen', async ({ page }) => {
    await open(page, `/ProductDetail/${id}`);
    await page.getByRole('button', { name: 'Add Cart' }).click();
    await open(page, '/ShoppingCart');
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
    await partsOf(page).languageButton.click();
    await page.getByText(LANGUAGES.tw.name, { exact: true }).click();
    await expect(partsOf(page).main.getByRole('link', { name: texts.tw.name })).toBeVisible();
    await page.reload();
    await expect(partsOf(page).main.getByRole('link', { name: texts.tw.name })).toBeVisible();
  });

  test('shows the name of a line that another tab adds to an open cart', async ({ page, context }) => {
    await open(page, '/ShoppingCart');
    const other = await context.newPage();
    await open(other, `/ProductDetail/${id}`);
    await other.getByRole('button', { name: 'Add Cart' }).click();
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  });

  test('is searched as a whole, by names of other languages and by what is said', async ({ page }) => {
    await open(page, '/');
    for (const query of [name, texts.cn.name, description]) {
      await partsOf(page).search.fill(query);
      await expect(page.getByRole('option', { name })).toBeVisible();
    }
    await partsOf(page).search.press('Enter');
    await expect(partsOf(page).heading).toHaveText(name);
  });
});
