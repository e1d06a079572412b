import { type AnyStateMachine, StateMachine, and, not, or, raise, stateIn } from 'xstate';
import { raisedBy } from './raised.ts';

function lastKey(target: unknown): unknown {
  const first: unknown = Array.isArray(target) ? target[0] : target;
  return typeof first === 'string' ? first.slice(first.lastIndexOf('.') + 1) : first;
}

/**
 * Plain JSON as the configuration of a machine. A definition says `initial: { target: ['#cart.lines.empty'] }` where a
 * configuration names a key, and inline functions come as null.
 */
function configOf(json: object): object {
  const { initial, states, ...rest }: Record<string, unknown> = { ...json };
  const start = typeof initial === 'object' && initial !== null ? lastKey(Reflect.get(initial, 'target')) : initial;
  const inner = Object.entries(Object(states)).map(([key, state]): [string, object] => [key, configOf(Object(state))]);
  return {
    ...rest,
    ...(typeof start === 'string' ? { initial: start } : {}),
    ...(inner.length > 0 ? { states: Object.fromEntries(inner) } : {}),
  };
}

/**
 * Whether plain JSON is the definition that XState makes of a machine (`machine.toJSON()`, and what its inspection
 * sends), and not a configuration. XState 5 writes no `always` into it.
 */
export function isDefinition(json: object): boolean {
  return typeof Reflect.get(json, 'order') === 'number' && Array.isArray(Reflect.get(json, 'transitions'));
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
