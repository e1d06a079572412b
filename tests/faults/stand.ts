import { expect, type Page } from '@playwright/test';
import { partsOf } from '../browser/support/shop.ts';
import type { Visit } from '../browser/support/screens.ts';
import { PLAIN_FILE } from '../browser/support/view-matrix.ts';
import { linesOf, NO_PILES, type Piles } from '../facts/cart-presses.ts';
import { type Code, LANGUAGES } from '../facts/languages.ts';
import { textIn } from '../facts/texts.ts';
import { answers } from '../page/answers.ts';
import { cartIn } from '../page/stored/cart-in-storage.ts';
import { addFault, forgetRendered, removeFaults, renderedIn } from './fault-script.ts';

/** A page of a visit to which one can come back: its address, and what the browser had stored then. */
interface Station {
  readonly place: number;
  readonly url: string;
  readonly stored: readonly (readonly [string, string])[];
}

/** A page on which faults are tried at each look of a visit. */
export class Stand {
  readonly #page: Page;
  /** Another tab, with no shop in it. */
  readonly #plain: Page;
  readonly #visit: Visit;
  readonly #stations: Station[] = [];
  /** The cart after each look. */
  readonly #carts: Piles[] = [];
  #looked = -1;

  constructor(page: Page, plain: Page, visit: Visit) {
    this.#page = page;
    this.#plain = plain;
    this.#visit = visit;
  }

  async #cart(): Promise<Piles> {
    return cartIn(await this.#stored());
  }

  #stored(): Promise<[string, string][]> {
    // Of the page itself: what another tab sees of it comes later.
    return this.#page.evaluate(() => Object.entries(localStorage));
  }

  async #act(place: number): Promise<void> {
    await this.#visit[place]?.act(this.#page);
  }

  /** Plays the visit up to a look, for the first time. */
  async look(place: number): Promise<void> {
    while (this.#looked < place) {
      this.#looked += 1;
      await this.#act(this.#looked);
      this.#carts[this.#looked] = await this.#cart();
      if (this.#looked === 0 || this.#visit[this.#looked]?.page !== undefined)
        this.#stations.push({ place: this.#looked, url: this.#page.url(), stored: await this.#stored() });
    }
  }

  /** Goes back to the last page before a look, or of it, as it was then. @returns the place of that page */
  async #back(place: number, fault = ''): Promise<number> {
    const station = this.#stations.findLast((one) => one.place <= place);
    if (station === undefined) throw new Error(`The look ${place} was never there.`);
    await this.#page.unrouteAll({ behavior: 'ignoreErrors' });
    await this.#page.goto(PLAIN_FILE);
    await this.#page.evaluate(
      ([items, name]) => {
        window.name = name;
        localStorage.clear();
        // The storage may be one that refuses what is set by its method.
        for (const [key, text] of items) localStorage[key] = text;
      },
      [station.stored, fault] as const,
    );
    await this.#page.goto(station.url);
    if (fault === '') await answers(this.#page);
    return station.place;
  }

  /**
   * What stands there is the error view in the language of the page, with the cart as it was and a way home that works;
   * and the page itself is there again when the shopper goes back.
   */
  async #recovers(name: string, code: Code, { isLast, cart }: { isLast: boolean; cart: Piles }): Promise<void> {
    const page = this.#page;
    const { heading, main, banner } = partsOf(page);
    const address = page.url();
    const way = isLast
      ? main.getByRole('button', { name: 'Try again', exact: true })
      : main.getByRole('link', { name: textIn(code, 'common.backToHome'), exact: true });
    await expect(way, `the way home where ${name} fails`).toBeVisible();
    if (!isLast) {
      await expect(heading).toHaveText(textIn(code, 'errors.unexpected.heading'));
      await expect(main).toContainText(`injected into ${name}`);
    }
    await expect(heading).toHaveCount(1);
    await expect.poll(async () => (await this.#cart()).piles).toEqual(cart.piles);
    await removeFaults(page);
    await way.click();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expect(page).toHaveURL('/');
    await expect(heading).toHaveText(textIn(code, 'home.heading'));
    await answers(page);
    const units = linesOf(cart).lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const link = units > 0 ? textIn(code, 'header.cartWithItems', { count: units }) : textIn(code, 'header.cart');
    await expect(banner.getByRole('link', { name: link, exact: true })).toBeVisible();
    await this.#isThereAgain(address, code);
  }

  /** Where the shopper goes back to a page, it is there. */
  async #isThereAgain(address: string, code: Code): Promise<void> {
    // The way home from the home page leads nowhere else.
    if (new URL(address).pathname === '/') return;
    await this.#page.goBack();
    await expect(this.#page).toHaveURL(address);
    await answers(this.#page);
    await expect(partsOf(this.#page).heading).not.toHaveText(textIn(code, 'errors.unexpected.heading'));
  }

  /** A component fails from when it first comes, at the load of the page or by what is done at the look. */
  async whenItComes(place: number, name: string, isLast: boolean): Promise<void> {
    const station = await this.#back(place, this.#isOfPage(place) ? name : '');
    for (let look = station + 1; look < place; look += 1) await this.#act(look);
    if (station < place) {
      await addFault(this.#page, name);
      // What is done may not come to its end on a page that fails.
      await Promise.race([
        this.#act(place).catch(() => undefined),
        partsOf(this.#page)
          .main.getByText('injected into')
          .waitFor()
          .catch(() => undefined),
      ]);
    }
    await this.#recovers(name, 'en', { isLast, cart: this.#cartAt(place) });
  }

  /**
   * A component fails from when it is rendered the next time, because another tab chose another language.
   *
   * @returns false where it is not rendered then
   */
  async whenItIsRenderedAgain(
    place: number,
    name: string,
    { isLast, code }: { isLast: boolean; code: Code },
  ): Promise<boolean> {
    const page = this.#page;
    const station = await this.#back(place);
    for (let look = station + 1; look <= place; look += 1) await this.#act(look);
    await addFault(page, name);
    await forgetRendered(page);
    await this.#plain.evaluate((language) => {
      localStorage['i18nextLng'] = language;
    }, code);
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[code].tag);
    if (!(await renderedIn(page)).has(name)) return false;
    await this.#recovers(name, code, { isLast, cart: this.#cartAt(place) });
    return true;
  }

  #cartAt(place: number): Piles {
    return this.#carts[place] ?? NO_PILES;
  }

  #isOfPage(place: number): boolean {
    return this.#stations.some((one) => one.place === place);
  }
}
