import { type AnyStateMachine, StateMachine } from 'xstate';

/** Plain JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const INLINE = '(inline)';

/** Keys whose values are implementations by name: inline functions are named so. */
const NAMED = new Set(['actions', 'entry', 'exit', 'guard', 'src']);

/** Keys that stand for code and say nothing of the flow. */
const CODE = new Set(['types', 'schemas']);

function nameOf(value: object): string {
  const type: unknown = Reflect.get(value, 'type');
  if (typeof type === 'string') return type;
  return typeof value === 'function' && value.name !== '' ? value.name : INLINE;
}

/** Functions are left out, but where a name is due: a flow without its code still says what runs when. */
function jsonOf(value: unknown, key: string): Json | undefined {
  if (Array.isArray(value)) return value.map((item) => jsonOf(item, key) ?? null);
  if (typeof value === 'function') return NAMED.has(key) ? { type: nameOf(value) } : undefined;
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).flatMap(([name, part]): [string, Json][] => {
      const json = CODE.has(name) ? undefined : jsonOf(part, name);
      return json === undefined ? [] : [[name, json]];
    });
    return Object.fromEntries(parts);
  }
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** The configuration of a machine as plain JSON. `createMachine` makes a machine with the same flow of it. */
export function machineJson(source: AnyStateMachine | object): Json {
  return jsonOf(source instanceof StateMachine ? source.config : source, '') ?? {};
}

/** The same as the text of a file. */
export function machineJsonText(source: AnyStateMachine | object): string {
  return `${JSON.stringify(machineJson(source), null, 2)}\n`;
}
