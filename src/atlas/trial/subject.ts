import { type AnyStateMachine, StateMachine } from 'xstate';
import { type Stepper, createStepper } from '../../../tests/engine/machine/stepper.ts';
import { nodesOf, transitionsOf } from '../../../tests/engine/machine/transitions.ts';
import { machineOf } from '../chart/machine-from-json.ts';

/**
 * A machine that can be tried. It is stepped by XState's own functions: no action is executed, no actor started, no timer set.
 */
export interface Subject {
  readonly stepper: Stepper;
  /** The guards that nothing but the analyst can answer: those of a machine from a file, whose code is not there. */
  readonly openGuards: readonly string[];
  /** The open guards that were asked since their answers were last set, in that order. */
  readonly asked: ReadonlySet<string>;
  /** Sets what open guards answer from now on; those left out are not so. */
  readonly answer: (answers: ReadonlyMap<string, boolean>) => void;
}

function stepperOf(machine: AnyStateMachine): Stepper {
  return createStepper({ machine, project: (context: object) => context });
}

/** A machine from a file that goes on by itself for longer than this never comes to rest. */
const MOST_MICROSTEPS = 1000;

/** Milliseconds of a delay that has only a name: without any, XState would let no time pass. */
const UNKNOWN_DELAY = 1000;

/** The names of the guards in one that only code can tell: none in a guard over states. */
function openWithin(guard: unknown, machine: AnyStateMachine): string[] {
  const logic: unknown = typeof guard === 'string' ? (machine.implementations.guards[guard] ?? guard) : guard;
  if (typeof logic === 'string') return [logic];
  const inner: unknown = typeof logic === 'function' ? Reflect.get(logic, 'guards') : logic;
  return Array.isArray(inner) ? inner.flatMap((one) => openWithin(one, machine)) : [];
}

/** A machine from plain JSON, whose guards are answered by whoever tries it. */
function openSubject(json: object): Subject {
  const bare = machineOf({ ...json, options: { maxIterations: MOST_MICROSTEPS } });
  const openGuards = [...new Set(transitionsOf(bare).flatMap(({ guard }) => openWithin(guard ?? [], bare)))];
  const asked = new Set<string>();
  let answers: ReadonlyMap<string, boolean> = new Map();
  const answerOf = (name: string): boolean => {
    asked.add(name);
    return answers.get(name) ?? false;
  };
  const delays = nodesOf(bare)
    .flatMap(({ after }) => after.map(({ delay }) => delay))
    .filter((delay) => typeof delay === 'string');
  const open = bare.provide({
    guards: Object.fromEntries(openGuards.map((name) => [name, () => answerOf(name)])),
    delays: Object.fromEntries(delays.map((name) => [name, UNKNOWN_DELAY])),
  });
  const answer = (given: ReadonlyMap<string, boolean>): void => {
    asked.clear();
    answers = given;
  };
  return { stepper: stepperOf(open), openGuards, asked, answer };
}

/**
 * A machine to try.
 *
 * @param source a machine, or the plain JSON of one
 * @throws where the JSON is no machine, or a state invokes logic without a name
 */
export function subjectFrom(source: AnyStateMachine | object): Subject {
  if (!(source instanceof StateMachine)) return openSubject(source);
  return { stepper: stepperOf(source), openGuards: [], asked: new Set(), answer: () => undefined };
}
