import type { Change } from './walk-file.ts';

function textsOf(context: unknown): Map<string, string> {
  return new Map(Object.entries(Object(context)).map(([key, value]) => [key, JSON.stringify(value) ?? '']));
}

/** The values in which two contexts differ, as JSON. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const [old, now] = [textsOf(before), textsOf(after)];
  const keys = [...new Set([...old.keys(), ...now.keys()])];
  return keys
    .map((key) => ({ key, before: old.get(key) ?? '', after: now.get(key) ?? '' }))
    .filter((change) => change.before !== change.after);
}
