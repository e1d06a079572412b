import type { KeyboardEvent } from 'react';

/**
 * Keeps Enter that is held down from pressing again: for what stands where a press brings the focus, since a press there
 * must be meant for it, and for a switch, which would flip.
 */
export function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
