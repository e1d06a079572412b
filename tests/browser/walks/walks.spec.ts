import { isWithoutRepeated } from '../../commands/sampling.ts';
import { committedWalks, walksOfTransitions } from '../../walks/committed.ts';
import { WalkFailure, playWalk } from '../../page/walks/play-walk.ts';
import { drivers } from '../../machines/drivers.ts';
import { ALIKE } from '../../page/walks/alike-states.ts';
import { LookAlikes } from '../../page/walks/look-alike.ts';
import { lookAlikeAnnotation, observedAnnotation } from '../../report/annotations.ts';
import { partOfWalk, shortestFailure } from '../../page/walks/shortest-failure.ts';
import { expect, test } from './walk-test.ts';

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
    const committed = committedWalks(driver.id, 'page').walks;
    const walks = isWithoutRepeated ? walksOfTransitions(committed) : committed;
    for (const walk of walks) {
      const words = walk.steps
        .slice(0, WORDS)
        .map(({ stimulus }) => clip(stimulus.words))
        .join(', ');
      const more = walk.steps.length > WORDS ? ` and ${walk.steps.length - WORDS} more` : '';
      test(`${walk.id} ${walk.kind}: ${words}${more}`, async ({ fixtureFor }) => {
        const fixture = await fixtureFor(driver);
        const played = steps === undefined ? walk : partOfWalk(driver, walk, steps.split(',').map(Number));
        const lookAlikes = new LookAlikes(driver, walks, played);
        const { transitions, ignored, masked, told } = await playWalk(driver, fixture, played, (pageObject, place) =>
          lookAlikes.tryAt(fixture, pageObject, place),
        ).catch(async (failure: unknown) => {
          if (!(failure instanceof WalkFailure) || steps !== undefined) throw failure;
          test.setTimeout(SHRINK_TIMEOUT_MS);
          throw await shortestFailure(driver, fixture, walk, failure);
        });
        test.info().annotations.push(
          observedAnnotation({
            machine: driver.id,
            walk: walk.id,
            steps: played.steps.length,
            transitions: [...transitions],
            ignored: Object.fromEntries(ignored),
            masked: Object.fromEntries(masked),
            told: Object.fromEntries(told),
          }),
        );
        for (const states of lookAlikes.found)
          test.info().annotations.push(
            lookAlikeAnnotation({
              machine: driver.id,
              states: states.slice(`${driver.id}: `.length),
              reason: ALIKE[states] ?? 'NO REASON',
            }),
          );
        expect(
          lookAlikes.found.filter((states) => ALIKE[states] === undefined),
          'states that no check tells apart',
        ).toEqual([]);
      });
    }
  });
}
