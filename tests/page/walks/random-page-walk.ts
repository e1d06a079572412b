import { randomCandidates } from '../../engine/random-walks/random-walk.ts';
import { createStepper } from '../../engine/machine/stepper.ts';
import { walkFromStimuli } from '../../engine/walk-files/from-stimuli.ts';
import type { Walk } from '../../engine/walk-files/walk.ts';
import type { Wide } from '../../engine/random-walks/wide.ts';
import { type AnyPageObject, type PageDriver, causeOf, isExemption } from '../driver.ts';

/**
 * A random walk that a page can take: payloads of the model and wider ones, each where the driver can cause it. Events
 * that must be ignored are among them.
 *
 * @param pageObject of the driver; it is only asked what it can cause
 * @param options `length`: how many steps it has after its start
 */
export function randomPageWalk(
  { model, reach }: PageDriver,
  { causes }: AnyPageObject,
  { seed, length, wide }: { readonly seed: number; readonly length: number; readonly wide: Wide | undefined },
): Walk {
  let memory: unknown = reach?.start ?? null;
  const candidates = randomCandidates(model, {
    seed,
    length,
    wide,
    allows: ({ before, stimulus, after, took, onPage }) => {
      if (!onPage || (before !== null && isExemption(causes[causeOf(stimulus)]))) return false;
      if (reach === undefined) return true;
      const step = { memory, before, stimulus, after, took };
      if (!reach.can(step)) return false;
      memory = reach.next(step);
      return true;
    },
  });
  const stimuli = candidates.map(({ stimulus }) => stimulus);
  return walkFromStimuli({ model, stepper: createStepper(model) }, 'tour', stimuli);
}
