import type { AnyStateMachine } from 'xstate';
import { type Difference, differencesOf } from '../replay/compare.ts';
import type { Expected, MachineModel, Stimulus } from '../model.ts';
import type { Situation } from '../machine/situation.ts';
import { type Stepper, createStepper } from '../machine/stepper.ts';
import { canHappen } from '../machine/stimulus.ts';
import type { Mutant } from './site.ts';

/** A walk to replay: its id, and what to expect after each step. */
export interface Expectation {
  readonly id: string;
  readonly steps: readonly { readonly stimulus: Stimulus; readonly seen: Expected }[];
}

/** What became of a mutant. */
export type Verdict =
  | {
      readonly fate: 'killed';
      readonly walk: string;
      readonly step: number;
      readonly words: string;
      readonly differences: readonly Difference[];
    }
  | { readonly fate: 'survived' }
  /** The fault left no machine: nothing to kill, and not counted. */
  | { readonly fate: 'stillborn'; readonly reason: string };

/** A tree of walks: those that begin alike share their first branches, so that what they share is stepped once. */
interface Branch {
  readonly stimulus: Stimulus;
  readonly seen: Expected;
  readonly walk: string;
  readonly depth: number;
  readonly further: Map<string, Branch>;
}

/** Walks as a tree by their common beginnings, to be replayed many times. */
export type Expectations = ReadonlyMap<string, Branch>;

/**
 * The tree of some walks, in the order given: put short ones that reach far first, for a mutant is dropped at its
 * first difference.
 */
export function joined(walks: readonly Expectation[]): Expectations {
  const roots = new Map<string, Branch>();
  for (const { id, steps } of walks) {
    let level = roots;
    for (const [depth, { stimulus, seen }] of steps.entries()) {
      const branch: Branch = level.get(stimulus.words) ?? { stimulus, seen, walk: id, depth, further: new Map() };
      level.set(stimulus.words, branch);
      level = branch.further;
    }
  }
  return roots;
}

type Kill = Extract<Verdict, { fate: 'killed' }>;

const refusal: readonly Difference[] = [{ what: 'step', expected: 'can happen', seen: 'cannot happen' }];

function firstKill(stepper: Stepper, level: ReadonlyMap<string, Branch>, before: Situation | null): Kill | null {
  for (const { stimulus, seen, walk, depth, further } of level.values()) {
    const kill = (differences: readonly Difference[]): Kill => ({
      fate: 'killed',
      walk,
      step: depth + 1,
      words: stimulus.words,
      differences,
    });
    if (before !== null && !canHappen(before, stimulus)) return kill(refusal);
    const step = before === null ? stepper.start(stimulus.event['input']) : stepper.step(before, stimulus);
    const differences = differencesOf(seen, step.seen);
    if (differences.length > 0) return kill(differences);
    const later = firstKill(stepper, further, step.situation);
    if (later !== null) return later;
  }
  return null;
}

/** Replays walks on another machine with the same model and stops at the first difference. `null`: there is none. */
export function replayOn(model: MachineModel, expectations: Expectations, machine: AnyStateMachine): Kill | null {
  return firstKill(createStepper(model, machine), expectations, null);
}

/** Builds a mutant and replays walks on it until one shows the fault. */
export function tryMutant(model: MachineModel, expectations: Expectations, mutant: Mutant): Verdict {
  let machine: AnyStateMachine;
  try {
    machine = mutant.build();
  } catch (error) {
    return { fate: 'stillborn', reason: error instanceof Error ? error.message : String(error) };
  }
  return replayOn(model, expectations, machine) ?? { fate: 'survived' };
}
