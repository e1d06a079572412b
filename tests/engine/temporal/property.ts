import type { Candidate } from '../random-walks/random-walk.ts';
import type { Walk } from '../walk-files/walk.ts';
import type { Formula, Moment, Run } from './formula.ts';

/** What holds of every run of a machine: at each moment of a kind a formula holds. */
export interface Property {
  /** A sentence. */
  readonly says: string;
  /** The clause of the specification that demands it. */
  readonly clause: string;
  /** The moments at which it is judged; all where left out. */
  readonly when?: (moment: Moment) => boolean;
  readonly holds: Formula;
  /** The fault that breaks it: the name of a mutant that the operators make. */
  readonly brokenBy: string;
}

/** Where a property fails on a run, and how often it was judged there. */
export interface Judged {
  /** The place of the moment that sets it off; `null` where it holds. */
  readonly failsAt: number | null;
  /** Moments at which it was judged. */
  readonly moments: number;
}

/** Judges a property on a run, at each moment of its kind. */
export function judgeProperty({ when = () => true, holds }: Property, run: Run): Judged {
  const places = run.flatMap((moment, place) => (when(moment) ? [place] : []));
  const failsAt = places.find((place) => holds(run, place) === 'fails') ?? null;
  return { failsAt, moments: places.length };
}

/** The run of a walk that is written down. */
export function runOfWalk({ steps }: Walk): Run {
  return steps.map(({ stimulus: { event, kind }, seen }, place) => ({
    event,
    kind,
    before: steps[place - 1]?.seen ?? null,
    after: seen,
  }));
}

/** The run of a random walk, as the machine showed it. */
export function runOfCandidates(candidates: readonly Candidate[]): Run {
  return candidates.map(({ stimulus: { event, kind }, before, after }) => ({ event, kind, before, after }));
}

/** A run in words up to where it shows that a property fails: the shortest beginning on which it does. */
export function failureRun(property: Property, run: Run): readonly string[] {
  const end = run.findIndex((_, place) => judgeProperty(property, run.slice(0, place + 1)).failsAt !== null);
  return run.slice(0, end + 1).map(({ event: { type, ...payload } }) => `${type} ${JSON.stringify(payload)}`);
}
