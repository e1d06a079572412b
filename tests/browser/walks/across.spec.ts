import { plannedJourneys, plan } from '../../page/walks/journeys-across.ts';
import { journeyTitle, playJourney } from '../../walks/play-journey.ts';
import { journeyAnnotation } from '../../report/annotations.ts';
import { sampling } from '../../commands/sampling.ts';
import { expect, test } from './walk-test.ts';

test.describe('Navigation, session, cart and checkout together', () => {
  const journeys = plannedJourneys(sampling.oneJourneyIn);
  for (const journey of journeys) {
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

  test('are played in this run with every visitor and every cart that clicks can make', () => {
    const clicked = journeys.filter(({ made }) => made === 'by clicks');
    expect(new Set(clicked.map(({ visitor }) => visitor))).toEqual(new Set(['visiting', 'signed in', 'signed out']));
    expect(new Set(clicked.map(({ cart }) => cart))).toEqual(new Set(['empty', 'filled']));
  });
});
