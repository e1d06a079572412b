import type { AnyStateMachine } from 'xstate';
import { type GraphMealy, type OutputFunction, REFUSED } from './mealy.ts';
import type { Expected, MachineModel, Observed, Stimulus } from '../model.ts';
import type { Situation } from '../machine/situation.ts';
import { createStepper } from '../machine/stepper.ts';
import { canHappen } from '../machine/stimulus.ts';
import type { Steppable } from './w-method.ts';
import { textOf } from '../machine/words.ts';

/** A machine under test: the model's own, or a mutant. */
export function machineSubject(
  model: MachineModel,
  mealy: GraphMealy,
  machine?: AnyStateMachine,
  outputOf: OutputFunction = textOf,
): Steppable<Situation> {
  const stepper = createStepper(model, machine);
  return {
    start: () => {
      const { situation, seen } = stepper.start(mealy.start.event['input']);
      return { state: situation, output: outputOf(seen) };
    },
    apply: (state, input) => {
      const stimulus = mealy.stimuli[input];
      if (stimulus === undefined || !canHappen(state, stimulus)) return { state, output: REFUSED };
      const { situation, seen } = stepper.step(state, stimulus);
      return { state: situation, output: outputOf(seen) };
    },
  };
}

/** The part of an observation that the model's oracle predicts, as text. */
export function oracleOutput(model: MachineModel, start: Stimulus): OutputFunction {
  const keys = keysOf(model.oracle.observe(model.oracle.initial(start.event['input'])));
  return (seen) => textOf(keys.map((key) => seen[key]));
}

const KEYS = [
  'state',
  'context',
  'status',
  'tags',
  'emitted',
  'executed',
  'invoked',
  'scheduled',
  'output',
] as const satisfies (keyof Observed)[];

function keysOf(expected: Expected): (typeof KEYS)[number][] {
  return KEYS.filter((key) => expected[key] !== undefined);
}

/** The oracle as the thing under test: the machine's graph and the oracle must be the same machine. */
export function oracleSubject(model: MachineModel, mealy: GraphMealy): Steppable<unknown> {
  const { oracle } = model;
  const outputOf = (ref: unknown): string => {
    const expected = oracle.observe(ref);
    return textOf(keysOf(expected).map((key) => (key === 'tags' ? [...(expected.tags ?? [])].sort() : expected[key])));
  };
  return {
    start: () => {
      const state = oracle.initial(mealy.start.event['input']);
      return { state, output: outputOf(state) };
    },
    apply: (ref, input) => {
      const stimulus = mealy.stimuli[input];
      const state = stimulus === undefined ? ref : oracle.next(ref, stimulus.event);
      return { state, output: outputOf(state) };
    },
  };
}
