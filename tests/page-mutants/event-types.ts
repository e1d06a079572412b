import { readFileSync } from 'node:fs';
import type { Module } from './build/syntax.ts';

const root = new URL('../../', import.meta.url);

/** Every event type that a machine file names in its types. */
function typesIn(source: string): string[] {
  return [...new Set([...source.matchAll(/\btype: '(\w+\.\w+)'/gu)].map(([, type = '']) => type))];
}

function typesOfMachine(path: string): string[] {
  return typesIn(readFileSync(new URL(path, root), 'utf8'));
}

/**
 * The event types of the machine that an event belongs to, found among the machines that a module imports; where it
 * imports none, the types in the module itself.
 */
export function eventTypesNear({ source }: Module, type: string): readonly string[] {
  const imported = [...source.matchAll(/from '[./]*\/(machines\/\w+\/\w+\.machine\.ts)'/gu)];
  const candidates = [...imported.map(([, path = '']) => typesOfMachine(path)), typesIn(source)];
  return candidates.find((types) => types.includes(type) && types.length > 1) ?? [];
}
