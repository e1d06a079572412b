import type { Page } from '@playwright/test';
import { seededRandom } from '../../engine/random-walks/random.ts';
import { answers } from '../answers.ts';
import { anyDeed, type Deed, doDeed } from './deed.ts';
import { installExplorer, type SeenShop } from './in-page.ts';
import { problemsAfter } from './problems.ts';

/** How long a page may take until all is as it should be, in milliseconds. */
const PATIENCE = 5000;

/** What came of a walk: what was done, and what is wrong after the last of it; nothing where all is well. */
export interface Explored {
  readonly deeds: readonly Deed[];
  readonly problems: readonly string[];
}

/** A page to explore, and what its console has said that a healthy shop never says. */
export interface Ground {
  readonly page: Page;
  readonly complaints: readonly string[];
}

async function see(page: Page): Promise<SeenShop> {
  await answers(page);
  return page.evaluate(
    () =>
      new Promise<SeenShop>((resolve) => {
        requestAnimationFrame(() => resolve(window.loadoutExplorer.see()));
      }),
  );
}

/** Looks until nothing is wrong, or the patience ends. A page that is left while it is looked at is looked at again. */
async function look(page: Page, problemsOf: (seen: SeenShop) => string[]): Promise<[SeenShop, string[]]> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const seen = await see(page).catch((error: unknown) => {
      if (performance.now() > end) throw error;
      return null;
    });
    const problems = seen === null ? [] : problemsOf(seen);
    if (seen !== null && (problems.length === 0 || performance.now() > end)) return [seen, problems];
  }
}

/** Walks over a page: asks for each next deed, does it, and looks, until something is wrong or there is none. */
async function walk(
  { page, complaints }: Ground,
  next: (seen: SeenShop, done: number) => Deed | undefined,
): Promise<Explored> {
  await page.addInitScript(installExplorer);
  await page.goto('/');
  const deeds: Deed[] = [];
  let [before] = await look(page, () => []);
  for (;;) {
    const deed = next(before, deeds.length);
    if (deed === undefined) return { deeds, problems: [] };
    deeds.push(deed);
    await doDeed(page, deed);
    const [after, problems] = await look(page, (seen) => problemsAfter(before, seen));
    if (problems.length + complaints.length > 0) return { deeds, problems: [...problems, ...complaints] };
    before = after;
  }
}

/** So many deeds by chance, the same for the same seed as far as the page answers alike. */
export function explore(ground: Ground, { seed, length }: { readonly seed: number; readonly length: number }) {
  const random = seededRandom(seed);
  return walk(ground, (seen, done) => (done < length ? anyDeed(random, seen) : undefined));
}

/** Does what was done once more; what cannot be done any more is passed over. */
export function doAgain(ground: Ground, deeds: readonly Deed[]): Promise<Explored> {
  return walk(ground, (_, done) => deeds[done]);
}
