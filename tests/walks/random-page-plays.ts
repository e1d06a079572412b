import { sampling } from '../commands/sampling.ts';
import type { Walk } from '../engine/walk-files/walk.ts';
import { drivers } from '../machines/drivers.ts';
import { wides } from '../machines/wides.ts';
import type { PageDriver } from '../page/driver.ts';
import type { PageFixture } from '../page/page-fixture.ts';
import { randomPageWalk } from '../page/walks/random-page-walk.ts';

const wideOf = new Map<string, (typeof wides)[keyof typeof wides]>(Object.entries(wides));

/** Machines that no random walk is played of, by name and with the reason. */
export const NOT_WALKED_AT_RANDOM: ReadonlyMap<string, string> = new Map([
  ['navigation', 'The arrows of the rows on home come with the clock, at a time that is not predicted.'],
  ['session', 'A name with white space of every kind reads differently in the accessibility tree and in attributes.'],
  ['wishlist', 'A row of home scrolls to a heart that is pressed, and its arrows are not predicted then.'],
]);

/** The machines of which random walks are played. */
export const walkedAtRandom: readonly PageDriver[] = Object.values(drivers).filter(
  ({ id }) => !NOT_WALKED_AT_RANDOM.has(id),
);

/** The random walk of a machine with this seed, with wider payloads than those of its model. */
export function randomWalkOf(driver: PageDriver, fixture: PageFixture, seed: number): Walk {
  // It is asked what can be caused; the walk is played with a page object of its own.
  const pageObject = driver.pageObject(fixture, 0);
  return randomPageWalk(driver, pageObject, { seed, length: sampling.randomSteps, wide: wideOf.get(driver.id) });
}
