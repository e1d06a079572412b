import { isDeepStrictEqual } from 'node:util';
import type { Expected } from '../../engine/model.ts';
import { leafPaths } from '../../engine/machine/state-words.ts';
import type { Walk } from '../../engine/walk-files/walk.ts';
import { type AnyPageObject, type PageDriver, isExemption } from '../driver.ts';
import { ALIKE } from './alike-states.ts';
import type { PageFixture } from '../page-fixture.ts';
import { PageMismatch, TIMEOUT_MS } from '../screen/seen-page.ts';

/** A check of what is not there looks once. */
const NO_WAIT_MS = 0;

/** Where a leaf state is reached: the place in a walk, what the oracle predicts there, its leaf states, and how the walk starts. */
interface Way {
  readonly walk: Walk;
  readonly place: number;
  readonly predicted: Expected;
  readonly leaves: readonly string[];
  readonly start: string;
}

/** A check that is made where another state is. What is predicted for it is taken from a place where its own state is. */
interface Trial {
  readonly here: string;
  readonly leaf: string;
  readonly way: Way;
  readonly home: Way;
}

/** What the oracle predicts after each step of a walk. */
function predictionsOf({ model: { oracle } }: PageDriver, { steps }: Walk): Expected[] {
  let ref: unknown;
  return steps.map(({ stimulus: { event } }, place) => {
    ref = place === 0 ? oracle.initial(event['input']) : oracle.next(ref, event);
    return oracle.observe(ref);
  });
}

/** The places in walks at which each leaf state is reached, the earliest first. */
function waysIn(driver: PageDriver, walks: readonly Walk[]): Map<string, Way[]> {
  const found = new Map<string, Way[]>();
  for (const walk of walks) {
    const start = walk.steps[0]?.stimulus.words ?? '';
    for (const [place, predicted] of predictionsOf(driver, walk).entries()) {
      const leaves = leafPaths(predicted.state);
      const way = { walk, place, predicted, leaves, start };
      for (const leaf of leaves) found.set(leaf, [...(found.get(leaf) ?? []), way]);
    }
  }
  for (const ways of found.values()) ways.sort((a, b) => a.place - b.place);
  return found;
}

/** A prediction that differs in its state alone says most: all else on the page is as it predicts. */
const LIKE: readonly ((way: Way, home: Way) => boolean)[] = [
  (way, home) => isDeepStrictEqual(way.predicted.context, home.predicted.context),
  (way, home) => way.start === home.start,
];

/**
 * The trial of the check of one leaf state where another one is. What is predicted should fit the page: the same context,
 * else a walk that begins alike, with the same form or product, else the shortest walk.
 */
function trialOf(here: string, ways: readonly Way[], leaf: string, own: readonly Way[]): Trial[] {
  const others = ways.filter(({ leaves }) => !leaves.includes(leaf));
  const [shortest] = own;
  for (const isLike of LIKE)
    for (const way of others) {
      const home = own.find((one) => isLike(way, one));
      if (home !== undefined) return [{ here, leaf, way, home }];
    }
  const [way] = others;
  return way === undefined || shortest === undefined ? [] : [{ here, leaf, way, home: shortest }];
}

/** Each leaf state against each other one, in the walks of a machine. */
function trialsOf(driver: PageDriver, walks: readonly Walk[]): Trial[] {
  const places = waysIn(driver, walks);
  return [...places].flatMap(([here, ways]) => [...places].flatMap(([leaf, own]) => trialOf(here, ways, leaf, own)));
}

/** Two states of a machine whose checks do not tell them apart: `chunk: loading = retrying`. */
function pairOf(id: string, leaf: string, other: string): string {
  return `${id}: ${[leaf, other].sort().join(' = ')}`;
}

/**
 * Shows that the checks of a machine's states assert something: while a walk is played, each state's check is made
 * where another state is, and has to fail there. Each pair of states is tried in one walk.
 */
export class LookAlikes {
  readonly #driver: PageDriver;
  readonly #trials: readonly Trial[];
  readonly #found = new Set<string>();

  constructor(driver: PageDriver, walks: readonly Walk[], walk: Walk) {
    this.#driver = driver;
    this.#trials = trialsOf(driver, walks).filter(({ way }) => way.walk === walk);
  }

  /** Makes the trials of a place in the walk, which the page has reached. */
  async tryAt(fixture: PageFixture, { checks }: AnyPageObject, place: number): Promise<void> {
    const trials = this.#trials.filter(({ way }) => way.place === place);
    if (trials.length === 0) return;
    fixture.timeoutMs = NO_WAIT_MS;
    // What the shop shows by itself tells the states apart as well; a check has to do that by what it names.
    fixture.isNamedOnly = true;
    try {
      await fixture.sharingSnapshots(async () => {
        for (const trial of trials) if (await this.#passes(checks, trial)) this.#found.add(this.#likeness(trial));
      });
    } finally {
      fixture.timeoutMs = TIMEOUT_MS;
      fixture.isNamedOnly = false;
    }
  }

  /** Whether the check of a state passes where it must not. */
  #passes(checks: AnyPageObject['checks'], { leaf, home }: Trial): Promise<boolean> {
    const check = checks[leaf];
    if (check === undefined || isExemption(check)) return Promise.resolve(false);
    return check(home.predicted).then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof PageMismatch)) throw error;
        return false;
      },
    );
  }

  /**
   * The pair of a trial as ALIKE names it. A page is in one state of each region; it is enough that one of them explains
   * it.
   */
  #likeness({ here, leaf, way }: Trial): string {
    const pairs = [here, ...way.leaves].map((other) => pairOf(this.#driver.id, leaf, other));
    return pairs.find((pair) => ALIKE[pair] !== undefined) ?? pairOf(this.#driver.id, leaf, here);
  }

  /** The pairs that were found to look alike, by name. */
  get found(): readonly string[] {
    return [...this.#found].sort();
  }
}
