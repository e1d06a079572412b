import { AT_TIMES_HEARD_ONLY, HEARD_ONLY } from '../../facts/heard-only.ts';
import { keysIn } from '../../facts/pseudo-locale.ts';
import type { PageSnapshot } from './page-snapshot.ts';

/** Words that should be seen and are only heard, or the other way round. */
export function heardFaults(
  heardOnly: readonly string[],
  { main, dialog }: Pick<PageSnapshot, 'main' | 'dialog'>,
): string[] {
  const isAllowed = (words: string): boolean => {
    const [key = ''] = keysIn(words);
    return HEARD_ONLY.includes(key) || AT_TIMES_HEARD_ONLY.some((one) => one.test(key));
  };
  const cutOff = heardOnly.filter((words) => !isAllowed(words)).map((words) => `${words} is only heard`);
  // Below a dialog the page is not looked at.
  if (dialog.length > 0) return cutOff;
  const [cut, all] = [heardOnly.flatMap(keysIn), main.flatMap(keysIn)];
  const shown = HEARD_ONLY.filter((key) => !cut.includes(key) && all.includes(key));
  return [...cutOff, ...shown.map((key) => `text «${key}» is seen, and is there for screen readers alone`)];
}
