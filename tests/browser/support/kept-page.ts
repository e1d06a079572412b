import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { sampling } from '../../commands/sampling.ts';
import { holdMotion } from '../../page/motion.ts';
import { emptyStores } from '../../page/stored/empty-stores.ts';
import { PLAIN_FILE } from './view-matrix.ts';

/** What stays in a context and cannot be taken out of it. */
const LASTING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'route',
  'setOffline',
] as const;
const LASTING_IN_CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;
const LASTING_IN_PAGE = ['addInitScript', 'exposeBinding', 'exposeFunction'] as const;

/** What gives a page other looks, which can be taken back. */
const LOOKS = ['setViewportSize', 'emulateMedia'] as const;

/** What tests listen to. Playwright itself listens to the end of a page and of a context. */
const HEARD_IN_CONTEXT = ['console', 'dialog', 'page', 'request', 'response', 'weberror'] as const;
const HEARD_IN_PAGE = ['console', 'dialog', 'download', 'pageerror', 'popup', 'request', 'response'] as const;

function onCall<TName extends string>(target: Record<TName, unknown>, names: readonly TName[], note: () => void): void {
  for (const name of names) {
    const original = target[name];
    if (typeof original !== 'function') throw new Error(`Playwright has no ${name}.`);
    Reflect.set(target, name, (...args: unknown[]) => {
      note();
      return Reflect.apply(original, target, args);
    });
  }
}

/** A context, its page, and another tab of the same origin that is no shop. */
export interface Kept {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly plain: Page;
}

/**
 * A page that the tests of a worker share. A load in a page that has shown the shop before takes half of the processor
 * time of a load in a new one. Each test finds it as a new visitor's; where one has left something in the context that
 * cannot be taken out again, the next gets another context.
 */
export class KeptPage {
  readonly #browser: Browser;
  readonly #options: BrowserContextOptions;
  #kept: Kept | null = null;
  #isSpent = false;
  #hasOtherLooks = false;

  constructor(browser: Browser, options: BrowserContextOptions) {
    this.#browser = browser;
    this.#options = options;
  }

  /** The page, with nothing in it of the tests before. */
  async asNew(): Promise<Kept> {
    if (this.#isSpent || this.#kept?.page.isClosed() === true) await this.close();
    const kept = (this.#kept ??= await this.#open());
    const { context, page, plain } = kept;
    for (const other of context.pages()) if (other !== page && other !== plain) await other.close();
    for (const event of HEARD_IN_CONTEXT) await context.removeAllListeners(event, { behavior: 'ignoreErrors' });
    for (const event of HEARD_IN_PAGE) await page.removeAllListeners(event, { behavior: 'ignoreErrors' });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(PLAIN_FILE, { waitUntil: 'commit' });
    await Promise.all([
      context.clearCookies(),
      page.evaluate(emptyStores),
      this.#hasOtherLooks ? this.#takeLooksBack(page) : undefined,
    ]);
    this.#hasOtherLooks = false;
    return kept;
  }

  async #takeLooksBack(page: Page): Promise<void> {
    await page.setViewportSize(this.#options.viewport ?? { width: 1280, height: 720 });
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
  }

  async close(): Promise<void> {
    await this.#kept?.context.close();
    this.#kept = null;
    this.#isSpent = false;
    this.#hasOtherLooks = false;
  }

  async #open(): Promise<Kept> {
    const context = await this.#browser.newContext(this.#options);
    await holdMotion(context, sampling.isMotionBrief);
    const plain = await context.newPage();
    await plain.goto(PLAIN_FILE);
    const page = await context.newPage();
    const spend = () => {
      this.#isSpent = true;
    };
    onCall(context, LASTING, spend);
    onCall(context.clock, LASTING_IN_CLOCK, spend);
    onCall(page, LASTING_IN_PAGE, spend);
    onCall(page, LOOKS, () => {
      this.#hasOtherLooks = true;
    });
    page.on('crash', spend);
    return { context, page, plain };
  }
}
