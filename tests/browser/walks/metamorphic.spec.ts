import { sampling } from '../../commands/sampling.ts';
import { RELATIONS } from '../../page/walks/metamorphic.ts';
import { playWalk } from '../../page/walks/play-walk.ts';
import { LEFT_OUT, LEFT_OUT_THERE } from '../../walks/left-out-relations.ts';
import { RELATION_NAMES, relatedPlays, relatedStates, walkTo } from '../../walks/related-states.ts';
import { expect, test } from './walk-test.ts';

const states = relatedStates();
const plays = relatedPlays(states, sampling.oneStateIn);

test.describe('The shop shows the same after', () => {
  for (const { relation, title, ...state } of plays) {
    test(title, async ({ fixtureFor }) => {
      const { driver } = state;
      const fixture = await fixtureFor(driver);
      await playWalk(driver, fixture, walkTo(state));
      await RELATIONS[relation](fixture);
    });
  }

  test('each of these, at least once in this run', () => {
    const tried = plays.map(({ relation }) => relation);
    for (const name of RELATION_NAMES)
      console.log(`${name}: ${tried.filter((one) => one === name).length} of ${states.length}`);
    for (const [what, reason] of Object.entries({ ...LEFT_OUT, ...LEFT_OUT_THERE }))
      console.log(`left out: ${what}: ${reason}`);
    expect(new Set(tried)).toEqual(new Set(RELATION_NAMES));
    const titles = new Set(states.flatMap(({ name }) => RELATION_NAMES.map((relation) => `${relation}: ${name}`)));
    expect(Object.keys(LEFT_OUT_THERE).filter((title) => !titles.has(title))).toEqual([]);
  });
});
