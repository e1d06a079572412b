import type { FocusEvent, PointerEvent } from 'react';

/** The handlers of a region that waits while somebody looks at it closely. */
export interface AttentionHandlers {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Whether the focus has left a region with this event. A window that is left says the same, with nobody as the next one:
 * the focus is still there for whoever comes back.
 */
export function hasLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !currentTarget.contains(relatedTarget ?? currentTarget.ownerDocument.activeElement);
}

/**
 * Tells when the pointer or the keyboard's focus comes to a region, and when neither rests on it any more (WCAG 2.2,
 * 2.2.2). A focus that a press of the mouse or a finger left behind does not count: its owner has gone on.
 */
export function attentionHandlers(gain: () => void, lose: () => void): AttentionHandlers {
  return {
    onPointerEnter: gain,
    onPointerLeave: ({ currentTarget }) => {
      if (!currentTarget.matches(':has(:focus-visible)')) lose();
    },
    onFocus: ({ target }) => {
      if (target.matches(':focus-visible')) gain();
    },
    onBlur: (event) => {
      if (hasLeft(event) && !event.currentTarget.matches(':hover')) lose();
    },
  };
}
