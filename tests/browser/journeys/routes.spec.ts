import { OTHER_NAMES_SCRIPT, SCREEN_SCRIPTS } from '../../page/answers.ts';
import { HeldRequests } from '../../page/held-requests.ts';
import { untilIdle } from '../../page/screen/blocked-control.ts';
import { expect, test } from '../support/test.ts';
import { CATEGORIES, HOME_ROWS, listAddress } from '../../facts/categories.ts';
import { dollars } from '../../facts/prices.ts';
import { LANGUAGES } from '../../facts/languages.ts';
import { COINS, FULL_KEYBOARD, MOUSE } from '../../facts/products.ts';
import { follow, lineOf, open, partsOf, putIntoCart } from '../support/shop.ts';

const addresses = [
  '/',
  listAddress('Mouse'),
  '/ProductDetail/1',
  '/UserProfile',
  '/SignUp',
  '/ForgetPassword',
  '/ShoppingCart',
  '/CheckOut',
  '/no/such/page',
];

test.describe('§2 Header and footer', () => {
  for (const address of addresses) {
    test(`stand on ${address}`, async ({ page }) => {
      await open(page, address);
      const { banner, cartLink, greeting, search, languageButton } = partsOf(page);
      await expect(banner.getByRole('link', { name: 'Loadout', exact: true })).toBeVisible();
      await expect(search).toBeVisible();
      await expect(page.getByRole('region', { name: 'Promotions' })).toBeVisible();
      await expect(greeting).toHaveAccessibleName('Hello, Guest');
      await expect(languageButton).toBeVisible();
      await expect(cartLink).toHaveAccessibleName('Cart');
      const footer = page.getByRole('contentinfo');
      for (const name of ['About', 'Contact', 'Membership Terms', 'Privacy Policy']) {
        await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', '/');
      }
      await expect(footer).toContainText('©');
      await expect(footer).toContainText('9:00');
      await expect(partsOf(page).heading).toHaveCount(1);
    });
  }

  test('logo goes to /, greeting to /UserProfile, cart to /ShoppingCart', async ({ page }) => {
    await open(page, '/SignUp');
    const { banner, greeting, cartLink } = partsOf(page);
    await follow(greeting, '/UserProfile');
    await follow(cartLink, '/ShoppingCart');
    await follow(banner.getByRole('link', { name: 'Loadout', exact: true }), '/');
  });

  test('categories lead to their pages (R16)', async ({ page }) => {
    await open(page, '/SignUp');
    const categories = page.getByRole('navigation', { name: 'Categories' });
    for (const { name } of CATEGORIES) {
      await follow(categories.getByRole('link', { name, exact: true }), listAddress(name));
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    }
  });

  test('badge shows the total quantity, only above 0', async ({ page }) => {
    await putIntoCart(page, MOUSE, 2);
    await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 2 items');
    await putIntoCart(page, FULL_KEYBOARD, 1);
    await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 3 items');
  });

  test('banner scrolls in Traditional Chinese and can be paused and played', async ({ page }) => {
    await open(page, '/');
    const promotions = page.getByRole('region', { name: 'Promotions' });
    await expect(promotions).toContainText('母親節');
    await expect(promotions).toContainText('電競');
    await promotions.getByRole('button', { name: 'Pause promotions' }).click();
    await promotions.getByRole('button', { name: 'Play promotions' }).click();
    await expect(promotions.getByRole('button', { name: 'Pause promotions' })).toBeVisible();
  });

  test('search suggests while typing, by keys and by pointer, and never leaves the page by itself (R15)', async ({
    page,
  }) => {
    await open(page, '/SignUp');
    const { search, heading } = partsOf(page);
    await search.fill('keyboard');
    await expect(page.getByRole('option', { name: /\$/ })).toHaveCount(2);
    await expect(page.getByRole('option').first()).toContainText(dollars(FULL_KEYBOARD.price));
    await expect(page.getByText('2 products found')).toBeAttached();
    await expect(page).toHaveURL('/SignUp');
    await search.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(search).toHaveValue('keyboard');
    await search.press('ArrowDown');
    await search.press('Enter');
    await expect(page).toHaveURL('/ProductDetail/2');
    await expect(heading).toHaveText(FULL_KEYBOARD.name);
    await search.fill('ｍｏｕｓｅ');
    await page.getByRole('option', { name: MOUSE.name }).click();
    await expect(page).toHaveURL('/ProductDetail/1');
    await search.fill('nothing like this');
    await expect(page.getByText(/No products found/)).toBeAttached();
  });

  test('search finds other names and leads on where it finds nothing (R24)', async ({ page }) => {
    await open(page, '/SignUp');
    const { search, heading } = partsOf(page);
    // Other names come once the page is idle, and what is typed by then is looked for again.
    await search.fill('滑鼠');
    await expect(page.getByRole('option', { name: MOUSE.name })).toBeVisible();
    await expect(page.getByText('1 product found')).toBeVisible();
    const screen = new HeldRequests(page, SCREEN_SCRIPTS);
    await screen.start();
    await search.press('Enter');
    await expect(page).toHaveURL('/ProductDetail/1');
    // The next query is typed while the screen is on its way: it and its list stay.
    await search.fill('headphones');
    await (await screen.next()).continue();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expect(heading).toHaveText(MOUSE.name);
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
    await search.press('Enter');
    await expect(heading).toHaveText('Headset');
    await search.fill('nothing like this');
    await page.getByRole('search').getByRole('link', { name: 'Fan' }).click();
    await expect(heading).toHaveText('Fan');
    await expect(page.getByText(/No products found/)).toHaveCount(0);
  });

  test('the language menu that is opened while a screen is on its way keeps the focus and stays open', async ({
    page,
  }) => {
    await open(page, '/SignUp');
    const { cartLink, heading, languageButton } = partsOf(page);
    const screen = new HeldRequests(page, SCREEN_SCRIPTS);
    await screen.start();
    await cartLink.click();
    await expect(page).toHaveURL('/ShoppingCart');
    await languageButton.click();
    await (await screen.next()).continue();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expect(heading).toHaveText('Shopping cart');
    await expect(languageButton).toBeFocused();
    await page.getByRole('button', { name: '繁體中文' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES.tw.tag);
  });

  test('search says that nothing is found once it has looked through all names (R24)', async ({ page }) => {
    const names = new HeldRequests(page, OTHER_NAMES_SCRIPT);
    await names.start();
    await open(page, '/SignUp');
    await names.arrival();
    const { search } = partsOf(page);
    await search.fill('滑鼠');
    await untilIdle(page);
    await expect(search).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByText(/No products found/)).toHaveCount(0);
    await (await names.next()).continue();
    await expect(page.getByRole('option', { name: MOUSE.name })).toBeVisible();
    await search.fill('nothing like this');
    await expect(page.getByText(/No products found/)).toBeVisible();
  });
});

test.describe('§2 Home', () => {
  test('news turns every 5 seconds over six images and can be paused', async ({ page }) => {
    // The clock stands still but for what the test lets pass, however slow the machine.
    await page.clock.install({ time: 0 });
    await open(page, '/');
    await page.clock.pauseAt(3_600_000);
    const news = page.getByRole('region', { name: 'News' });
    const heading = news.getByRole('heading');
    const seen = new Set<string>();
    for (let turn = 0; turn < 6; turn += 1) {
      const shown = await heading.innerText();
      seen.add(shown);
      await page.clock.runFor(5000);
      await expect(heading).not.toHaveText(shown);
    }
    expect(seen.size).toBe(6);
    expect(seen).toContain(await heading.innerText());
    await news.getByRole('button', { name: 'Pause news' }).click();
    const paused = await heading.innerText();
    await page.clock.runFor(20_000);
    await expect(heading).toHaveText(paused);
    await news.getByRole('button', { name: 'Next news' }).click();
    await expect(heading).not.toHaveText(paused);
    await news.getByRole('button', { name: 'Previous news' }).click();
    await expect(heading).toHaveText(paused);
    await expect(news.getByRole('button', { name: 'Play news' })).toBeVisible();
  });

  test('four adverts, a category list, and the rows in their order', async ({ page }) => {
    await open(page, '/');
    const main = partsOf(page).main;
    await expect(main.getByRole('region', { name: 'Highlights' }).getByRole('link')).toHaveCount(4);
    await expect(page.getByRole('navigation', { name: 'Shop by category' }).getByRole('link')).toHaveCount(
      CATEGORIES.length,
    );
    const tops: number[] = [];
    for (const { name } of HOME_ROWS) {
      const box = await main.getByRole('region', { name, exact: true }).boundingBox();
      tops.push(box?.y ?? Number.NaN);
    }
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(new Set(tops).size).toBe(HOME_ROWS.length);
    await expect(main.getByRole('region', { name: 'Keycaps', exact: true })).toContainText('No products');
    await follow(
      page.getByRole('navigation', { name: 'Shop by category' }).getByRole('link', { name: 'Headset' }),
      listAddress('Headset'),
    );
  });

  test('a row has arrows of 1000 px only where it overflows', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/');
    const others = page.getByRole('region', { name: 'Others', exact: true });
    const right = others.getByRole('button', { name: 'Scroll Others right' });
    await expect(right).toBeVisible();
    await expect(others.getByRole('button', { name: 'Scroll Others left' })).toBeAttached();
    const left = async () => (await others.getByRole('list').boundingBox())?.x ?? Number.NaN;
    const before = await left();
    await right.click();
    await expect.poll(left).toBeCloseTo(before - 1000, 0);
    await others.getByRole('button', { name: 'Scroll Others left' }).click();
    await expect.poll(left).toBeCloseTo(before, 0);
    // Two presses while the row still glides are two steps.
    await right.dblclick();
    await expect.poll(left).toBeCloseTo(before - 2000, 0);
    const mouse = page.getByRole('region', { name: 'Mouse', exact: true });
    await expect(mouse.getByRole('link', { name: MOUSE.name })).toBeVisible();
    await expect(mouse.getByRole('button', { name: /^Scroll/ })).toHaveCount(0);
  });

  test('a product in a row opens its detail', async ({ page }) => {
    await open(page, '/');
    await follow(
      page.getByRole('region', { name: 'Mouse', exact: true }).getByRole('link', { name: MOUSE.name }),
      '/ProductDetail/1',
    );
    await expect(page.getByRole('heading', { level: 1, name: MOUSE.name })).toBeVisible();
  });

  test('any other path shows the home page at that address (R5)', async ({ page }) => {
    for (const address of ['/nowhere', '/a/b/c', '/ProductLists', '/<b>', '/100%']) {
      await open(page, address);
      await expect(page.getByRole('region', { name: 'News' })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(encodeURI(address));
    }
  });
});

test.describe('§2 /ProductList', () => {
  for (const address of [
    '/ProductList',
    '/ProductList/Mouse',
    `/ProductList/Mouse?category=${CATEGORIES.length + 1}`,
    '/ProductList?category=0',
    '/ProductList/Mouse?category=mouse',
    '/ProductList/Mouse?category=1.5',
    '/ProductList/Mouse?category=',
    '/ProductList/50%',
  ]) {
    test(`${address} redirects to / (R3)`, async ({ page }) => {
      await page.goto(address);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('region', { name: 'News' })).toBeVisible();
    });
  }

  test('shows the products whose type equals the category id, and survives a reload', async ({ page }) => {
    for (const address of [listAddress('Keyboard'), '/ProductList?category=2']) {
      await open(page, address);
      await expect(page.getByRole('heading', { level: 1, name: 'Keyboard', exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Add .* to cart$/ })).toHaveCount(2);
      await page.reload();
      await expect(page.getByRole('button', { name: /^Add .* to cart$/ })).toHaveCount(2);
      await expect(partsOf(page).main).toContainText(dollars(FULL_KEYBOARD.price));
    }
    await open(page, listAddress('Others'));
    await expect(page.getByRole('button', { name: /^Add .* to cart$/ })).toHaveCount(12);
  });

  test('the cart icon adds one unit and opens a dialog with OK', async ({ page }) => {
    await open(page, listAddress('Mouse'));
    const { dialog, cartLink } = partsOf(page);
    for (const expected of ['Cart, 1 item', 'Cart, 2 items']) {
      await page.getByRole('button', { name: `Add ${MOUSE.name} to cart` }).click();
      await expect(page.getByRole('dialog', { name: 'Added to cart' })).toBeVisible();
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(cartLink).toHaveAccessibleName(expected);
      await expect(page).toHaveURL(listAddress('Mouse'));
    }
    await expect(page.getByRole('button', { name: `Add ${MOUSE.name} to cart` })).toBeFocused();
  });

  test('elsewhere on the card opens the detail', async ({ page }) => {
    await open(page, listAddress('Mouse'));
    // The link of the card is stretched over it: a real pointer on the price lands on the link.
    const price = partsOf(page).main.getByText(dollars(MOUSE.price));
    await price.scrollIntoViewIfNeeded();
    const place = await price.boundingBox();
    await page.mouse.click((place?.x ?? 0) + 2, (place?.y ?? 0) + 2);
    await expect(page).toHaveURL('/ProductDetail/1');
  });

  test('a category without products says so and leads on (R20)', async ({ page }) => {
    for (const address of [listAddress('Headset'), listAddress('Keycaps')]) {
      await open(page, address);
      await expect(partsOf(page).main).toContainText('No products here yet');
      await expect(partsOf(page).main.getByRole('img').first()).toBeVisible();
      await follow(partsOf(page).main.getByRole('link', { name: 'Keyboard', exact: true }), listAddress('Keyboard'));
    }
  });
});

test.describe('§2 /ProductDetail', () => {
  test('shows image, name, price, quantity, Add Cart and Buy Now', async ({ page }) => {
    await open(page, '/ProductDetail/2');
    const main = partsOf(page).main;
    await expect(page.getByRole('heading', { level: 1, name: FULL_KEYBOARD.name })).toBeVisible();
    await expect(main.getByRole('img').first()).toBeVisible();
    await expect(main).toContainText(dollars(FULL_KEYBOARD.price));
    await expect(page.getByRole('combobox', { name: 'Quantity' })).toHaveValue('1');
    await expect(page.getByRole('button', { name: 'Add Cart' })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Buy Now' })).toBeEnabled();
  });

  test('on a phone the price and one button of each name stay at the foot while the page scrolls (R21)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await open(page, '/ProductDetail/2');
    const buttons = ['Add Cart', 'Buy Now'].map((name) => page.getByRole('button', { name, exact: true }));
    const price = partsOf(page).main.locator('[aria-hidden]', { hasText: dollars(FULL_KEYBOARD.price) });
    for (const title of [FULL_KEYBOARD.name, 'Specifications', 'Goes with it']) {
      await page.getByRole('heading', { name: title, exact: true }).scrollIntoViewIfNeeded();
      for (const part of [price, ...buttons]) {
        await expect(part).toHaveCount(1);
        await expect(part).toBeInViewport({ ratio: 1 });
      }
    }
  });

  test('«Seen lately» is nothing on a first visit, then what was open before, also after a reload (R21)', async ({
    page,
  }) => {
    const seen = page.getByRole('region', { name: 'Seen lately' });
    await open(page, `/ProductDetail/${MOUSE.id}`);
    await expect(page.getByRole('region', { name: 'Goes with it' })).toBeVisible();
    await expect(seen).toHaveCount(0);
    await follow(
      page.getByRole('region', { name: 'Goes with it' }).getByRole('link', { name: FULL_KEYBOARD.name }),
      `/ProductDetail/${FULL_KEYBOARD.id}`,
    );
    await expect(seen.getByRole('link')).toHaveText([MOUSE.name]);
    // The page comes as HTML that knows of no visit: one that did not fit it would be an error in the console.
    await open(page, `/ProductDetail/${COINS.id}`);
    await expect(seen.getByRole('link')).toHaveText([FULL_KEYBOARD.name, MOUSE.name]);
    await follow(seen.getByRole('link', { name: MOUSE.name }), `/ProductDetail/${MOUSE.id}`);
    await expect(seen.getByRole('link')).toHaveText([COINS.name, FULL_KEYBOARD.name]);
  });

  for (const address of [
    '/ProductDetail',
    '/ProductDetail/99',
    '/ProductDetail/x',
    '/ProductDetail/1.5',
    '/ProductDetail/01',
  ]) {
    test(`${address} says that there is no such product, in place (R4)`, async ({ page }) => {
      await open(page, address);
      await expect(page.getByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible();
      await expect(page).toHaveURL(address);
      await follow(partsOf(page).main.getByRole('link', { name: 'Back to home' }), '/');
    });
  }

  test('Buy Now sets the cart and goes to /ShoppingCart', async ({ page }) => {
    await putIntoCart(page, COINS, 3);
    await page.getByRole('combobox', { name: 'Quantity', exact: true }).selectOption('2');
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(page).toHaveURL('/ShoppingCart');
    await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 2 items');
  });
});

test.describe('§2 the other routes', () => {
  test('/UserProfile shows the sign-in form to a guest', async ({ page }) => {
    await open(page, '/UserProfile');
    await expect(page.getByRole('textbox', { name: 'UserName' })).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await follow(page.getByRole('link', { name: 'Forget password?' }), '/ForgetPassword');
    await page.goBack();
    await follow(page.getByRole('link', { name: 'Sign up' }), '/SignUp');
    await follow(partsOf(page).main.getByRole('link', { name: 'Sign in' }), '/UserProfile');
  });

  test('/SignUp has five fields and Submit', async ({ page }) => {
    await open(page, '/SignUp');
    for (const name of ['UserName', 'Email', 'Phone Number', 'Address']) {
      await expect(page.getByRole('textbox', { name, exact: true })).toBeVisible();
    }
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
  });

  test('/ForgetPassword has Email and Submit', async ({ page }) => {
    await open(page, '/ForgetPassword');
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
  });

  test('/ShoppingCart shows an empty message and image', async ({ page }) => {
    await open(page, '/ShoppingCart');
    await expect(partsOf(page).main).toContainText('Your cart is empty');
    await expect(partsOf(page).main.getByRole('img').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Check out' })).toHaveCount(0);
  });

  test('/ShoppingCart lists image, name, quantity control, unit price, total, and leads to /CheckOut', async ({
    page,
  }) => {
    await putIntoCart(page, MOUSE, 2);
    await putIntoCart(page, FULL_KEYBOARD);
    await follow(partsOf(page).cartLink, '/ShoppingCart');
    const main = partsOf(page).main;
    // The page before has links to the mouse, too, and shows until the cart is there.
    await expect(lineOf(page, MOUSE).getByRole('link', { name: MOUSE.name })).toBeVisible();
    await expect(main).toContainText(dollars(MOUSE.price));
    await expect(main).toContainText('Total');
    await expect(main).toContainText(dollars(2 * MOUSE.price + FULL_KEYBOARD.price));
    await follow(page.getByRole('link', { name: 'Check out' }), '/CheckOut');
  });

  test('/CheckOut has the order, the payment choice, the card and Checkout', async ({ page }) => {
    await putIntoCart(page, MOUSE, 2);
    await open(page, '/CheckOut');
    const order = page.getByRole('table', { name: 'Order information' });
    await expect(order).toContainText(MOUSE.name);
    await expect(order).toContainText(dollars(2 * MOUSE.price));
    await expect(page.getByRole('radiogroup', { name: 'Payment method' }).getByRole('radio')).toHaveCount(3);
    await expect(page.getByRole('textbox', { name: /^Card number, group [1-4]$/ })).toHaveCount(4);
    await expect(page.getByRole('textbox', { name: 'Security code' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Checkout', exact: true })).toBeVisible();
  });
});
