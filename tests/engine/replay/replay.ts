import type { AnyStateMachine } from 'xstate';
import { type Difference, differencesOf } from './compare.ts';
import { LiveMachine, type StepResult } from '../machine/live-machine.ts';
import type { Expected, MachineModel, Observed, Stimulus } from '../model.ts';

/** One step to replay: the stimulus and what to expect. */
export interface ReplayStep {
  readonly stimulus: Stimulus;
  readonly seen: Expected;
  /** The transitions that it takes, where they are known. */
  readonly took?: readonly string[];
}

/** The first step at which a replay went wrong. */
export interface Failure {
  /** The words up to and including the step that differs: the shortest prefix that fails. */
  readonly words: readonly string[];
  /** The transitions that the step takes, where they are known: what is broken. */
  readonly took?: readonly string[];
  readonly differences: readonly Difference[];
}

/** Applies stimuli to a live machine, one after another; the first must be a start. Yields the result of each. */
export function* stepResults(
  model: MachineModel,
  stimuli: Iterable<Stimulus>,
  machine?: AnyStateMachine,
): Generator<StepResult> {
  let live: LiveMachine | null = null;
  try {
    for (const stimulus of stimuli) {
      if (live === null) {
        if (stimulus.kind !== 'start') throw new Error(`A walk begins with a start, not with ${stimulus.words}.`);
        live = new LiveMachine(model, stimulus.event['input'], machine);
        yield live.start();
      } else yield live.apply(stimulus);
    }
  } finally {
    live?.stop();
  }
}

/** Replays steps on a live machine and stops at the first that differs. `null`: all was as expected. */
export function replay(model: MachineModel, steps: readonly ReplayStep[], machine?: AnyStateMachine): Failure | null {
  let place = 0;
  for (const result of stepResults(
    model,
    steps.map(({ stimulus }) => stimulus),
    machine,
  )) {
    const step = steps[place];
    place += 1;
    const differences = step === undefined ? [] : differencesIn(step.seen, result);
    if (differences.length === 0) continue;
    return { words: steps.slice(0, place).map(({ stimulus }) => stimulus.words), took: step?.took ?? [], differences };
  }
  return null;
}

function differencesIn(expected: Expected, result: StepResult): Difference[] {
  return 'seen' in result
    ? differencesOf(expected, result.seen)
    : [{ what: 'step', expected: 'can happen', seen: result.refused }];
}

/** What the model's oracle expects of these stimuli, step by step. */
export function predict({ oracle }: MachineModel, stimuli: readonly Stimulus[]): ReplayStep[] {
  let ref: unknown;
  return stimuli.map((stimulus) => {
    ref = stimulus.kind === 'start' ? oracle.initial(stimulus.event['input']) : oracle.next(ref, stimulus.event);
    return { stimulus, seen: oracle.observe(ref) };
  });
}

/** All that a live machine shows for these stimuli, step by step. @throws where a stimulus is refused */
export function watch(model: MachineModel, stimuli: readonly Stimulus[], machine?: AnyStateMachine): Observed[] {
  return [...stepResults(model, stimuli, machine)].map((result, place) => {
    if ('seen' in result) return result.seen;
    throw new Error(`${model.id}: ${stimuli[place]?.words ?? ''} was refused: ${result.refused}`);
  });
}
