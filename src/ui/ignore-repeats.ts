import type { KeyboardEvent } from 'react';

/**
 * Keeps Enter that is held down from pressing again, for what stands where a press brings the focus: a press there must be
 * meant for it.
 */
export function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
