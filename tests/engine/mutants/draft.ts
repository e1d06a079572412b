import { type AnyStateMachine, StateMachine } from 'xstate';

/** A transition of a configuration, ready to be changed: an object with a list of actions. */
export interface TransitionDraft {
  target?: unknown;
  guard?: unknown;
  reenter?: unknown;
  actions: unknown[];
}

/** An invoke of a configuration, ready to be changed. */
export interface InvokeDraft {
  onDone: TransitionDraft[];
  onError: TransitionDraft[];
  onSnapshot: TransitionDraft[];
}

/** A state of a configuration, ready to be changed: every list is there, every short form is spelled out. */
export interface NodeDraft {
  id?: unknown;
  type?: unknown;
  initial?: unknown;
  tags: unknown[];
  entry: unknown[];
  exit: unknown[];
  on: Record<string, TransitionDraft[]>;
  after: Record<string, TransitionDraft[]>;
  always: TransitionDraft[];
  onDone: TransitionDraft[];
  invoke: InvokeDraft[];
  states: Record<string, NodeDraft>;
}

/** The implementations of a machine by kind and name, ready to be changed. */
export type ImplementationsDraft = Record<'actions' | 'guards' | 'delays' | 'actors', Record<string, unknown>>;

function listOf(value: unknown): unknown[] {
  return value === undefined ? [] : Array.isArray(value) ? [...value] : [value];
}

function transitionOf(value: unknown): TransitionDraft {
  const whole: object = typeof value === 'object' && value !== null ? value : { target: value };
  return { ...whole, actions: listOf(Reflect.get(whole, 'actions')) };
}

function branchesOf(value: unknown): TransitionDraft[] {
  return (Array.isArray(value) ? value : [value]).map(transitionOf);
}

function someBranchesOf(value: unknown): TransitionDraft[] {
  return value === undefined ? [] : branchesOf(value);
}

function mapOf<T>(value: unknown, each: (item: unknown) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(Object(value)).map(([key, item]) => [key, each(item)]));
}

function invokeOf(value: unknown): InvokeDraft {
  const whole: Record<string, unknown> = Object(value);
  const { onDone, onError, onSnapshot, ...rest } = whole;
  return {
    ...rest,
    onDone: someBranchesOf(onDone),
    onError: someBranchesOf(onError),
    onSnapshot: someBranchesOf(onSnapshot),
  };
}

/**
 * A copy of a state's configuration that shares nothing changeable with it. Logic, guards and actions are kept as they
 * are.
 */
export function draftOf(config: unknown): NodeDraft {
  const whole: Record<string, unknown> = Object(config);
  return {
    ...whole,
    tags: listOf(whole.tags),
    entry: listOf(whole.entry),
    exit: listOf(whole.exit),
    on: mapOf(whole.on, branchesOf),
    after: mapOf(whole.after, branchesOf),
    always: someBranchesOf(whole.always),
    onDone: someBranchesOf(whole.onDone),
    invoke: listOf(whole.invoke).map(invokeOf),
    states: mapOf(whole.states, draftOf),
  };
}

function withoutEmpty(lists: Record<string, unknown[]>): object {
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
}

/**
 * A draft as a configuration again. What is empty is left out: an empty list of branches would still count as an
 * answer.
 */
function configOf(draft: NodeDraft): object {
  const { on, after, always, onDone, invoke, states, ...rest } = draft;
  return {
    ...rest,
    ...withoutEmpty({ always, onDone }),
    ...(Object.keys(states).length > 0 ? { states: configsOf(states) } : {}),
    on: withoutEmpty(on),
    after: withoutEmpty(after),
    invoke: invoke.map(({ onDone: done, onError, onSnapshot, ...one }) => ({
      ...one,
      ...withoutEmpty({ onDone: done, onError, onSnapshot }),
    })),
  };
}

function configsOf(states: Record<string, NodeDraft>): Record<string, object> {
  return Object.fromEntries(Object.entries(states).map(([key, state]) => [key, configOf(state)]));
}

/** Microsteps of an endless loop of `always` after which a mutant counts as broken. */
const MOST_MICROSTEPS = 200;

/**
 * A new machine from a machine's configuration and implementations, changed. The machine itself stays as it is.
 *
 * @throws where the changed configuration is not one: an initial state that is not there, say
 */
export function changed(
  machine: AnyStateMachine,
  change: (root: NodeDraft, implementations: ImplementationsDraft) => void,
): AnyStateMachine {
  const root = draftOf(machine.config);
  const { actions, guards, delays, actors } = machine.implementations;
  const implementations = {
    actions: { ...actions },
    guards: { ...guards },
    delays: { ...delays },
    actors: { ...actors },
  };
  change(root, implementations);
  return new StateMachine({ ...configOf(root), options: { maxIterations: MOST_MICROSTEPS } }, implementations);
}
