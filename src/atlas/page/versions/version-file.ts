import type { Fault } from '../../../../machines/fileLoader/files.ts';
import { definitionOf } from '../../versions/definition.ts';

/** Checks that JSON is a machine, and returns it. @throws Fault where it is none */
export function decodeVersion(json: unknown): object {
  const isMachine = typeof json === 'object' && json !== null && typeof Reflect.get(json, 'states') === 'object';
  if (!isMachine) throw 'broken' satisfies Fault;
  try {
    definitionOf(json);
  } catch {
    throw 'broken' satisfies Fault;
  }
  return json;
}
