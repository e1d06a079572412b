import { type AnyStateMachine, StateMachine } from 'xstate';
import { type Stepper, createStepper } from '../../../tests/engine/machine/stepper.ts';
import { nodesOf, transitionMap } from '../../../tests/engine/machine/transitions.ts';
import { machineOf } from '../chart/machine-from-json.ts';
import { nameOf } from '../chart/named.ts';
import { guardWords } from './guard-words.ts';

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

/** The guards in one that only code can tell, as the configuration asks them: none in a guard over states. */
function openWithin(guard: unknown, machine: AnyStateMachine): unknown[] {
  const name = nameOf(guard);
  const logic: unknown = name === null ? guard : (machine.implementations.guards[name] ?? guard);
  if (nameOf(logic) !== null) return [logic];
  const inner: unknown = typeof logic === 'function' ? Reflect.get(logic, 'guards') : logic;
  return Array.isArray(inner) ? inner.flatMap((one) => openWithin(one, machine)) : [];
}

/** A machine from plain JSON, whose guards are answered by whoever tries it. */
function openSubject(json: object): Subject {
  const bare = machineOf({ ...json, options: { maxIterations: MOST_MICROSTEPS } });
  const open = [...transitionMap(bare).keys()].flatMap(({ guard }) => openWithin(guard, bare));
  const openGuards = [...new Set(open.map(guardWords))];
  const asked = new Set<string>();
  let answers: ReadonlyMap<string, boolean> = new Map();
  const answerOf = (words: string): boolean => {
    asked.add(words);
    return answers.get(words) ?? false;
  };
  const delays = nodesOf(bare)
    .flatMap(({ after }) => after.map(({ delay }) => delay))
    .filter((delay) => typeof delay === 'string');
  const answered = bare.provide({
    guards: Object.fromEntries(
      open.map((guard) => {
        const type = nameOf(guard) ?? '';
        return [type, (_: unknown, params: unknown) => answerOf(guardWords({ type, params }))];
      }),
    ),
    delays: Object.fromEntries(delays.map((name) => [name, UNKNOWN_DELAY])),
  });
  const answer = (given: ReadonlyMap<string, boolean>): void => {
    asked.clear();
    answers = given;
  };
  return { stepper: stepperOf(answered), openGuards, asked, answer };
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
