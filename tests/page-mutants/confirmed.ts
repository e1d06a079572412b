import type { Fault, Patience } from './stage.ts';
import type { JudgingWalk } from './walks.ts';

/** The first look is short, since most walks that go red would go red later, too. */
export const SHORT: Patience = { screenMs: 1500, controlMs: 2500 };
/** For steps on a page without a fault: as much time as it takes. */
const LONGEST: Patience = { screenMs: 30_000, controlMs: 30_000 };

/** The least time of the look that decides, in ms, and how often it is what the same steps took without the fault. */
const LEAST_MS = 4000;
const TIMES = 4;

/** More time than the steps took on a page without the fault, however busy the machine is. */
function patienceAfter(ms: number): Patience {
  const screenMs = Math.min(Math.max(LEAST_MS, TIMES * ms), LONGEST.screenMs);
  return { screenMs, controlMs: screenMs };
}

/** The steps of a walk up to the one that went red; what is tried at its end, where that did. */
function prefixOf({ atEnd, ...played }: JudgingWalk, { step }: Fault): JudgingWalk {
  const steps = played.walk.steps.slice(0, step);
  const tried = step > steps.length && atEnd !== undefined ? { atEnd } : {};
  return { ...played, walk: { ...played.walk, steps }, ...tried };
}

/**
 * Tells a fault from a busy machine: where a walk is red, its steps so far are played on a page without the fault; then
 * the walk is played again, and each look may take much longer than all those steps together.
 *
 * @param play plays the walk on the page with the fault
 * @param control plays steps on a page without it
 */
export async function confirmed(
  walk: JudgingWalk,
  play: (patience: Patience) => Promise<Fault | null>,
  control: (prefix: JudgingWalk, patience: Patience) => Promise<Fault | null>,
): Promise<Fault | null> {
  const first = await play(SHORT);
  if (first === null) return null;
  const started = performance.now();
  const late = await control(prefixOf(walk, first), LONGEST);
  return play(late === null ? patienceAfter(performance.now() - started) : LONGEST);
}
