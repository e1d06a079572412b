import { AT_TIMES_HEARD_ONLY, HEARD_ONLY } from '../../facts/heard-only.ts';
import { keyOf } from './key-of.ts';
import type { PageSnapshot } from './page-snapshot.ts';

/** Words that should be seen and are only heard, or the other way round. */
export function heardFaults(
  heardOnly: readonly string[],
  { main, dialog }: Pick<PageSnapshot, 'main' | 'dialog'>,
): string[] {
  const isAllowed = (key: string): boolean =>
    HEARD_ONLY.includes(key) || AT_TIMES_HEARD_ONLY.some((one) => one.test(key));
  const cutOff = heardOnly.filter((words) => !isAllowed(keyOf(words))).map((words) => `${words} is only heard`);
  const keys = new Set(heardOnly.map(keyOf));
  // Below a dialog the page is not looked at.
  if (dialog.length > 0) return cutOff;
  const shown = HEARD_ONLY.filter((key) => !keys.has(key) && main.some((line) => keyOf(line) === key));
  return [...cutOff, ...shown.map((key) => `text «${key}» is seen, and is there for screen readers alone`)];
}
