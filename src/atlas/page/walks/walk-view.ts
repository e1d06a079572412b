import { type WalkFile, detailsInWords } from '../../../../tests/engine/walk-files/walk-file.ts';
import type { Walk, WalkStep } from '../../../../tests/engine/walk-files/walk.ts';
import { textOf } from '../../../../tests/engine/machine/words.ts';
import { walkTitle } from './walk-title.ts';
import { type Change, changesBetween } from './changes.ts';

/** One step of a walk as the atlas shows it. */
export interface StepView {
  /** The event with its payload. */
  readonly words: string;
  /** The state after the step, in words. */
  readonly state: string;
  readonly ignored: boolean;
  /** The names of the transitions that it takes. */
  readonly took: readonly string[];
  /** The values of the context that it changes. */
  readonly changes: readonly Change[];
  /** Status, tags, and what is emitted, executed, invoked, scheduled and returned, as the walk file words it. */
  readonly details: readonly string[];
}

/** A walk as the atlas shows it. */
export interface WalkView {
  readonly id: string;
  readonly kind: string;
  /** What it is for, in words. */
  readonly title: string;
  readonly steps: readonly StepView[];
}

/** A step as the atlas shows it, beside the one before it. */
export function stepView(step: WalkStep, before: WalkStep | undefined): StepView {
  const { stimulus, seen, took, ignored } = step;
  return {
    words: stimulus.words,
    state: seen.state,
    ignored,
    took,
    changes: changesBetween(before?.seen.context, seen.context, textOf),
    details: detailsInWords(seen, before?.seen),
  };
}

function walkView(walk: Walk, taken: Set<string>): WalkView {
  const { id, kind, steps } = walk;
  return {
    id,
    kind,
    title: walkTitle(walk, taken),
    steps: steps.map((step, index) => stepView(step, steps[index - 1])),
  };
}

/** The walks of a walk file as the atlas shows them. */
export function walkViews({ walks }: WalkFile): WalkView[] {
  const taken = new Set<string>();
  return walks.map((walk) => walkView(walk, taken));
}
