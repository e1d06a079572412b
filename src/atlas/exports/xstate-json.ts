import { type AnyStateMachine, StateMachine } from 'xstate';
import { configOf } from '../chart/machine-from-json.ts';
import { FUNCTION, shownName } from '../chart/named.ts';
import { raisedBy } from '../chart/raised.ts';
import { type MachineCode, declarationsFor } from './machine-code.ts';

/** Plain JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Keys whose values are implementations by name: inline functions are named so. */
const NAMED = new Set(['actions', 'entry', 'exit', 'guard', 'src']);

/** What only types and editors read. Deeper than at the root it is the name of a state or a field. */
const LEFT_OUT: ReadonlySet<string> = new Set(['types', 'schemas']);

/** The source of a function with everything that it names, so that it can be read anywhere. */
function closedSource(source: string, code: MachineCode): string {
  const declared = declarationsFor(code, [source]);
  return declared.length === 0 ? source : `(() => { ${declared.join('\n')}\nreturn ${source}; })()`;
}

/** Functions stand as their source where it is known, and by their name where one is due; else they are left out. */
function jsonOf(value: unknown, key: string, code: MachineCode | null): Json | undefined {
  if (Array.isArray(value)) return value.map((item) => jsonOf(item, key, code) ?? null);
  if (typeof value === 'function') {
    if (NAMED.has(key)) return { type: shownName(value) };
    const source = code?.functions.get(value)?.source;
    return source === undefined || code === null ? undefined : { [FUNCTION]: closedSource(source, code) };
  }
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).flatMap(([name, part]): [string, Json][] => {
      const json = jsonOf(part, name, code);
      return json === undefined ? [] : [[name, json]];
    });
    return Object.fromEntries(parts);
  }
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** A guard over states or over other guards as plain JSON; null for one that only its code can tell. */
export function guardJson(logic: unknown): Json | null {
  if (typeof logic === 'string') return logic;
  if (typeof logic !== 'function') return null;
  const [value, guards]: unknown[] = [Reflect.get(logic, 'stateValue'), Reflect.get(logic, 'guards')];
  if (value !== undefined) return { type: 'xstate.stateIn', stateValue: jsonOf(value, '', null) ?? null };
  return Array.isArray(guards) ? { type: `xstate.${logic.name}`, guards: guards.map(guardJson) } : null;
}

/**
 * What implementations mean that XState itself makes of plain data: events that are raised, guards over states. They
 * stand beside the configuration, where `createMachine` reads over them.
 */
function implementationsJson({ implementations }: AnyStateMachine): Json {
  const raised = Object.entries(implementations.actions).flatMap(([name, logic]): [string, Json][] => {
    if (raisedBy(logic) === null) return [];
    const { event, delay, id }: Record<string, unknown> = Object(logic);
    return [[name, jsonOf({ type: 'xstate.raise', event, delay, id }, '', null) ?? null]];
  });
  const guards = Object.entries(implementations.guards).flatMap(([name, logic]): [string, Json][] => {
    const json = guardJson(logic);
    return json === null ? [] : [[name, json]];
  });
  return {
    ...(raised.length === 0 ? {} : { actions: Object.fromEntries(raised) }),
    ...(guards.length === 0 ? {} : { guards: Object.fromEntries(guards) }),
  };
}

/**
 * The configuration of a machine as plain JSON. `createMachine` makes a machine with the same flow of it. It runs, too,
 * where its functions are read back: each stands as `{ "$function": "<source>" }`.
 */
export function machineJson(source: AnyStateMachine | object, code: MachineCode | null = null): Json {
  const config = Object.entries(source instanceof StateMachine ? source.config : configOf(source));
  return jsonOf(Object.fromEntries(config.filter(([key]) => !LEFT_OUT.has(key))), '', code) ?? {};
}

/** The same as the text of a file, with what its implementations mean where that is plain data. */
export function machineJsonText(source: AnyStateMachine | object, code: MachineCode | null = null): string {
  const implementations = source instanceof StateMachine ? implementationsJson(source) : {};
  const known = Object.keys(Object(implementations)).length === 0 ? {} : { implementations };
  return `${JSON.stringify({ ...Object(machineJson(source, code)), ...known }, null, 2)}\n`;
}
