import { type AnyStateMachine, StateMachine } from 'xstate';
import { type Stepper, createStepper } from '../../../tests/engine/machine/stepper.ts';
import { transitionsOf } from '../../../tests/engine/machine/transitions.ts';
import { machineOf } from '../chart/machine-from-json.ts';

/**
 * A machine that can be tried. It is stepped by XState's own functions: no action is executed, no actor started, no timer set.
 */
export interface Subject {
  readonly stepper: Stepper;
  /** The guards that nothing but the analyst can answer: those of a machine from a file, whose code is not there. */
  readonly openGuards: readonly string[];
  /** Sets what open guards answer from now on; those left out are not so. */
  readonly answer: (answers: ReadonlyMap<string, boolean>) => void;
}

function subjectOf(machine: AnyStateMachine, openGuards: readonly string[], answers: Map<string, boolean>): Subject {
  return {
    stepper: createStepper({ machine, project: (context: object) => context }),
    openGuards,
    answer: (given) => {
      answers.clear();
      for (const [name, isSo] of given) answers.set(name, isSo);
    },
  };
}

/** A machine from plain JSON, whose guards are answered by whoever tries it. */
function openSubject(json: object): Subject {
  const bare = machineOf(json);
  const guards = [...new Set(transitionsOf(bare).flatMap(({ guard }) => guard ?? []))];
  const answers = new Map<string, boolean>();
  const open = bare.provide({
    guards: Object.fromEntries(guards.map((name) => [name, () => answers.get(name) ?? false])),
  });
  return subjectOf(open, guards, answers);
}

/**
 * A machine to try.
 *
 * @param source a machine, or the plain JSON of one
 * @throws where the JSON is no machine, or a state invokes logic without a name
 */
export function subjectFrom(source: AnyStateMachine | object): Subject {
  return source instanceof StateMachine ? subjectOf(source, [], new Map()) : openSubject(source);
}
