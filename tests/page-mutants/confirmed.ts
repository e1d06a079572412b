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

/** A walk that went red on the page with the fault and, before that, on the one without it: it says nothing of the fault. */
export interface NoVerdict {
  /** How the walk went red without the fault. */
  readonly control: Fault;
}

/** What a walk says of a fault: how it went red, null where it passed, or nothing. */
export type Verdict = Fault | NoVerdict | null;

/** Whether a walk says nothing of a fault. */
export function isOpen(verdict: Verdict): verdict is NoVerdict {
  return verdict !== null && 'control' in verdict;
}

/** How a walk went red by the fault; null where it passed, and where it says nothing. */
export function killingFault(verdict: Verdict): Fault | null {
  return isOpen(verdict) ? null : verdict;
}

/**
 * Tells a fault from a busy machine: where a walk is red, its steps so far are played on a page without the fault; then
 * the walk is played again, and each look may take much longer than all those steps together. Where those steps are red, too,
 * the walk cannot kill.
 *
 * @param play plays the walk on the page with the fault
 * @param control plays steps on a page without it
 */
export async function confirmed(
  walk: JudgingWalk,
  play: (patience: Patience) => Promise<Fault | null>,
  control: (prefix: JudgingWalk, patience: Patience) => Promise<Fault | null>,
): Promise<Verdict> {
  const first = await play(SHORT);
  if (first === null) return null;
  const started = performance.now();
  const late = await control(prefixOf(walk, first), LONGEST);
  const again = await play(late === null ? patienceAfter(performance.now() - started) : LONGEST);
  return again === null || late === null ? again : { control: late };
}
