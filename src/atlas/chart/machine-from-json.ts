import { type AnyStateMachine, StateMachine, and, not, or, raise, stateIn } from 'xstate';
import { configOfDefinition, isDefinition } from './config-of-definition.ts';
import { raisedBy } from './raised.ts';

function lastKey(target: unknown): unknown {
  const first: unknown = Array.isArray(target) ? target[0] : target;
  return typeof first === 'string' ? first.slice(first.lastIndexOf('.') + 1) : first;
}

/**
 * What a state begins in as XState reads it: a key, with the actions on the way there if there are any. Files may name it
 * as a transition does. Null where it names none.
 */
function startOf(initial: unknown): string | object | null {
  if (typeof initial !== 'object' || initial === null) return typeof initial === 'string' ? initial : null;
  const [target, actions]: unknown[] = [lastKey(Reflect.get(initial, 'target')), Reflect.get(initial, 'actions')];
  if (typeof target !== 'string') return null;
  const isAlone = actions === undefined || actions === null || (Array.isArray(actions) && actions.length === 0);
  return isAlone ? target : { target, actions };
}

function normalized(json: object): object {
  const { initial, states, ...rest }: Record<string, unknown> = { ...json };
  const start = startOf(initial);
  const inner = Object.entries(Object(states)).map(([key, state]): [string, object] => [
    key,
    normalized(Object(state)),
  ]);
  return {
    ...rest,
    ...(start === null ? {} : { initial: start }),
    ...(inner.length > 0 ? { states: Object.fromEntries(inner) } : {}),
  };
}

/**
 * Plain JSON as the configuration that `createMachine` reads, whether it is one or the definition that XState makes of a
 * machine. Inline functions come as null.
 */
export function configOf(json: object): object {
  return normalized(isDefinition(json) ? configOfDefinition(json) : json);
}

const JOINED: ReadonlyMap<unknown, (guards: readonly string[]) => unknown> = new Map([
  ['xstate.and', and],
  ['xstate.or', or],
  ['xstate.not', ([guard = '']: readonly string[]) => not(guard)],
]);

/** A guard that XState makes of plain data; the name of one that only code can tell. */
function guardOf(json: unknown): unknown {
  if (typeof json === 'string') return json;
  const { type, stateValue, guards }: Record<string, unknown> = Object(json);
  if (type === 'xstate.stateIn') return stateIn(stateValue as string);
  const inner = Array.isArray(guards) ? guards.map(guardOf) : [];
  // What such a guard joins may be a guard itself, which XState's types know of machines in code alone.
  return inner.length === 0 || inner.includes(undefined) ? undefined : JOINED.get(type)?.(inner as string[]);
}

/** The event that is raised. A delay that only code can tell makes an action of it that only code can tell. */
function actionOf(json: unknown): unknown {
  const { event, delay, id }: Record<string, unknown> = Object(json);
  if (raisedBy(json) === null || (delay !== undefined && typeof delay !== 'number')) return undefined;
  return raise(event as { type: string }, {
    ...(delay === undefined ? {} : { delay }),
    ...(typeof id === 'string' ? { id } : {}),
  });
}

function known(parts: unknown, read: (json: unknown) => unknown): Record<string, never> {
  const all = Object.entries(Object(parts)).map(([name, json]) => [name, read(json)]);
  return Object.fromEntries(all.filter(([, logic]) => logic !== undefined));
}

/**
 * A machine from plain JSON. Of its implementations it has those of plain data, which an export writes (`xstate-json.ts`):
 * events that are raised, guards over states. It cannot run.
 *
 * @throws where the JSON is no machine
 */
export function machineOf(json: object): AnyStateMachine {
  const { actions, guards }: Record<string, unknown> = Object(Reflect.get(json, 'implementations'));
  return new StateMachine(configOf(json), {
    actions: known(actions, actionOf),
    actors: {},
    guards: known(guards, guardOf),
    delays: {},
  });
}
