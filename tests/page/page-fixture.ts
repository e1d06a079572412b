import { type Browser, type BrowserContext, type Page, type Request, expect } from '@playwright/test';
import { collectConsoleErrors } from './console-errors.ts';
import { type Expectation, type PageDifference, pageDifferences } from './expectation.ts';
import { MASKED, type MaskName } from './masked.ts';
import { readFaults } from './read-faults.ts';
import type { Stored } from './stored.ts';
import { type ScreenExpectation, namedParts, wholeScreen } from './whole-screen.ts';
import { isCode } from '../facts/languages.ts';
import { pseudoLocale } from '../facts/pseudo-locale.ts';
import { type PageSnapshot, takeSnapshot } from './page-snapshot.ts';
import { TransitionRecorder } from './transition-recorder.ts';
import { TextRecord } from './text-record.ts';

/** A page of the same origin that holds no shop. */
const EMPTY_TAB = '/another-tab';

/** The path of the flow atlas, which is no page of the shop. */
const ATLAS = '/atlas.html';

const SCREEN_SCRIPT = /\/static\/js\/async\//u;

/** Waits between two looks at the page, in ms; the last is repeated. */
const INTERVALS_MS = [10, 20, 40, 80, 160, 320];
/** How long a page may take to become as expected, in ms. */
export const TIMEOUT_MS = 15_000;

/** The texts that the pages of this process have shown. */
export const textRecord = new TextRecord();

/** The page did not become as expected in time. */
export class PageMismatch extends Error {
  override name = 'PageMismatch';
  readonly differences: readonly PageDifference[];
  constructor(differences: readonly PageDifference[]) {
    super(differences.map(({ what, expected, seen }) => `${what}: expected ${expected}, seen ${seen}`).join('\n'));
    this.differences = differences;
  }
}

/** A page that navigates while it is read shows nothing yet. @throws any other error as it came */
function ifLoading(error: unknown): readonly PageDifference[] {
  if (!/Execution context was destroyed|because of a navigation/u.test(String(error))) throw error;
  return [{ what: 'the page', expected: 'loaded', seen: 'loading' }];
}

type Parts = Pick<PageFixture, 'context' | 'page' | 'tab' | 'consoleErrors' | 'transitions'>;

/** What a page fixture is built from. */
export interface PageFixtureOptions {
  readonly browser: Browser;
  readonly baseURL: string;
  /** The page has a clock of its own, which only a walk advances. */
  readonly clocked: boolean;
}

/**
 * A browser context that walks share, with the page of the shop and an empty tab of the same origin. A new walk clears
 * what the browser stores and loads the shop anew; that takes a tenth of the time that a new context takes.
 */
export class PageFixture {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Another tab of the same browser. What it writes into storage reaches the shop as it would from a second shop. */
  readonly tab: Page;
  /** The console errors since the list was emptied last, as lines of the gate. */
  readonly consoleErrors: string[];
  /** What the machines in the page did. */
  readonly transitions: TransitionRecorder;
  /** How long the page may take to become as expected, in ms; 0: it is read once. */
  timeoutMs = TIMEOUT_MS;
  /** Only what a check names is compared, and nothing by default: so a check can be tried where another state is. */
  isNamedOnly = false;
  #reducedMotion = false;
  /** Whether the step that is checked has been seen whole. */
  #isWhole = false;
  /** The scripts of single screens that are on their way, and how many have come since the shop was opened last. */
  readonly #scripts = { underway: new Set<Request>(), come: 0 };
  /** Set while checks share a snapshot: the last one, if one was taken. */
  #shared: { snapshot: PageSnapshot | null; isSearched: boolean } | null = null;

  private constructor({ context, page, tab, consoleErrors, transitions }: Parts) {
    this.context = context;
    this.page = page;
    this.tab = tab;
    this.consoleErrors = consoleErrors;
    this.transitions = transitions;
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
  static async open({ browser, baseURL, clocked }: PageFixtureOptions): Promise<PageFixture> {
    // The pixels of a walk are not compared, and each frame of what moves on the page is painted by the processor.
    const screen = { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 0.25 };
    const context = await browser.newContext({ baseURL, locale: 'en-US', timezoneId: 'UTC', ...screen });
    const consoleErrors = collectConsoleErrors(context, baseURL);
    await context.route(`**${EMPTY_TAB}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>-</title>' }),
    );
    await context.route('**/locales/*/translation.json', (route) => {
      const code = new URL(route.request().url()).pathname.split('/').at(-2);
      return isCode(code) ? route.fulfill({ json: pseudoLocale(code) }) : route.fallback();
    });
    const tab = await context.newPage();
    await tab.goto(EMPTY_TAB);
    const transitions = await TransitionRecorder.start(context);
    const page = await context.newPage();
    if (clocked) {
      await page.clock.install({ time: new Date('2026-01-01T00:00:00Z') });
      await page.clock.pauseAt(new Date('2026-01-01T00:00:01Z'));
    }
    return new PageFixture({ context, page, tab, consoleErrors, transitions });
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
    this.transitions.drain();
    await Promise.all([
      this.page.unrouteAll({ behavior: 'ignoreErrors' }),
      this.context.clearCookies(),
      this.page.evaluate((items) => {
        sessionStorage.clear();
        localStorage.clear();
        for (const [key, text] of items) localStorage.setItem(key, text);
      }, Object.entries(stored)),
      reducedMotion === this.#reducedMotion
        ? undefined
        : this.page.emulateMedia({ reducedMotion: reducedMotion ? 'reduce' : null }),
    ]);
    this.#reducedMotion = reducedMotion;
  }

  /** Clears the page fixture and opens the shop at an address. */
  async enter(address: string, options: { stored?: Stored; reducedMotion?: boolean } = {}): Promise<void> {
    await this.clear(options);
    await this.page.goto(address, { waitUntil: 'commit' });
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

  /** Another tab writes into the storage. */
  async store(name: string, text: string): Promise<void> {
    await this.tab.evaluate(([key, value]) => localStorage.setItem(key, value), [name, text] as const);
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

  /**
   * Lets the checks of a step share a snapshot: the last one is compared first, and only where it differs a new one is
   * taken.
   *
   * @throws where no check saw a whole screen and none is masked
   */
  async sharingSnapshots(checks: () => Promise<void>): Promise<void> {
    this.#shared = { snapshot: null, isSearched: false };
    this.#isWhole = this.isNamedOnly || [ATLAS, EMPTY_TAB].includes(new URL(this.page.url()).pathname);
    await checks().finally(() => {
      this.#shared = null;
    });
    if (!this.#isWhole) throw new Error('No check of this step sees the whole screen.');
  }

  /** This step has no whole screen to see. */
  mask(name: MaskName): void {
    this.#isWhole = Object.hasOwn(MASKED, name);
  }

  /**
   * Waits until the whole screen is as expected: what is named, and in all other parts what the shop shows there by
   * itself. @throws PageMismatch with every difference
   */
  async see(screen: ScreenExpectation): Promise<void> {
    const { shop = {}, ...named } = screen;
    // Who asked for less motion finds the promotions at rest.
    const whole = wholeScreen({ ...named, shop: { isStill: this.#reducedMotion, ...shop } });
    if (this.isNamedOnly) return this.#seeAll(namedParts(named));
    await this.#seeAll(whole.expectation);
    this.#isWhole = true;
  }

  /** Waits until some parts of the page are as expected, and compares no other. @throws PageMismatch with every difference */
  seeParts(parts: Expectation): Promise<void> {
    return this.#seeAll(namedParts(parts));
  }

  async #seeAll(expectation: Expectation): Promise<void> {
    let differences: readonly PageDifference[] = [];
    // What only looked at parts has not searched the page for controls that cannot be used.
    if (this.#shared?.snapshot && (this.#shared.isSearched || expectation.faults === undefined)) {
      differences = pageDifferences(expectation, this.#shared.snapshot);
      if (differences.length === 0) return textRecord.add(expectation, this.#shared.snapshot);
      if (this.timeoutMs === 0) throw new PageMismatch(differences);
    }
    const isAsExpected = async (): Promise<boolean> => {
      differences = await this.#look(expectation).catch(ifLoading);
      return differences.length === 0;
    };
    if (!(await this.#holds(isAsExpected))) throw new PageMismatch(differences);
  }

  /** Takes a snapshot and compares it. Controls that cannot be used are looked for once all else is as expected. */
  async #look(expectation: Expectation): Promise<readonly PageDifference[]> {
    const frame = await takeSnapshot(this.page);
    const plain = pageDifferences({ ...expectation, faults: [] }, frame);
    const snapshot =
      expectation.faults === undefined || plain.length > 0
        ? frame
        : { ...frame, faults: await this.page.evaluate(readFaults) };
    if (this.#shared) this.#shared = { snapshot, isSearched: snapshot !== frame };
    const found = pageDifferences(expectation, snapshot);
    if (found.length === 0) textRecord.add(expectation, snapshot);
    return found;
  }

  /** Waits until something is read off the page as expected. @throws PageMismatch with what was read last */
  async read<TValue extends string | number | boolean | null>(
    what: string,
    read: () => Promise<TValue>,
    expected: TValue,
  ): Promise<void> {
    let seen: TValue | undefined;
    const isAsExpected = async (): Promise<boolean> => {
      seen = await read();
      return seen === expected;
    };
    if (!(await this.#holds(isAsExpected)))
      throw new PageMismatch([{ what, expected: String(expected), seen: String(seen) }]);
  }

  /** Asks at once and, where the answer is no, again until the timeout. */
  async #holds(isAsExpected: () => Promise<boolean>): Promise<boolean> {
    if (await isAsExpected()) return true;
    if (this.timeoutMs === 0) return false;
    return expect
      .poll(isAsExpected, { intervals: INTERVALS_MS, timeout: this.timeoutMs })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
  }
}
