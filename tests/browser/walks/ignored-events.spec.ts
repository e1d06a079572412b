import type { WalkStep } from '../../engine/walk-files/walk.ts';
import { drivers } from '../../machines/drivers.ts';
import { playWalk } from '../../page/walks/play-walk.ts';
import { committedWalks } from '../../walks/committed.ts';
import { expect, test } from './walk-test.ts';

const { marquee } = drivers;

/** The steps of a committed walk up to the first that leads to a state, and then one that must be ignored there. */
function ignoredIn(state: string, type: string): readonly WalkStep[] {
  for (const { steps } of committedWalks(marquee.id, 'page').walks) {
    const at = steps.findIndex(
      ({ ignored, seen, stimulus }) => ignored && seen.state === state && stimulus.event.type === type,
    );
    const step = steps[at];
    if (step === undefined) continue;
    const before = steps.slice(0, at).filter(({ ignored }) => !ignored);
    return [...before, step];
  }
  throw new Error(`No walk has ${type} ignored in ${state}.`);
}

test.describe('An event that is caused where it is to be ignored counts as', () => {
  for (const [how, state, type] of [
    ['sent', 'paused', 'attention.gained'],
    ['unsent', 'playing.running', 'attention.lost'],
  ] as const)
    test(`${how}, by what the machine in the page got: ${type} in ${state}`, async ({ fixtureFor }) => {
      const fixture = await fixtureFor(marquee);
      const { ignored } = await playWalk(marquee, fixture, { id: '1', kind: 'tour', steps: ignoredIn(state, type) });
      expect(Object.fromEntries(ignored)).toEqual({ [how]: 1 });
    });
});
