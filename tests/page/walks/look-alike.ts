import type { Expected } from '../../engine/model.ts';
import { leafPaths } from '../../engine/machine/state-words.ts';
import type { Walk } from '../../engine/walk-files/walk.ts';
import { type AnyPageObject, type PageDriver, isExemption } from '../driver.ts';
import { ALIKE } from './alike-states.ts';
import type { PageFixture } from '../page-fixture.ts';
import { TIMEOUT_MS } from '../screen/seen-page.ts';

/** A check of what is not there looks once. */
const NO_WAIT_MS = 0;

/** Where a leaf state is reached: the place in a walk, all leaf states there, and how the walk starts. */
interface Way {
  readonly walk: Walk;
  readonly place: number;
  readonly leaves: readonly string[];
  readonly start: string;
}

/** A check that is made where another state is. Each prediction is taken from a place where its own state is. */
interface Trial {
  readonly here: string;
  readonly leaf: string;
  readonly way: Way;
  readonly homes: readonly Way[];
}

/** The places in walks at which each leaf state is reached, the earliest first. */
function waysIn(walks: readonly Walk[]): Map<string, Way[]> {
  const found = new Map<string, Way[]>();
  for (const walk of walks) {
    const start = walk.steps[0]?.stimulus.words ?? '';
    for (const [place, { seen }] of walk.steps.entries()) {
      const leaves = leafPaths(seen.state);
      const way = { walk, place, leaves, start };
      for (const leaf of leaves) found.set(leaf, [...(found.get(leaf) ?? []), way]);
    }
  }
  for (const ways of found.values()) ways.sort((a, b) => a.place - b.place);
  return found;
}

/**
 * The trial of the check of one leaf state where another one is. Walks that begin alike come first, so that what is
 * predicted fits the page: the same form, the same product. Beside it the prediction of the shortest walk is tried.
 */
function trialOf(here: string, ways: readonly Way[], leaf: string, own: readonly Way[]): Trial[] {
  const others = ways.filter(({ leaves }) => !leaves.includes(leaf));
  const [shortest] = own;
  const like = others.flatMap((way) => {
    const home = own.find(({ start }) => start === way.start);
    return home === undefined ? [] : [{ way, home }];
  })[0];
  const way = like?.way ?? others[0];
  if (way === undefined || shortest === undefined) return [];
  return [{ here, leaf, way, homes: [...new Set([like?.home ?? shortest, shortest])] }];
}

/** Each leaf state against each other one, in the walks of a machine. */
function trialsOf(walks: readonly Walk[]): Trial[] {
  const places = waysIn(walks);
  return [...places].flatMap(([here, ways]) => [...places].flatMap(([leaf, own]) => trialOf(here, ways, leaf, own)));
}

/** What the oracle predicts at a place in a walk. */
function predictedAt({ model: { oracle } }: PageDriver, { walk, place }: Way): Expected {
  const [start, ...steps] = walk.steps.slice(0, place + 1);
  let ref = oracle.initial(start?.stimulus.event['input']);
  for (const { stimulus } of steps) ref = oracle.next(ref, stimulus.event);
  return oracle.observe(ref);
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
    this.#trials = trialsOf(walks).filter(({ way }) => way.walk === walk);
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

  /** Whether the check of a state passes where it must not, whatever is predicted for it. */
  async #passes(checks: AnyPageObject['checks'], { leaf, homes }: Trial): Promise<boolean> {
    const check = checks[leaf];
    if (check === undefined || isExemption(check)) return false;
    for (const home of homes) {
      const passed = await check(predictedAt(this.#driver, home)).then(
        () => true,
        () => false,
      );
      if (!passed) return false;
    }
    return true;
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
