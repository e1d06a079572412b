import { committedWalks } from '../../walks/committed.ts';
import { playWalk } from '../../page/play-walk.ts';
import { drivers } from '../../machines/drivers.ts';
import { observedAnnotation } from '../../report/annotations.ts';
import { test } from './walk-test.ts';

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
        const { transitions, ignored } = await playWalk(driver, fixture, walk);
        const observed = { machine: driver.id, walk: walk.id, transitions: [...transitions] };
        test.info().annotations.push(observedAnnotation({ ...observed, ignored: Object.fromEntries(ignored) }));
      });
    }
  });
}
