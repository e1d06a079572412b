import { shrinkSlowly } from '../../engine/replay/shrink.ts';
import { createStepper } from '../../engine/machine/stepper.ts';
import { walkFromStimuli } from '../../engine/walk-files/from-stimuli.ts';
import type { Walk, WalkStep } from '../../engine/walk-files/walk.ts';
import type { PageDriver } from '../driver.ts';
import type { PageFixture } from '../page-fixture.ts';
import { WalkFailure, playWalk } from './play-walk.ts';

/** How often a shorter walk is tried on the page. */
const MOST_TRIES = 24;
/** How long a page may take to become as expected while shorter walks are tried, in ms. */
const TRY_TIMEOUT_MS = 2000;

/** The walk of these steps alone; null where one of them cannot happen then. */
function shorterWalk({ model }: PageDriver, { kind }: Walk, steps: readonly WalkStep[]): Walk | null {
  const stimuli = steps.map(({ stimulus }) => stimulus);
  try {
    return walkFromStimuli({ model, stepper: createStepper(model) }, kind, stimuli);
  } catch {
    return null;
  }
}

/** The places of the steps of a part of a walk, as `WALK_STEPS` takes them. */
function placesIn(walk: Walk, part: readonly WalkStep[]): string {
  return part.map((step) => walk.steps.indexOf(step) + 1).join(',');
}

/** The steps of a walk at these places, counted from 1, as the machine takes them. @throws where it cannot */
export function partOfWalk(driver: PageDriver, walk: Walk, places: readonly number[]): Walk {
  const steps = places.flatMap((place) => walk.steps[place - 1] ?? []);
  const part = shorterWalk(driver, walk, steps);
  if (part === null) throw new Error(`The machine cannot take these steps of ${walk.id}: ${places.join(', ')}.`);
  return part;
}

/**
 * The same failure after as few steps as can be found, with the command that plays them alone. The failure itself where
 * none of the shorter walks fails alike.
 */
export async function shortestFailure(
  driver: PageDriver,
  fixture: PageFixture,
  walk: Walk,
  failure: WalkFailure,
): Promise<WalkFailure> {
  const usual = fixture.timeoutMs;
  fixture.timeoutMs = Math.min(usual, TRY_TIMEOUT_MS);
  let shortest = failure;
  try {
    const steps = await shrinkSlowly(
      walk.steps.slice(0, failure.place + 1),
      async (part) => {
        const shorter = shorterWalk(driver, walk, part);
        if (shorter === null) return false;
        const failed = await playWalk(driver, fixture, shorter).then(
          () => null,
          (error: unknown) => (error instanceof WalkFailure ? error : null),
        );
        if (failed === null || failed.place !== part.length - 1 || failed.what !== failure.what) return false;
        shortest = failed;
        return true;
      },
      MOST_TRIES,
    );
    if (shortest === failure) return failure;
    const again = `WALK_STEPS=${placesIn(walk, steps)} npm run test:walks -- -g ${walk.id}`;
    return new WalkFailure(`${shortest.message}\n  shorter: ${again}`, shortest, { cause: failure });
  } finally {
    fixture.timeoutMs = usual;
  }
}
