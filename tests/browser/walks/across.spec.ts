import { plannedJourneys, plan } from '../../page/walks/journeys-across.ts';
import { journeyTitle, playJourney } from '../../walks/play-journey.ts';
import { journeyAnnotation } from '../../report/annotations.ts';
import { sampling } from '../../commands/sampling.ts';
import { expect, test } from './walk-test.ts';

test.describe('Navigation, session, cart and checkout together', () => {
  for (const journey of plannedJourneys(sampling.oneJourneyIn)) {
    test(journeyTitle(journey), async ({ fixtureFor }) => {
      await playJourney(await fixtureFor({}), journey);
      test.info().annotations.push(journeyAnnotation(journey));
    });
  }

  test('plan every pair of two choices that can occur together', () => {
    console.log(
      `pairs planned: ${plan.covered} of ${plan.pairs} in ${plan.choices.length} journeys; npm run report counts what was played`,
    );
    expect(plan.covered).toBe(plan.pairs);
  });
});
