import { isIgnored } from '../../../tests/engine/graph/graph.ts';
import { tookOf } from '../../../tests/engine/machine/macrostep.ts';
import type { Situation } from '../../../tests/engine/machine/situation.ts';
import type { Step } from '../../../tests/engine/machine/stepper.ts';
import { canHappen, stimulusOf } from '../../../tests/engine/machine/stimulus.ts';
import type { Stimulus } from '../../../tests/engine/model.ts';
import type { WalkStep } from '../../../tests/engine/walk-files/walk.ts';
import type { Subject } from './subject.ts';

/** One step of a trial: what happened, what is seen after it, and where the machine then is. */
export interface TrialStep extends WalkStep {
  readonly situation: Situation;
  /** What open guards answer after it. */
  readonly answers: ReadonlyMap<string, boolean>;
}

/** The steps that can happen one after another, and the first that cannot; null where all can. */
export interface Replayed {
  readonly steps: readonly TrialStep[];
  readonly lost: string | null;
}

/** A step that only sets what a guard answers: `guard.answered {"guard":"isOpen","is":true}`. */
export const GUARD_ANSWERED = 'guard.answered';

/** More steps than these are not replayed. */
const MOST_STEPS = 1000;

function stepAfter(stimulus: Stimulus, before: TrialStep | null, step: Step): TrialStep {
  const ignored = before !== null && isIgnored(before, step);
  const { situation, seen } = step;
  return { stimulus, situation, seen, took: tookOf(step.microsteps), ignored, answers: before?.answers ?? new Map() };
}

/** The same situation with another answer of a guard. Nothing happens: a machine asks its guards when something does. */
function answered(stimulus: Stimulus, before: TrialStep): TrialStep {
  const { guard, is } = stimulus.event;
  const answers = new Map(before.answers).set(String(guard), is === true);
  const silent = { ...before.seen, emitted: [], executed: [], invoked: [], scheduled: [], output: null };
  return { stimulus, situation: before.situation, seen: silent, took: [], ignored: false, answers };
}

/**
 * What one more step leads to.
 *
 * @param before the step before it; null for the start
 * @throws where it cannot happen there, or where the machine's own code throws at its start
 */
export function stepOn(
  { stepper, openGuards, answer }: Subject,
  before: TrialStep | null,
  stimulus: Stimulus,
): TrialStep {
  answer(before?.answers ?? new Map());
  if (before === null || stimulus.kind === 'start') {
    if (before !== null || stimulus.kind !== 'start') throw new Error('A trial has one start.');
    return stepAfter(stimulus, null, stepper.start(stimulus.event['input']));
  }
  if (stimulus.event.type === GUARD_ANSWERED && openGuards.includes(String(stimulus.event['guard'])))
    return answered(stimulus, before);
  if (!canHappen(before.situation, stimulus)) throw new Error(`${stimulus.words} cannot happen there.`);
  return stepAfter(stimulus, before, stepper.step(before.situation, stimulus));
}

/** The steps that these words stand for, as far as they can happen. */
export function replayed(subject: Subject, words: readonly string[]): Replayed {
  const steps: TrialStep[] = [];
  for (const word of words) {
    try {
      if (steps.length === MOST_STEPS) return { steps, lost: word };
      const step = stepOn(subject, steps.at(-1) ?? null, stimulusOf(word));
      if (step.seen.status === 'error' && steps.length === 0) return { steps, lost: word };
      steps.push(step);
    } catch {
      return { steps, lost: word };
    }
  }
  return { steps, lost: null };
}
