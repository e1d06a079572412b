import { type APIResponse, type Page, type Route, expect } from '@playwright/test';

/** Requests that a walk holds until it says how they are answered. */
export class HeldRequests {
  readonly #page: Page;
  readonly #pattern: string;
  readonly #isMeant: (route: Route) => Promise<boolean> | boolean;
  #waiting: Route[] = [];
  /** The address of the request that was held last; empty before the first. */
  address = '';

  /** @param isMeant whether a request at this address is one to hold; the others are sent on as they are */
  constructor(page: Page, pattern: string, isMeant: (route: Route) => Promise<boolean> | boolean = () => true) {
    this.#page = page;
    this.#pattern = pattern;
    this.#isMeant = isMeant;
  }

  /** Holds from now on, until the page fixture is cleared. */
  async start(): Promise<void> {
    this.#waiting = [];
    await this.#page.route(this.#pattern, async (route) => {
      if (!(await this.#isMeant(route))) return route.fallback();
      this.address = route.request().url();
      this.#waiting.push(route);
    });
  }

  /** Those that the page still waits for: one that it took back may come before the one that it asks for instead. */
  get #held(): readonly Route[] {
    return this.#waiting.filter((route) => route.request().failure() === null);
  }

  /** Whether a request is held at this moment. */
  get isHeld(): boolean {
    return this.#held.length > 0;
  }

  /** Waits for a request to hold, and leaves it held. */
  async arrival(): Promise<void> {
    await expect.poll(() => this.#held.length, { message: `a request for ${this.#pattern}` }).toBeGreaterThan(0);
  }

  /** The request that came last, as soon as there is one. It is then no longer held. */
  async next(): Promise<Route> {
    await this.arrival();
    const route = this.#held.at(-1);
    this.#waiting = [];
    if (route === undefined) throw new Error('Nothing is held.');
    return route;
  }
}

/** Holds what a page asks for until the answer is called. */
export async function hold(page: Page, asked: RegExp | string): Promise<() => void> {
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(asked, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

/**
 * How long the server may take for a script, in ms: not as long as the context allows for a press, which may be short
 * where a fault is looked for. Nobody waits for what a handler of requests throws.
 */
const LONGEST_FETCH_MS = 30_000;

/** Fetches what a page has asked for; once more where the server has just closed the connection that was to be used again. */
export function fetchFor(route: Route): Promise<APIResponse> {
  return route.fetch({ maxRetries: 2, timeout: LONGEST_FETCH_MS });
}

/** Whether a request is for the script that holds a text, or several together. */
export function holds(...texts: readonly string[]) {
  return async (route: Route): Promise<boolean> => {
    const response = await fetchFor(route);
    const script = await response.text();
    return texts.every((text) => script.includes(text));
  };
}
