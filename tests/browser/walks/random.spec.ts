import { sampling, SHORT } from '../../commands/sampling.ts';
import { drivers } from '../../machines/drivers.ts';
import { playWalk, WalkFailure } from '../../page/walks/play-walk.ts';
import { shortestFailure } from '../../page/walks/shortest-failure.ts';
import { NOT_WALKED_AT_RANDOM, randomWalkOf, walkedAtRandom } from '../../walks/random-page-plays.ts';
import { expect, test } from './walk-test.ts';

const MS_PER_SECOND = 1000;
/** What the walks of one machine may take, in milliseconds. */
const SHARE_MS = (sampling.randomSeconds / walkedAtRandom.length) * MS_PER_SECOND;
/** How long the last walk and the shortening of one that fails may take beyond that, in milliseconds. */
const MORE_MS = 180_000;

/** Plays one walk again: its seed. */
const onlySeed = process.env['WALK_SEED'];

/** What plays a walk of this run again: those of the long form have more steps. */
const AGAIN = sampling === SHORT ? 'WALK_SEED' : 'LOADOUT_LONG=1 WALK_SEED';

test.describe('Random walks with wider payloads are as the oracles say', () => {
  test('but for the machines that are left out', () => {
    for (const [id, reason] of NOT_WALKED_AT_RANDOM) console.log(`no random walk on the page: ${id}: ${reason}`);
    const all = Object.values(drivers).map(({ id }) => id);
    expect(all).toEqual(expect.arrayContaining([...NOT_WALKED_AT_RANDOM.keys()]));
  });

  for (const driver of walkedAtRandom) {
    test(`of the ${driver.id} machine on the page`, async ({ fixtureFor }) => {
      test.setTimeout(SHARE_MS + MORE_MS);
      const fixture = await fixtureFor(driver);
      const started = performance.now();
      let walks = 0;
      let steps = 0;
      // Another walk takes about as long as those before it did.
      const hasTimeForMore = (): boolean => ((performance.now() - started) * (walks + 1)) / walks < SHARE_MS;
      const play = async (seed: number): Promise<void> => {
        const walk = randomWalkOf(driver, fixture, seed);
        await playWalk(driver, fixture, walk).catch(async (failure: unknown) => {
          console.log(
            `${driver.id}, seed ${seed}; again: ${AGAIN}=${seed} npm run test:walks -- -g "of the ${driver.id} machine on the page"`,
          );
          throw failure instanceof WalkFailure ? await shortestFailure(driver, fixture, walk, failure) : failure;
        });
        walks += 1;
        steps += walk.steps.length;
      };
      if (onlySeed === undefined) for (let seed = 1; seed === 1 || hasTimeForMore(); seed += 1) await play(seed);
      else await play(Number(onlySeed));
      console.log(`${driver.id}: ${walks} random walks of ${steps} steps on the page`);
    });
  }
});
