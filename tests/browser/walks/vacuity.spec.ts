import { committedWalks } from '../../walks/committed.ts';
import { type PageDriver, isExemption } from '../../page/driver.ts';
import { leafPaths } from '../../engine/machine/state-words.ts';
import { playWalk } from '../../page/play-walk.ts';
import { drivers } from '../../machines/drivers.ts';
import type { PageFixture } from '../../page/page-fixture.ts';
import { TIMEOUT_MS } from '../../page/seen-page.ts';
import { lookAlikeAnnotation } from '../../report/annotations.ts';
import type { Walk } from '../../engine/walk-files/walk.ts';
import { expect, test } from './walk-test.ts';

/** A check of what is not there looks once. */
const NO_WAIT_MS = 0;
/** How long a test of all states of a machine may take, in milliseconds. */
const TEST_TIMEOUT_MS = 300_000;

/** Where a leaf state is reached: the place in a walk, the state in words there, and how the walk starts. */
interface Way {
  readonly walk: Walk;
  readonly place: number;
  readonly state: string;
  readonly start: string;
}

/** The places in the committed walks at which each leaf state is reached, the earliest first. */
function waysOf(driver: PageDriver): Map<string, Way[]> {
  const found = new Map<string, Way[]>();
  for (const walk of committedWalks(driver.id, 'page').walks) {
    const start = walk.steps[0]?.stimulus.words ?? '';
    for (const [place, { seen }] of walk.steps.entries()) {
      const way = { walk, place, state: seen.state, start };
      for (const leaf of leafPaths(seen.state)) found.set(leaf, [...(found.get(leaf) ?? []), way]);
    }
  }
  for (const ways of found.values()) ways.sort((a, b) => a.place - b.place);
  return found;
}

/** A check that is made where another state is: what it predicts is taken from its own place, home. */
interface Trial {
  readonly here: string;
  readonly leaf: string;
  readonly way: Way;
  readonly home: Way;
}

type Places = ReadonlyMap<string, readonly Way[]>;

/** Each leaf state against each other one, by the shortest walks to both. */
function trialsOf(places: Places): Trial[] {
  return [...places].flatMap(([here, ways]) =>
    [...places].flatMap(([leaf, [home]]) => {
      const way = ways.find(({ state }) => !leafPaths(state).includes(leaf));
      return way === undefined || home === undefined ? [] : [{ here, leaf, way, home }];
    }),
  );
}

/**
 * The same trial by two walks that begin alike, so that what is predicted fits the page: the same form, the same
 * product.
 */
function likeStarts(places: Places, { here, leaf, way, home }: Trial): Trial[] {
  if (way.start === home.start) return [];
  const ways = (places.get(here) ?? []).filter(({ state }) => !leafPaths(state).includes(leaf));
  return ways
    .flatMap((other) =>
      (places.get(leaf) ?? [])
        .filter(({ start }) => start === other.start)
        .map((own) => ({ here, leaf, way: other, home: own })),
    )
    .slice(0, 1);
}

function pairOf(id: string, leaf: string, other: string): string {
  return `${id}: ${[leaf, other].sort().join(' = ')}`;
}

/**
 * States that look alike on the screen, each with the reason. A check of the first passes where the second is; what
 * tells them apart is what happens next, and each walk looks at that, too.
 */
const ALIKE: Readonly<Record<string, string>> = {
  'chunk: loading = retrying': 'Whether the script is on its way or waits for its next try is not shown to a shopper.',
  'language: translation.fallingBack = translation.loading':
    'Before the first language there are no words on the screen.',
  'language: translation.fallingBack = translation.retrying':
    'Before the first language there are no words on the screen.',
  'language: translation.loading = translation.retrying':
    'A file that is asked for again leaves the line that it did not load.',
  'language: translation.ready = translation.stored': 'A choice that is kept shows at the next start.',
  'navigation: visitor.signedOut = visitor.visiting':
    'Who signed out is greeted as a guest; the cart and the form tell them apart.',
  'contents: reading.acknowledged = reading.whole':
    'Once the line was read nothing is said any more; it does not come back.',
  'storage: acknowledged = kept': 'Once the line was read nothing is said any more; it does not come back.',
};

/** Makes the trials, each walk once. @returns those whose check passes where it must not */
async function passing(driver: PageDriver, fixture: PageFixture, trials: readonly Trial[]): Promise<Trial[]> {
  const passed: Trial[] = [];
  for (const walk of new Set(trials.map(({ way }) => way.walk))) {
    const here = trials.filter(({ way }) => way.walk === walk);
    const steps = walk.steps.slice(0, Math.max(...here.map(({ way }) => way.place)) + 1);
    await playWalk(driver, fixture, { ...walk, steps }, async ({ checks }, place) => {
      fixture.timeoutMs = NO_WAIT_MS;
      // What the shop shows by itself tells the states apart as well; a check has to do that by what it names.
      fixture.isNamedOnly = true;
      await fixture.sharingSnapshots(async () => {
        for (const trial of here.filter(({ way }) => way.place === place)) {
          const check = checks[trial.leaf];
          if (check === undefined || isExemption(check)) continue;
          if (
            await check(predictedAt(driver, trial.home)).then(
              () => true,
              () => false,
            )
          )
            passed.push(trial);
        }
      });
      fixture.timeoutMs = TIMEOUT_MS;
      fixture.isNamedOnly = false;
    });
  }
  return passed;
}

/**
 * The pair of a trial as ALIKE names it. A page is in one state of each region; it is enough that one of them explains
 * it.
 */
function likeness(driver: PageDriver, { here, leaf, way }: Trial): string {
  const pairs = [here, ...leafPaths(way.state)].map((other) => pairOf(driver.id, leaf, other));
  return pairs.find((pair) => ALIKE[pair] !== undefined) ?? pairOf(driver.id, leaf, here);
}

test.describe('A check asserts something', () => {
  for (const driver of Object.values(drivers)) {
    test(`of each state of the ${driver.id} machine, for it fails where another state is`, async ({ fixtureFor }) => {
      const fixture = await fixtureFor(driver);
      test.setTimeout(TEST_TIMEOUT_MS);
      const places = waysOf(driver);
      const doubtful = await passing(driver, fixture, trialsOf(places));
      const isExplained = (trial: Trial) => ALIKE[likeness(driver, trial)] !== undefined;
      const again = doubtful.map((trial) => ({ trial, trials: isExplained(trial) ? [] : likeStarts(places, trial) }));
      const settled = again.filter(({ trials }) => trials.length === 0).map(({ trial }) => trial);
      const alike = [
        ...settled,
        ...(await passing(
          driver,
          fixture,
          again.flatMap(({ trials }) => trials),
        )),
      ];
      const found = [...new Set(alike.map((trial) => likeness(driver, trial)))].sort();
      for (const pair of found)
        test.info().annotations.push(
          lookAlikeAnnotation({
            machine: driver.id,
            states: pair.slice(`${driver.id}: `.length),
            reason: ALIKE[pair] ?? 'NO REASON',
          }),
        );
      expect(
        found.filter((pair) => ALIKE[pair] === undefined),
        'states that no check tells apart',
      ).toEqual([]);
    });
  }
});

/** What the oracle predicts at a place in a walk. */
function predictedAt({ model: { oracle } }: PageDriver, { walk, place }: Way) {
  let ref: unknown;
  for (const [
    step,
    {
      stimulus: { event },
    },
  ] of walk.steps.slice(0, place + 1).entries()) {
    ref = step === 0 ? oracle.initial(event['input']) : oracle.next(ref, event);
  }
  return oracle.observe(ref);
}
