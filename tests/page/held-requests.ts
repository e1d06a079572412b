import { type Page, type Route, expect } from '@playwright/test';

/** Requests that a walk holds until it says how they are answered. */
export class HeldRequests {
  readonly #page: Page;
  readonly #address: string;
  readonly #isMeant: (route: Route) => Promise<boolean> | boolean;
  #waiting: Route[] = [];

  /** @param isMeant whether a request at this address is one to hold; the others are sent on as they are */
  constructor(page: Page, address: string, isMeant: (route: Route) => Promise<boolean> | boolean = () => true) {
    this.#page = page;
    this.#address = address;
    this.#isMeant = isMeant;
  }

  /** Holds from now on, until the page fixture is cleared. */
  async start(): Promise<void> {
    this.#waiting = [];
    await this.#page.route(this.#address, async (route) => {
      if (await this.#isMeant(route)) this.#waiting.push(route);
      else await route.fallback();
    });
  }

  /** Waits for a request to hold, and leaves it held. */
  async arrival(): Promise<void> {
    await expect.poll(() => this.#waiting.length, { message: `a request for ${this.#address}` }).toBeGreaterThan(0);
  }

  /** The request that came last, as soon as there is one. It is then no longer held. */
  async next(): Promise<Route> {
    await this.arrival();
    const route = this.#waiting.pop();
    this.#waiting = [];
    if (route === undefined) throw new Error('Nothing is held.');
    return route;
  }
}

/** Whether a request is for the script that holds a text. */
export function holds(text: string) {
  return async (route: Route): Promise<boolean> => {
    const response = await route.fetch();
    return (await response.text()).includes(text);
  };
}
