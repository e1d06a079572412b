import { type Page, expect } from '@playwright/test';
import { atlasParts } from '../atlas/whole-atlas.ts';
import { EMPTY_TAB } from '../empty-tab.ts';
import { type Expectation, type PageDifference, differingLines, pageDifferences } from './expectation.ts';
import type { MaskName } from './masked.ts';
import { untilIdle } from './blocked-control.ts';
import { type MaskedSnapshot, takeSnapshot } from './page-snapshot.ts';
import { heardFaults } from './heard-faults.ts';
import { readAtOnce } from './read-at-once.ts';
import { FAULT_QUESTIONS, faultsIn } from './page-faults.ts';
import { readShifts } from './shifts.ts';
import { SeenProducts } from './seen-products.ts';
import { TextRecord } from './text-record.ts';
import { type ScreenExpectation, namedParts, wholeScreen } from './whole-screen.ts';

/** The path of the flow atlas, which is no page of the shop. */
const ATLAS = '/atlas.html';

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

/** Compares lines that stay as they are, such as those of a saved file. @throws PageMismatch with every difference */
export function compareLines(what: string, expected: readonly string[], seen: readonly string[]): void {
  const differences = differingLines(what, expected, seen);
  if (differences.length > 0) throw new PageMismatch(differences);
}

/** A page that navigates while it is read shows nothing yet. @throws any other error as it came */
function ifLoading(error: unknown): readonly PageDifference[] {
  if (!/Execution context was destroyed|because of a navigation/u.test(String(error))) throw error;
  return [{ what: 'the page', expected: 'loaded', seen: 'loading' }];
}

/** A snapshot, and whether the page was searched for controls that cannot be used. */
interface Look extends MaskedSnapshot {
  readonly isSearched: boolean;
}

/** What the checks of a step have looked at last. */
interface Shared {
  look: Look | null;
  /** The last look before a check did something to the page; null where none did. */
  untouched: Look | null;
}

/** What a step has led to, and how the page was left once its checks had done what they do: often the same. */
export interface StepLooks {
  readonly first: MaskedSnapshot;
  readonly last: MaskedSnapshot;
}

/** A page of the shop, compared with what is predicted of it. */
export class SeenPage {
  readonly page: Page;
  /** The products that this visitor has seen. */
  readonly seen: SeenProducts;
  /** How long the page may take to become as expected, in ms; 0: it is read once. */
  timeoutMs = TIMEOUT_MS;
  /** Only what a check names is compared, and nothing by default: so a check can be tried where another state is. */
  isNamedOnly = false;
  /** Whether the shopper asked for less motion: who did finds the promotions at rest. */
  protected isStill = false;
  /** Whether the step that is checked has been seen whole. */
  #isWhole = false;
  /** The masks that were used since they were taken last. */
  #masks = new Set<MaskName>();
  /** Set while checks share a snapshot. */
  #shared: Shared | null = null;

  constructor(page: Page) {
    this.page = page;
    this.seen = new SeenProducts(page);
  }

  /**
   * Lets the checks of a step share a snapshot: the last one is compared first, and only where it differs a new one is
   * taken.
   *
   * @returns null where no check looked at the page
   * @throws where no check saw a whole screen and none is masked
   */
  async sharingSnapshots(checks: () => Promise<void>): Promise<StepLooks | null> {
    const shared: Shared = { look: null, untouched: null };
    this.#shared = shared;
    this.#isWhole = this.isNamedOnly;
    const { pathname } = new URL(this.page.url());
    if (pathname === EMPTY_TAB) this.mask('closed');
    await checks().finally(() => {
      this.#shared = null;
    });
    if (pathname === ATLAS && !this.isNamedOnly) await this.#seeAtlas();
    if (!this.#isWhole) throw new Error('No check of this step sees the whole screen.');
    const { look: last, untouched } = shared;
    return last && { first: untouched ?? last, last };
  }

  /**
   * Does something to the page in the midst of a check, or lets time pass there. What was seen before is old then: the next
   * comparison looks anew, once the page has nothing more to do.
   */
  async amid(act: () => Promise<void>): Promise<void> {
    await act();
    await untilIdle(this.page);
    if (this.#shared === null) return;
    this.#shared.untouched ??= this.#shared.look;
    this.#shared.look = null;
  }

  /** What is waited for before the page is read: nothing, since a read is repeated. A page that is timed waits for its paint. */
  protected painted(): Promise<void> {
    return Promise.resolve();
  }

  /** This step has no whole screen to see. */
  mask(name: MaskName): void {
    this.#isWhole = true;
    this.#masks.add(name);
  }

  /** The masks that were used since it was asked last, each once. */
  takeMasks(): ReadonlySet<MaskName> {
    const taken = this.#masks;
    this.#masks = new Set();
    return taken;
  }

  /**
   * Waits until the whole screen is as expected: what is named, and in all other parts what the shop shows there by
   * itself. @throws PageMismatch with every difference
   */
  async see(screen: ScreenExpectation): Promise<void> {
    const { shop = {}, ...named } = screen;
    if (this.isNamedOnly) return void (await this.#seeAll(namedParts(named)));
    const whole = wholeScreen({
      ...named,
      shop: { isStill: this.isStill, seen: this.seen.at(named.address), ...shop },
    });
    const { masks } = await this.#seeAll(whole.expectation);
    for (const name of [...masks, ...whole.masks]) this.#masks.add(name);
    this.#isWhole = true;
  }

  /** Waits until some parts of the page are as expected, and compares no other. @throws PageMismatch with every difference */
  async seeParts(parts: Expectation): Promise<void> {
    await this.#seeAll(namedParts(parts));
  }

  /** Waits until all of the atlas is as its machines say, but for its panel. @throws PageMismatch with every difference */
  async #seeAtlas(): Promise<void> {
    await this.#untilSame(async () => {
      const parts = await atlasParts(this.page);
      return parts.flatMap(({ what, expected, seen }) => differingLines(what, expected, seen));
    });
    this.mask('panel of the atlas');
  }

  /** Waits until lines are read off the page as expected. @throws PageMismatch with every difference */
  async readLines(what: string, read: () => Promise<readonly string[]>, expected: readonly string[]): Promise<void> {
    await this.#untilSame(async () => differingLines(what, expected, await read()));
  }

  /** Waits until no field, icon or picture says what it should not: after a press of which no machine hears. */
  async seeAttributes(): Promise<void> {
    const read = async () => (await takeSnapshot(this.page)).attributeFaults;
    await this.readLines('what is told by attributes and icons', read, []);
  }

  async #untilSame(compare: () => Promise<readonly PageDifference[]>): Promise<void> {
    let differences: readonly PageDifference[] = [];
    const isAsExpected = async (): Promise<boolean> => {
      differences = await compare().catch(ifLoading);
      return differences.length === 0;
    };
    if (!(await this.#holds(isAsExpected))) throw new PageMismatch(differences);
  }

  /** @returns the look at the page that was as expected */
  async #seeAll(expectation: Expectation): Promise<Look> {
    let look = this.#shared?.look ?? null;
    let differences: readonly PageDifference[] = [];
    // What only looked at parts has not searched the page for controls that cannot be used.
    if (look !== null && (look.isSearched || expectation.faults === undefined)) {
      differences = pageDifferences(expectation, look.snapshot);
      if (differences.length === 0) {
        textRecord.add(expectation, look.snapshot);
        return look;
      }
      if (this.timeoutMs === 0) throw new PageMismatch(differences);
    }
    const isAsExpected = async (): Promise<boolean> => {
      try {
        look = await this.#look(expectation);
        if (this.#shared) this.#shared.look = look;
        differences = pageDifferences(expectation, look.snapshot);
      } catch (error) {
        differences = ifLoading(error);
      }
      return differences.length === 0;
    };
    if (!(await this.#holds(isAsExpected)) || look === null) throw new PageMismatch(differences);
    textRecord.add(expectation, look.snapshot);
    return look;
  }

  /** Takes a snapshot. Controls that cannot be used are looked for once all else is as expected. */
  async #look(expectation: Expectation): Promise<Look> {
    const frame = await takeSnapshot(this.page);
    if (expectation.faults === undefined || pageDifferences({ ...expectation, faults: [] }, frame.snapshot).length > 0)
      return { ...frame, isSearched: false };
    const { moved, ...found } = await readAtOnce(this.page, { ...FAULT_QUESTIONS, moved: readShifts });
    const { searched } = found;
    const masks = [...frame.masks, ...searched.masks];
    const isToldFault = frame.snapshot.notes.length > 0 || frame.snapshot.title.includes('errors.');
    if (isToldFault && moved.length > 0) masks.push('told faults');
    const faults = [
      ...faultsIn(found),
      ...(isToldFault ? [] : moved),
      ...frame.attributeFaults,
      ...heardFaults(searched.heardOnly, frame.snapshot),
    ];
    return { ...frame, snapshot: { ...frame.snapshot, faults }, masks, isSearched: true };
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
    await this.painted();
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
