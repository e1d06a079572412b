import { type AnyStateMachine, StateMachine } from 'xstate';

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

/**
 * A machine from plain JSON. It has no implementations and cannot run.
 *
 * @throws where the JSON is no machine
 */
export function machineOf(json: object): AnyStateMachine {
  return new StateMachine(configOf(json), { actions: {}, actors: {}, guards: {}, delays: {} });
}
