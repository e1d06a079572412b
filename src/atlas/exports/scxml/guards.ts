import type { AnyStateMachine } from 'xstate';
import { leafPaths, stateWords } from '../../../../tests/engine/machine/state-words.ts';
import { nameOf } from '../../chart/named.ts';
import { isStateValue } from '../../chart/state-value.ts';
import type { Calls } from './calls.ts';
import type { Names } from './names.ts';

function part(value: unknown, key: string): unknown {
  return typeof value === 'function' || (typeof value === 'object' && value !== null)
    ? Reflect.get(value, key)
    : undefined;
}

/** How XState's guards over other guards are joined. */
const JOINED: Readonly<Record<string, string>> = { and: ' && ', or: ' || ' };

/** Writes a guard as a condition. Guards over states are `In('…')`, as SCXML has them; all others are calls. */
export function conditionOf(guard: unknown, machine: AnyStateMachine, calls: Calls, names: Names): string {
  const { idOf } = names;
  const name = nameOf(guard);
  const logic: unknown = name === null ? guard : machine.implementations.guards[name];
  const value = part(logic, 'stateValue');
  if (isStateValue(value)) {
    const isId = typeof value === 'string' && value.startsWith('#');
    const paths = isId ? [machine.getStateNodeById(value).path.join('.')] : leafPaths(stateWords(value));
    return paths.map((path) => `In('${idOf(path)}')`).join(' && ');
  }
  const inner = part(logic, 'guards');
  if (!Array.isArray(inner) || typeof logic !== 'function') return calls.call('guards', guard);
  const conditions = inner.map((one) => conditionOf(one, machine, calls, names));
  const joined = JOINED[logic.name];
  return joined === undefined ? `!(${conditions.join('')})` : conditions.map((one) => `(${one})`).join(joined);
}
