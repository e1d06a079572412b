import { committedPageBook } from '../../drivers/page-book.ts';
import { type PageDriver, isReason, leavesIn } from '../../drivers/driver.ts';
import { playWalk } from '../../drivers/play-walk.ts';
import { drivers } from '../../drivers/register.ts';
import { PATIENCE } from '../../drivers/stage.ts';
import type { Walk } from '../../walker/walk.ts';
import { expect, test } from './walk-test.ts';

/** A check of what is not there looks once. */
const IMPATIENCE = 0;
const LONG = 300_000;

/** The shortest beginning of a walk that reaches each state in words. */
function shortestTo(driver: PageDriver): Map<string, Walk> {
  const found = new Map<string, Walk>();
  for (const walk of committedPageBook(driver.id).walks) {
    for (const [place, { seen }] of walk.steps.entries()) {
      const known = found.get(seen.state);
      if (known === undefined || place + 1 < known.steps.length) found.set(seen.state, { ...walk, steps: walk.steps.slice(0, place + 1) });
    }
  }
  return found;
}

/**
 * States that look alike on the screen, each with the reason. A check of the first passes where the second is; what tells them
 * apart is what happens next, and each walk looks at that, too.
 */
const ALIKE: Readonly<Record<string, string>> = {
  'chunk: loading = retrying': 'Whether the script is on its way or waits for its next try is nothing that a shopper is told.',
  'language: translation.fallingBack = translation.loading': 'Before the first language there are no words on the screen.',
  'language: translation.fallingBack = translation.retrying': 'Before the first language there are no words on the screen.',
  'language: translation.loading = translation.retrying': 'A file that is asked for again leaves the line that it did not load.',
  'language: translation.ready = translation.stored': 'A choice that is kept shows at the next start.',
  'navigation: visitor.guest = visitor.signedOut': 'Who signed out is greeted as a guest; the cart and the form tell them apart.',
  'storage: kept = said': 'Once the line was read nothing is said any more; it does not come back.',
};

test.describe('A check asserts something', () => {
  for (const driver of Object.values(drivers)) {
    test(`of each state of the ${driver.id} machine, for it fails where another state is`, async ({ stageFor }) => {
      const stage = await stageFor(driver);
      test.setTimeout(LONG);
      const ways = [...shortestTo(driver)].sort(([, a], [, b]) => a.steps.length - b.steps.length);
      const leaves = new Set(ways.flatMap(([state]) => leavesIn(state)));
      const homes = new Map([...leaves].map((leaf) => [leaf, ways.find(([state]) => leavesIn(state).includes(leaf))?.[1]]));
      const alike: string[] = [];
      for (const here of leaves) {
        const way = homes.get(here);
        if (way === undefined) continue;
        const play = await playWalk(driver, stage, way);
        stage.patience = IMPATIENCE;
        const active = leavesIn(way.steps.at(-1)?.seen.state ?? '');
        for (const leaf of leaves) {
          if (active.includes(leaf)) continue;
          const [check, home] = [play.checks[leaf], homes.get(leaf)];
          if (check === undefined || isReason(check) || home === undefined) continue;
          const passes = await check(foretoldAt(driver, home)).then(() => true, () => false);
          if (passes) alike.push(`${driver.id}: ${[leaf, here].sort().join(' = ')}`);
        }
        stage.patience = PATIENCE;
      }
      const found = [...new Set(alike)].sort();
      for (const pair of found) console.log(`look alike: ${pair}: ${ALIKE[pair] ?? 'NO REASON'}`);
      expect(found.filter((pair) => ALIKE[pair] === undefined), 'states that no check tells apart').toEqual([]);
    });
  }
});

/** What the oracle foretells at the end of a walk. */
function foretoldAt({ model: { oracle } }: PageDriver, { steps }: Walk) {
  let ref: unknown;
  for (const [place, { stimulus: { event } }] of steps.entries()) ref = place === 0 ? oracle.initial(event['input']) : oracle.next(ref, event);
  return oracle.observe(ref);
}
