import type { Page } from '@playwright/test';
import { productAddress } from '../../facts/destinations.ts';
import { PRODUCTS } from '../../facts/products.ts';

/** How many products the shop keeps: the one that is open and five others (R21). */
const KEPT = 6;

/** The product that has its page at an address; undefined where it is no product's. */
function productAt(address: string): number | undefined {
  return PRODUCTS.find(({ id }) => productAddress(id) === address)?.id;
}

/** The products whose pages a browser was at, by the addresses that it went to, not by what the shop stores (R21). */
export class SeenProducts {
  #ids: readonly number[] = [];

  constructor(page: Page) {
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.#ids = this.at(new URL(frame.url()).pathname);
    });
  }

  /** The ids, the last one first, once the browser is at an address. */
  at(address: string): readonly number[] {
    const id = productAt(address);
    return id === undefined ? this.#ids : [id, ...this.#ids.filter((one) => one !== id)].slice(0, KEPT);
  }

  /** The ids on the page of a product: all but its own. */
  beside(id: number): readonly number[] {
    return this.#ids.filter((one) => one !== id);
  }

  /** A new visitor has seen none. */
  forget(): void {
    this.#ids = [];
  }
}
