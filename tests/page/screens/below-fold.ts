import { isFew } from './list.ts';

/**
 * Whether something of a screen stands below what is seen of it first: after a press it comes once that is painted.
 *
 * @param state of the navigation machine, in words
 * @param category the one that a list shows, if any
 */
export function hasBelowFold(state: string, category: number | null): boolean {
  if (state.includes('screen.list')) return category !== null && isFew(category);
  return /screen\.(?:home|detail\.found|checkout)/u.test(state);
}
