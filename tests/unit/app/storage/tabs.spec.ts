import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_PRESSES } from '../../../../src/app/storage/presses/press-log.ts';
import { sampling } from '../../../commands/sampling.ts';
import { type CartPress, linesOf, NO_PILES, pilesOf, pressed } from '../../../facts/cart-presses.ts';
import { CLOCK_START } from '../../../page/held-clock.ts';
import { anyPress } from '../../support/any-press.ts';
import { openSeparateTabs, type SeparateTab, type SeparateTabs } from '../../support/separate-tabs.ts';

const PRODUCTS = [1, 3, 5];
const SEED = 20_261_122;

/** A press that a tab made, what it knew then, and what it showed after it. */
interface Made {
  readonly tab: string;
  readonly press: CartPress;
  /** The presses, by their number, that the tab had made or heard of. */
  readonly known: ReadonlySet<number>;
}

const presses = anyPress(PRODUCTS);

/** What happens, by the number of the tab in which it does: a press, or the next change of another tab comes. */
type Happening = { readonly tab: number; readonly press: CartPress | null };

function schedulesOf(tabs: number): fc.Arbitrary<Happening[]> {
  const tab = fc.integer({ min: 0, max: tabs - 1 });
  return fc.array(fc.record({ tab, press: fc.option(presses, { freq: 2 }) }), {
    minLength: 1,
    maxLength: 30,
    size: 'max',
  });
}

function cartOf({ cart }: SeparateTab) {
  const { lines, removed } = cart.getSnapshot().context;
  return { lines, removed };
}

/** The keys of the presses that are stored, in the order of time and tab. */
function storedPresses({ stored }: SeparateTabs): string[] {
  return [...stored.keys()]
    .filter((key) => /^loadout\.cart\.\d/u.test(key))
    .map((key) => key.split('.').slice(2) as [string, string])
    .toSorted(([at, tab], [otherAt, otherTab]) => Number(at) - Number(otherAt) || (tab < otherTab ? -1 : 1))
    .map(([at, tab]) => `${at}.${tab}`);
}

/** What the oracle makes of presses, one after another. */
function madeOf(made: readonly CartPress[]) {
  return linesOf(made.reduce((cart, press) => pressed(cart, press), NO_PILES));
}

function deliverAll(tabs: readonly SeparateTab[]): void {
  while (tabs.some((tab) => tab.receive()));
}

/**
 * Plays a schedule. Returns the presses that did something, in the order in which they were made, each with its key.
 */
function play(browser: SeparateTabs, tabs: readonly SeparateTab[], schedule: readonly Happening[]) {
  const made = new Map<string, Made>();
  const numbers = new Map<string, number>();
  /** What each tab has made or heard of. */
  const known = tabs.map(() => new Set<number>());
  /** What was written, to be heard by each other tab in that order. */
  const toHear: number[][] = tabs.map(() => []);
  for (const { tab: place, press } of schedule) {
    const tab = tabs[place];
    if (tab === undefined) continue;
    if (press === null) {
      if (!tab.receive()) continue;
      const heard = toHear[place]?.shift();
      if (heard !== undefined) known[place]?.add(heard);
      continue;
    }
    const before = new Set(storedPresses(browser));
    const { lines, removed } = cartOf(tab);
    const expected = pressed(pilesOf(lines, removed), press);
    tab.cart.send(press);
    // What a shopper sees after a press is what the oracle makes of what was seen before it.
    expect(cartOf(tab)).toEqual(linesOf(expected));
    const key = storedPresses(browser).find((one) => !before.has(one));
    expect(key !== undefined, 'what did something is stored at once').toBe(expected.counts);
    if (key === undefined) continue;
    const number = numbers.size;
    numbers.set(key, number);
    made.set(key, { tab: tab.id, press, known: new Set(known[place]) });
    known[place]?.add(number);
    toHear.forEach((inbox, other) => other !== place && inbox.push(number));
  }
  return { made, numbers };
}

/** What else happens to tabs over a longer time. */
type Turn =
  | { readonly does: 'press'; readonly tab: number; readonly press: CartPress }
  | { readonly does: 'receive'; readonly tab: number }
  | { readonly does: 'pass'; readonly duration: number }
  | { readonly does: 'jump'; readonly hours: number }
  | { readonly does: 'die'; readonly writes: number }
  | { readonly does: 'reload'; readonly tab: number };

const TABS = 3;

const turns: fc.Arbitrary<Turn> = fc.oneof(
  {
    weight: 24,
    arbitrary: fc.record({
      does: fc.constant('press' as const),
      tab: fc.integer({ min: 0, max: TABS - 1 }),
      press: presses,
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({ does: fc.constant('receive' as const), tab: fc.integer({ min: 0, max: TABS - 1 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('pass' as const), duration: fc.constantFrom(1, 50, 3000, 6000) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('jump' as const), hours: fc.integer({ min: -900, max: 900 }) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('die' as const), writes: fc.integer({ min: 0, max: 60 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('reload' as const), tab: fc.integer({ min: 0, max: TABS - 1 }) }),
  },
);

/** Long enough for a log to be folded, in milliseconds; what was pressed meanwhile waits for the next time. */
const FOLDED = 6000;
/** What another process writes has come by then, in milliseconds. */
const ARRIVED = 1000;
/** As long as the log may be: what is pressed until it is folded, and as much that is folded and not yet removed. */
const LONGEST_LOG = 300;

/** Lets turns happen. Returns the presses that did something, by their keys, and the tabs that are left. */
function live(browser: SeparateTabs, all: readonly Turn[]): { made: Map<string, CartPress>; tabs: SeparateTab[] } {
  const tabs = Array.from({ length: TABS }, () => browser.open());
  const made = new Map<string, CartPress>();
  for (const turn of all) {
    if (turn.does === 'press') {
      const tab = tabs[turn.tab];
      const before = new Set(browser.stored.keys());
      tab?.cart.send(turn.press);
      const key = [...browser.stored.keys()].find((one) => !before.has(one) && /^loadout\.cart\.\d/u.test(one));
      if (key !== undefined) made.set(key, turn.press);
    }
    if (turn.does === 'receive') tabs[turn.tab]?.receive();
    if (turn.does === 'pass') {
      if (turn.duration >= ARRIVED) deliverAll(tabs);
      browser.pass(turn.duration);
    }
    if (turn.does === 'jump') browser.setClock(CLOCK_START + turn.hours * 3_600_000);
    if (turn.does === 'reload') {
      tabs[turn.tab]?.kill();
      tabs[turn.tab] = browser.open();
    }
    if (turn.does === 'die') {
      // Whoever folds now dies in the middle of it, after so many writes.
      deliverAll(tabs);
      browser.writesLeft = turn.writes;
      browser.pass(FOLDED);
      browser.writesLeft = Number.POSITIVE_INFINITY;
      tabs.forEach((tab, place) => {
        if (!tab.isAlive()) tabs[place] = browser.open();
      });
    }
  }
  return { made, tabs };
}

/** Presses of which a part is left each time that a log is folded. */
const MANY = 150;

describe('One cart in one tab', () => {
  it('keeps no more presses than are too many, once time has passed, and is the same cart', () => {
    fc.assert(
      fc.property(fc.array(presses, { minLength: MOST_PRESSES, maxLength: MANY, size: 'max' }), (all) => {
        const browser = openSeparateTabs();
        const tab = browser.open();
        for (const press of all) tab.cart.send(press);
        for (let left = all.length; left > 0; left -= MOST_PRESSES) browser.pass(FOLDED);
        expect(storedPresses(browser).length).toBeLessThanOrEqual(MOST_PRESSES);
        const history = madeOf(all);
        for (const one of [tab, browser.open()]) expect(cartOf(one)).toEqual(history);
      }),
      { numRuns: 10, seed: SEED },
    );
  });
});

describe('One cart in three tabs over a longer time', () => {
  it(`loses and doubles nothing while presses are folded, clocks jump and tabs die, in ${sampling.longSchedules} schedules`, () => {
    let played = 0;
    let folded = 0;
    fc.assert(
      fc.property(fc.array(turns, { minLength: 150, maxLength: 400, size: 'max' }), (all) => {
        const browser = openSeparateTabs();
        const { made, tabs } = live(browser, all);
        deliverAll(tabs);
        const order = [...made.keys()].toSorted((one, two) => {
          const [, , at = '', tab = ''] = one.split('.');
          const [, , otherAt = '', otherTab = ''] = two.split('.');
          return Number(at) - Number(otherAt) || (tab < otherTab ? -1 : 1);
        });
        const history = madeOf(order.flatMap((key) => made.get(key) ?? []));
        for (const tab of [...tabs, browser.open()]) expect(cartOf(tab)).toEqual(history);
        expect(browser.stored.size).toBeLessThan(LONGEST_LOG);
        played += made.size;
        folded += order.filter((key) => !browser.stored.has(key)).length;
      }),
      { numRuns: sampling.longSchedules, seed: SEED },
    );
    console.log(`3 tabs: all of ${played} presses count once, ${folded} of them folded and removed`);
    expect(folded).toBeGreaterThan(0);
  });
});

describe.each([2, 3])('One cart in %i tabs whose processes hear of each other late', (count) => {
  it(`is one history of all presses, in ${sampling.schedules} schedules`, () => {
    let played = 0;
    let kept = 0;
    fc.assert(
      fc.property(schedulesOf(count), (schedule) => {
        const browser = openSeparateTabs();
        const tabs = Array.from({ length: count }, () => browser.open());
        const { made, numbers } = play(browser, tabs, schedule);
        deliverAll(tabs);
        const order = storedPresses(browser);
        // Every press is kept, and the order of the keys is a history that agrees with what each tab knew when it pressed.
        expect(order.toSorted()).toEqual([...made.keys()].toSorted());
        const places = new Map(order.map((key, place) => [numbers.get(key), place]));
        for (const [key, { known }] of made) {
          const place = places.get(numbers.get(key)) ?? -1;
          for (const earlier of known) expect(places.get(earlier)).toBeLessThan(place);
        }
        // Played one after another in that order, they make what every tab shows, and what a new tab shows.
        const history = madeOf(order.flatMap((key) => made.get(key)?.press ?? []));
        for (const tab of [...tabs, browser.open()]) expect(cartOf(tab)).toEqual(history);
        // Each press is told once to each other tab, and nobody answers.
        expect(browser.messages()).toBe(made.size * (count - 1));
        played += made.size;
        kept += order.length;
      }),
      { numRuns: sampling.schedules, seed: SEED },
    );
    console.log(`${count} tabs: kept ${kept} of ${played} presses in ${sampling.schedules} schedules`);
  });
});
