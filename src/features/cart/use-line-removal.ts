import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ActorRefFrom } from 'xstate';
import type { CartEvent, cartMachine } from '../../../machines/cart/cart.machine.ts';
import { quantityOf } from '../../../machines/cart/lines.ts';

/**
 * Minus, Remove, Undo and Close of the cart page, with the focus that each leaves behind (R6, R26). Minus at 1 and Remove
 * take away the very button that was pressed, and a focus that is lost starts again at the top of the page.
 *
 * - A line goes: the focus comes to «Undo». It answers what just happened, and one press too many costs nothing there; on
 *   the minus of the next line it would remove that one too.
 * - Undo: back to the minus of the line, where the shopper came from.
 * - Close: to the line that moved up into the place, else the last one, else the heading of the empty cart.
 *
 * The functions stay the same. `screen` goes to the element around the heading, the lines and the notice; `undo` to the button «Undo».
 */
export function useLineRemoval(cart: ActorRefFrom<typeof cartMachine>) {
  const screen = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  return useMemo(() => {
    const linesNow = () => cart.getSnapshot().context.lines;
    /** Sends an event and has the page drawn before the focus moves to what the event brought. */
    const draw = (event: CartEvent) => flushSync(() => cart.send(event));
    const find = (what: string) => screen.current?.querySelector<HTMLElement>(what);
    // Of a long cart not every line is drawn.
    const focusLine = (id: number | undefined) => (find(`[data-product="${id}"] button`) ?? find('h1'))?.focus();
    return {
      screen,
      undo,
      decrease: (id: number) => {
        draw({ type: 'item.decreased', id });
        if (quantityOf(linesNow(), id) === 0) undo.current?.focus();
      },
      remove: (id: number) => {
        draw({ type: 'item.removed', id });
        undo.current?.focus();
      },
      takeBack: () => {
        const id = cart.getSnapshot().context.removed?.line.id;
        draw({ type: 'removal.undone' });
        focusLine(id);
      },
      dismiss: () => {
        const index = cart.getSnapshot().context.removed?.index ?? 0;
        draw({ type: 'removal.dismissed' });
        focusLine((linesNow()[index] ?? linesNow().at(-1))?.id);
      },
    };
  }, [cart]);
}
