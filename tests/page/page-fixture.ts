import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from '@playwright/test';
import { answering } from './answers.ts';
import { collectConsoleErrors } from './console-errors.ts';
import type { Stored } from './stored/stored.ts';
import { BUILT, isHydrated, isShownAsBuilt, markBuilt } from './stored/built.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { EMPTY_TAB } from './empty-tab.ts';
import { emptyStores } from './stored/empty-stores.ts';
import { holdClock } from './held-clock.ts';
import { holdMotion } from './motion.ts';
import { heldBy, isBase } from './stored/stored-presses.ts';
import { THIS_YEAR } from '../facts/this-year.ts';
import { untilPainted } from './screen/blocked-control.ts';
import { hasComeInSteps, recordComing } from './screen/coming.ts';
import { SeenPage } from './screen/seen-page.ts';
import { recordShifts } from './screen/shifts.ts';
import { recordSpoken } from './screen/spoken.ts';
import { nameWindow } from './window-name.ts';
import { TransitionRecorder } from './walks/transition-recorder.ts';

/** The context of a shopper whose pixels nobody compares: each frame of what moves on a page is painted by the processor. */
export const SHOPPER = {
  ...ELSEWHERE,
  serviceWorkers: 'block',
  viewport: { width: 1280, height: 720 },
  deviceScaleFactor: 0.25,
} as const satisfies BrowserContextOptions;

const SCREEN_SCRIPT = /\/static\/js\/async\//u;

type Parts = Pick<PageFixture, 'context' | 'page' | 'tab' | 'consoleErrors' | 'transitions' | 'isClocked' | 'isTimed'>;

/** What a page fixture is built from. */
export interface PageFixtureOptions {
  readonly browser: Browser;
  /** Where the shop is served with the pseudo-locale, and an empty tab. */
  readonly baseURL: string;
  /** The page has a clock of its own, which only a walk advances. */
  readonly clocked: boolean;
  /**
   * How long the page takes to answer is measured: nothing records what a screen reader is told, which works at each press,
   * and nobody looks at the page between a press and its paint.
   */
  readonly isTimed?: boolean;
  /** What moves for a moment is at its end at once: nothing is pressed meanwhile, and no frame of it is painted. */
  readonly isBrief?: boolean;
}

/**
 * A browser context that walks share, with the page of the shop and an empty tab of the same origin. A new walk clears
 * what the browser stores and loads the shop anew; that takes a tenth of the time that a new context takes.
 */
export class PageFixture extends SeenPage {
  readonly context: BrowserContext;
  /** Another tab of the same browser. What it writes into storage reaches the shop as it would from a second shop. */
  readonly tab: Page;
  /** The console errors since the list was emptied last, as lines of the gate. */
  readonly consoleErrors: string[];
  /** What the machines in the page did. */
  readonly transitions: TransitionRecorder;
  /** The page has a clock of its own, which only a walk advances. */
  readonly isClocked: boolean;
  /** How long the page takes to answer is measured, and what a screen reader is told is not recorded. */
  readonly isTimed: boolean;
  /** The scripts of single screens that are on their way, and how many have come since the shop was opened last. */
  readonly #scripts = { underway: new Set<Request>(), come: 0 };

  private constructor({ context, page, tab, consoleErrors, transitions, isClocked, isTimed }: Parts) {
    super(page);
    this.context = context;
    this.tab = tab;
    this.consoleErrors = consoleErrors;
    this.transitions = transitions;
    this.isClocked = isClocked;
    this.isTimed = isTimed;
    const { underway } = this.#scripts;
    page.on('request', (request) => {
      if (SCREEN_SCRIPT.test(request.url())) underway.add(request);
    });
    page.on('requestfinished', (request) => {
      if (underway.delete(request)) this.#scripts.come += 1;
    });
    page.on('requestfailed', (request) => underway.delete(request));
  }

  /** Opens the context, the page and the empty tab. */
  static async open({
    browser,
    baseURL,
    clocked,
    isTimed = false,
    isBrief = !isTimed,
  }: PageFixtureOptions): Promise<PageFixture> {
    const context = await browser.newContext({ baseURL, ...SHOPPER });
    const consoleErrors = collectConsoleErrors(context, baseURL);
    await holdMotion(context, isBrief);
    await context.addInitScript((year) => {
      Reflect.set(Date.prototype, 'getFullYear', () => year);
    }, THIS_YEAR);
    // A walk serves scripts with other words than the build's, and scripts that are none: their hash would refuse both
    // before the shop sees them. That hashes are there is asked by the specs of the policy.
    await context.addInitScript(() => {
      Object.defineProperty(HTMLScriptElement.prototype, 'integrity', { value: '', writable: true });
    });
    await context.addInitScript(recordShifts);
    await context.addInitScript(recordComing);
    if (!isTimed) await context.addInitScript(recordSpoken);
    await context.addInitScript(markBuilt, BUILT);
    const tab = await context.newPage();
    await tab.goto(EMPTY_TAB);
    const transitions = await TransitionRecorder.start(context);
    const page = await context.newPage();
    if (clocked) await holdClock(page);
    return new PageFixture({ context, page, tab, consoleErrors, transitions, isClocked: clocked, isTimed });
  }

  /** Forgets the console errors of what was made to fail. */
  forgetErrors(pattern: RegExp): void {
    const others = this.consoleErrors.filter((line) => !pattern.test(line));
    this.consoleErrors.splice(0, this.consoleErrors.length, ...others);
  }

  /**
   * Leaves the shop, so that nothing of the walk before can still write, and empties what the browser stores, or leaves
   * only what is given.
   */
  async clear({
    stored = {},
    reducedMotion = false,
  }: { stored?: Stored; reducedMotion?: boolean } = {}): Promise<void> {
    await this.page.goto(EMPTY_TAB, { waitUntil: 'commit' });
    this.#scripts.underway.clear();
    this.#scripts.come = 0;
    this.seen.forget();
    await this.page.evaluate(emptyStores);
    await Promise.all([
      this.page.unrouteAll({ behavior: 'ignoreErrors' }),
      this.context.clearCookies(),
      this.page.evaluate((items) => {
        for (const [key, text] of items) localStorage.setItem(key, text);
      }, Object.entries(stored)),
      reducedMotion === this.isStill
        ? undefined
        : this.page.emulateMedia({ reducedMotion: reducedMotion ? 'reduce' : null }),
    ]);
    this.isStill = reducedMotion;
    // What a page had not yet told as it was left is told by the empty one, which has answered by now.
    this.transitions.drain();
  }

  /**
   * Clears the page fixture, opens the shop at an address and waits until it answers.
   *
   * @param options `prepare` is called before the page is opened
   * @throws PageMismatch where the HTML of the build shows this visitor what is true, and was rendered anew all the same
   */
  async enter(
    address: string,
    options: { stored?: Stored; reducedMotion?: boolean; prepare?: () => Promise<void> } = {},
  ): Promise<void> {
    await this.clear(options);
    await options.prepare?.();
    await this.page.goto(address, { waitUntil: 'commit' });
    await this.answers();
    const isAsBuilt = isShownAsBuilt(address, options.stored ?? {});
    await this.read('whether the HTML of the build was hydrated', () => isHydrated(this.page), isAsBuilt);
  }

  /** Waits until the page answers to presses: its HTML can be read before. @throws PageMismatch where it never does */
  async answers(): Promise<void> {
    // It is looked at again and again: what waits in the browser waits for a frame, which a clock of the page's own holds up.
    await this.read('whether the page answers', async () => (await answering(this.page).count()) > 0, true);
  }

  /**
   * Waits until the page that a press or Back has led to came as it should: what stands below its first screen after its
   * heading, or with it.
   */
  async comes(inSteps: boolean): Promise<void> {
    const words = 'whether what stands below the first screen came after the heading';
    await this.read(words, () => this.page.evaluate(hasComeInSteps), inSteps);
  }

  /**
   * Waits, where the page is timed, until it has painted what was done last: to read a page holds up its paint. A page that
   * is left paints nothing.
   */
  protected override async painted(): Promise<void> {
    if (!this.isTimed) return;
    await untilPainted(this.page).catch(() => undefined);
  }

  /**
   * Waits until the script of the first screen has come, and no other is on its way, so that only what the walk makes
   * fail can fail.
   */
  async scriptsCome(): Promise<void> {
    await this.read(
      'whether the scripts have come',
      async () => this.#scripts.come > 0 && this.#scripts.underway.size === 0,
      true,
    );
  }

  /** Takes the network away and gives it back; the page has noticed both. */
  async networkReturns(): Promise<void> {
    for (const isOnline of [false, true]) {
      await this.context.setOffline(!isOnline);
      await this.read('whether the page is online', () => this.page.evaluate(() => navigator.onLine), isOnline);
    }
  }

  /**
   * Opens another page of the same visitor. A clock of its own is that of all pages of the context, and its window has the
   * name of the first: by that a page is told what is faulty in it.
   *
   * @param prepare is called before the page is opened
   */
  async openAnother(address: string, prepare?: (page: Page) => Promise<void>): Promise<Page> {
    const other = await this.context.newPage();
    await prepare?.(other);
    const name = await this.page.evaluate(() => window.name);
    if (name !== '') await nameWindow(other, name);
    if (this.isStill) await other.emulateMedia({ reducedMotion: 'reduce' });
    await other.goto(address, { waitUntil: 'commit' });
    return other;
  }

  /** Another tab writes into the storage. A base that it writes holds all that was pressed before. */
  async store(name: string, text: string): Promise<void> {
    const whole = isBase(name)
      ? heldBy(text, await this.page.evaluate(() => Object.entries(localStorage)), name)
      : text;
    await this.tab.evaluate(([key, value]) => localStorage.setItem(key, value), [name, whole] as const);
  }

  /** Takes away what filled the storage. */
  async emptyStorage(): Promise<void> {
    await this.page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('full ')) localStorage.removeItem(key);
    });
  }

  /** Fills the storage of the browser to the last byte. */
  async fillStorage(): Promise<void> {
    await this.page.evaluate(() => {
      // Halves what no longer fits, until a single letter does not.
      for (let [part, size] = [0, 1 << 20]; size >= 1; part += 1) {
        try {
          localStorage.setItem(`full ${part}`, 'x'.repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
      }
    });
  }
}
