import type { KeyboardEvent } from 'react';
import { hasModifier } from '../has-modifier.ts';

/** What each key of a combobox means (WAI-ARIA combobox pattern). */
const PRESSES = {
  ArrowDown: 'next.pressed',
  ArrowUp: 'previous.pressed',
  Enter: 'enter.pressed',
  Escape: 'escape.pressed',
} as const;

/** The key code of a key press that an input method keeps to itself; Safari marks the last one by this code alone. */
const COMPOSING = 229;

function isSuggestionKey(key: string): key is keyof typeof PRESSES {
  return key in PRESSES;
}

/**
 * What a key press in a box with suggestions means; null where it means nothing, or belongs to an input method, as the Enter
 * that ends the composition of a Chinese word, or with another key to the browser, as Shift and an arrow, which selects text.
 */
export function suggestionPress(event: KeyboardEvent): (typeof PRESSES)[keyof typeof PRESSES] | null {
  const isComposing = event.nativeEvent.isComposing || event.keyCode === COMPOSING;
  const isWithAnother = event.shiftKey || hasModifier(event);
  return isComposing || isWithAnother || !isSuggestionKey(event.key) ? null : PRESSES[event.key];
}
