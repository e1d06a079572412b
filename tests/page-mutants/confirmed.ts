import type { Fault, Patience } from './stage.ts';
import type { CommittedWalk } from './walks.ts';

/** The first look is short, since most walks that go red would go red later, too. */
export const SHORT: Patience = { screenMs: 1500, controlMs: 2500 };
const LONG: Patience = { screenMs: 5000, controlMs: 8000 };
/** For a machine that is so busy that a page without a fault is late, too. */
const LONGEST: Patience = { screenMs: 20_000, controlMs: 30_000 };

/** The steps of a walk up to the one that went red. */
function prefixOf({ name, driver, walk }: CommittedWalk, { step }: Fault): CommittedWalk {
  return { name, driver, walk: { ...walk, steps: walk.steps.slice(0, step) } };
}

/**
 * Tells a fault from a busy machine: a walk is red where it is red again with more time, and its steps so far pass on a
 * page without a fault in the same time. Where those are late, too, it is asked once more with as much time as it takes.
 *
 * @param play plays the walk on the page with the fault
 * @param control plays steps on a page without it
 */
export async function confirmed(
  walk: CommittedWalk,
  play: (patience: Patience) => Promise<Fault | null>,
  control: (prefix: CommittedWalk, patience: Patience) => Promise<Fault | null>,
): Promise<Fault | null> {
  if ((await play(SHORT)) === null) return null;
  const fault = await play(LONG);
  if (fault === null) return null;
  const isBusy = (await control(prefixOf(walk, fault), LONG)) !== null;
  return isBusy ? play(LONGEST) : fault;
}
