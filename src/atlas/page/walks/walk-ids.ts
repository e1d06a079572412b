import type { WalkedOn } from './load-walks.ts';

/** The id of the heading above the walk that is followed. */
export const WALK = 'walk';

/** The id of the button that opens a walk in the list of all. */
export function walkButtonId(kind: WalkedOn, id: string): string {
  return `walk-${kind}-${id}`;
}
