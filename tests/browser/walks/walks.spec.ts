import { committedWalks } from '../../walks/committed.ts';
import { WalkFailure, playWalk } from '../../page/play-walk.ts';
import { drivers } from '../../machines/drivers.ts';
import { observedAnnotation } from '../../report/annotations.ts';
import { partOfWalk, shortestFailure } from '../../page/shortest-failure.ts';
import { test } from './walk-test.ts';

/** Plays some steps of a walk alone: their places, counted from 1. A failing walk says which to try. */
const steps = process.env['WALK_STEPS'];

/** How long shorter walks that fail alike may be looked for, in milliseconds. */
const SHRINK_TIMEOUT_MS = 240_000;

const WORDS = 3;
const WIDEST = 40;

function clip(words: string): string {
  return words.length > WIDEST ? `${words.slice(0, WIDEST)}…` : words;
}

for (const driver of Object.values(drivers)) {
  test.describe(driver.id, () => {
    for (const walk of committedWalks(driver.id, 'page').walks) {
      const words = walk.steps
        .slice(0, WORDS)
        .map(({ stimulus }) => clip(stimulus.words))
        .join(', ');
      const more = walk.steps.length > WORDS ? ` and ${walk.steps.length - WORDS} more` : '';
      test(`${walk.id} ${walk.kind}: ${words}${more}`, async ({ fixtureFor }) => {
        const fixture = await fixtureFor(driver);
        const played = steps === undefined ? walk : partOfWalk(driver, walk, steps.split(',').map(Number));
        const { transitions, ignored, masked } = await playWalk(driver, fixture, played).catch(
          async (failure: unknown) => {
            if (!(failure instanceof WalkFailure) || steps !== undefined) throw failure;
            test.setTimeout(SHRINK_TIMEOUT_MS);
            throw await shortestFailure(driver, fixture, walk, failure);
          },
        );
        test.info().annotations.push(
          observedAnnotation({
            machine: driver.id,
            walk: walk.id,
            steps: played.steps.length,
            transitions: [...transitions],
            ignored: Object.fromEntries(ignored),
            masked: Object.fromEntries(masked),
          }),
        );
      });
    }
  });
}
