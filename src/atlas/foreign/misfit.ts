import type { Misfit, MisfitKind } from '../../../machines/fileLoader/files.ts';

/** The line and the column of a place in a text, both from 1. */
export function placeIn(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}

/** What is wrong at a place of a text, to be thrown. */
export function misfitAt(text: string, offset: number, kind: MisfitKind, what = ''): Misfit {
  return { kind, what, ...placeIn(text, offset) };
}

/** Keys that mean something to JavaScript itself. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** @throws Misfit where a name means something to JavaScript itself */
export function refuseForbidden(text: string, offset: number, name: string): void {
  if (FORBIDDEN.has(name)) throw misfitAt(text, offset, 'name', name);
}
