import type { Browser, BrowserContext, Page } from '@playwright/test';
import { PLAIN_FILE } from '../../browser/support/view-matrix.ts';
import { CANNOT, type Learnable, type Look, type Word } from '../../engine/learn/learnable.ts';
import { answers } from '../../page/answers.ts';
import { collectConsoleErrors } from '../../page/console-errors.ts';
import { holdClock } from '../../page/held-clock.ts';
import { SHOPPER } from '../../page/page-fixture.ts';
import { emptyStores } from '../../page/stored/empty-stores.ts';
import { type Adapter, outputOf } from './adapter.ts';
import { type Played, type Seen, playInPage } from './in-page.ts';

/** The page stands still once it has not changed for so many pauses. */
const STILL_FOR = 3;

/** Where the shop is, and what is set in its page before any script runs. */
export interface PageOptions {
  readonly browser: Browser;
  readonly baseURL: string;
  readonly globals?: Readonly<Record<string, string>>;
}

/**
 * A machine on the page as a system to learn: it is known by what a person can do there and sees. Its context keeps
 * scripts between resets, which a page fixture of the walks cannot: a context that answers requests itself caches none.
 */
export class PageSystem implements Learnable {
  readonly inputs: readonly string[];
  /** What a healthy shop never says, as lines of the gate of the walks. */
  readonly consoleErrors: readonly string[];
  /** How many times longer than usual the page is waited for. */
  patience = 1;
  readonly #context: BrowserContext;
  readonly #page: Page;
  readonly #adapter: Adapter;

  private constructor(context: BrowserContext, page: Page, adapter: Adapter, baseURL: string) {
    this.#context = context;
    this.#page = page;
    this.#adapter = adapter;
    this.consoleErrors = collectConsoleErrors(context, baseURL);
    this.inputs = Object.keys(adapter.inputs);
  }

  /** Opens a context and a page for one machine. */
  static async open(adapter: Adapter, { browser, baseURL, globals = {} }: PageOptions): Promise<PageSystem> {
    const { clocked = false } = adapter;
    // What moves costs time and shows nothing of the machines; but who asked for less motion finds the news paused.
    const motion = clocked ? {} : { reducedMotion: 'reduce' as const };
    const context = await browser.newContext({ baseURL, ...SHOPPER, ...motion });
    await context.addInitScript((values) => Object.assign(globalThis, values), globals);
    const page = await context.newPage();
    if (clocked) await holdClock(page);
    return new PageSystem(context, page, adapter, baseURL);
  }

  /** Closes the page and its context. */
  close(): Promise<void> {
    return this.#context.close();
  }

  async reset(): Promise<Look> {
    const { address, stored = {}, ready } = this.#adapter;
    // Leaves the shop first, so that nothing of the walk before can still write.
    await this.#page.goto(PLAIN_FILE, { waitUntil: 'commit' });
    await this.#page.evaluate(emptyStores);
    await this.#page.evaluate((items) => {
      for (const [key, text] of items) localStorage.setItem(key, text);
    }, Object.entries(stored));
    await this.#context.clearCookies();
    await this.#page.goto(address, { waitUntil: 'commit' });
    await this.#page
      .getByRole(ready.role, { name: new RegExp(ready.name, 'u') })
      .first()
      .waitFor();
    // What is to be seen stands in the HTML of the build already: before the shop answers, nothing is learned of it.
    await answers(this.#page);
    const [first] = await this.#run([]);
    return this.#lookOf(first);
  }

  async play(inputs: Word): Promise<readonly Look[]> {
    const looks: Look[] = [];
    let part: number[] = [];
    const flush = async (): Promise<void> => {
      if (part.length > 0) looks.push(...(await this.#run(part)).slice(1).map((seen) => this.#lookOf(seen)));
      part = [];
    };
    for (const input of inputs) {
      const time = this.#timeOf(input);
      if (time === null) {
        part.push(input);
        continue;
      }
      await flush();
      await this.#page.clock.runFor(time);
      looks.push(this.#lookOf((await this.#run([]))[0]));
    }
    await flush();
    return looks;
  }

  /** How long an input waits, in ms; null where it is something that is done in the page. */
  #timeOf(input: number): number | null {
    const [action] = this.#adapter.inputs[this.inputs[input] ?? ''] ?? [];
    return action?.does === 'wait' ? action.time : null;
  }

  #run(word: Word): Promise<Seen[]> {
    const { inputs, readings } = this.#adapter;
    const played: Played = {
      inputs: Object.values(inputs),
      readings: Object.values(readings),
      word,
      stillFor: STILL_FOR * this.patience,
    };
    return this.#page.evaluate(playInPage, played);
  }

  #lookOf(seen: Seen | undefined): Look {
    if (seen === undefined) throw new Error('The page did not answer.');
    const names = Object.keys(this.#adapter.readings);
    const output = outputOf(Object.fromEntries(names.map((name, place) => [name, seen.texts[place] ?? ''])));
    return { output: seen.isMade ? output : CANNOT, refused: seen.refused };
  }
}
