import { changedKeys } from '../../../../tests/engine/walk-files/walk-file.ts';

/** One value of a context that has changed, as JSON; empty where it was not there before or is not there after. */
export interface Change {
  readonly key: string;
  readonly before: string;
  readonly after: string;
}

function jsonOf(value: unknown): string {
  return JSON.stringify(value) ?? '';
}

/**
 * The values in which two contexts differ, sorted by key.
 *
 * @param textOf writes a value; JSON where left out
 */
export function changesBetween(before: unknown, after: unknown, textOf = jsonOf): Change[] {
  const [old, now] = [Object(before), Object(after)];
  const textIn = (context: object, key: string): string => (key in context ? textOf(Reflect.get(context, key)) : '');
  return changedKeys(old, now).map((key) => ({ key, before: textIn(old, key), after: textIn(now, key) }));
}
