import { shownName, shownParams } from '../chart/named.ts';

/** What a guard is asked, as it is shown: its name, and with what, since it may answer one way for this and another for that. */
export function guardWords(guard: unknown): string {
  const params = shownParams(guard);
  return params === null ? shownName(guard) : `${shownName(guard)}(${params})`;
}
