import { sampling } from '../../commands/sampling.ts';
import { atlasPlays } from '../../walks/atlas-plays.ts';
import { test } from './walk-test.ts';

test.describe('The flow atlas shows what the walk files and the machines say', () => {
  for (const { title, play } of atlasPlays(sampling.oneAtlasPlayIn)) {
    test(title, async ({ fixtureFor }) => {
      await play(await fixtureFor({}));
    });
  }
});
