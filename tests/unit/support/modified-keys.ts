import { act } from './act.ts';
import { controlsIn } from './gestures.ts';

/** Keys that some control of a page knows. */
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const KEYS = [...ARROWS, 'Home', 'End', 'PageDown', 'Enter', ' ', 'Escape', 'Backspace'];

/** With one of these beside it a key means something to the browser: back, a new tab, the end of the page. */
export const MODIFIERS = ['altKey', 'ctrlKey', 'metaKey'] as const;

/** The keys with another one beside them that a page keeps from the browser, on one control of each kind. */
export async function keysKeptIn(page: Element): Promise<string[]> {
  const kept = new Set<string>();
  const kinds = new Map(controlsIn(page).map((one) => [one.kind, one]));
  for (const { element, name } of kinds.values())
    for (const key of KEYS)
      for (const modifier of MODIFIERS) {
        const event = new KeyboardEvent('keydown', { key, [modifier]: true, bubbles: true, cancelable: true });
        await act(async () => {
          if (!element.dispatchEvent(event)) kept.add(`${name}: ${modifier} ${key}`);
        });
      }
  return [...kept];
}
