import type { AnyStateMachine } from 'xstate';
import { differencesOf } from '../replay/compare.ts';
import type { MachineModel, Stimulus } from '../model.ts';
import { type Situation, keyOf } from '../machine/situation.ts';
import { type Step, type Stepper, createStepper } from '../machine/stepper.ts';
import { canHappen, stimuliIn, startsOf } from '../machine/stimulus.ts';

/** Stimuli after which two machines differ, or the proof that there are none. */
export type Comparison =
  | { readonly kind: 'apart'; readonly stimuli: readonly Stimulus[] }
  /** No sequence of the model's stimuli shows a difference, in any pair of situations that occurs. */
  | { readonly kind: 'equal'; readonly pairs: number }
  | { readonly kind: 'undecided'; readonly pairs: number };

interface Pair {
  readonly a: Situation;
  readonly b: Situation;
  readonly stimuli: readonly Stimulus[];
}

const MOST_PAIRS = 20_000;

function apply(stepper: Stepper, situation: Situation, stimulus: Stimulus): Step | null {
  return canHappen(situation, stimulus) ? stepper.step(situation, stimulus) : null;
}

/**
 * Runs a machine and its mutant side by side through every pair of situations that occurs, breadth first, by everything
 * that can happen to the first. The stimuli that tell them apart are therefore as few as can be; if nothing does, they are
 * equal as far as the model's stimuli and bounds reach, and one step beyond.
 */
export function compareMachines(
  model: MachineModel,
  mutated: AnyStateMachine,
  mostPairs: number = MOST_PAIRS,
): Comparison {
  const [original, other] = [createStepper(model), createStepper(model, mutated)];
  const known = new Set<string>();
  const queue: Pair[] = [];
  /** True where the two differ. */
  const differ = (a: Step, b: Step | null, stimuli: readonly Stimulus[]): boolean => {
    if (b === null || differencesOf(a.seen, b.seen).length > 0) return true;
    if (model.within?.(a.situation.snapshot) === false) return false;
    const name = `${keyOf(a.situation, a.seen)}\n${keyOf(b.situation, b.seen)} ${twinsIn(b.situation)}`;
    if (!known.has(name)) {
      known.add(name);
      queue.push({ a: a.situation, b: b.situation, stimuli });
    }
    return false;
  };

  for (const start of startsOf(model)) {
    const input = start.event['input'];
    if (differ(original.start(input), other.start(input), [start])) return { kind: 'apart', stimuli: [start] };
  }
  for (const { a, b, stimuli } of queue) {
    if (known.size > mostPairs) return { kind: 'undecided', pairs: known.size };
    for (const stimulus of stimuliIn(model, a)) {
      const way = [...stimuli, stimulus];
      if (differ(original.step(a, stimulus), apply(other, b, stimulus), way)) return { kind: 'apart', stimuli: way };
    }
  }
  return { kind: 'equal', pairs: known.size };
}

/** The state nodes that are really active: a twin is observed as its original, but is another state. */
function twinsIn({ snapshot }: Situation): string {
  return JSON.stringify(snapshot.value);
}
