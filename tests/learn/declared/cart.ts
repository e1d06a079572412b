import { dollars, totalOf } from '../../facts/prices.ts';
import { COMPACT_KEYBOARD, MOUSE } from '../../facts/products.ts';
import { cartOracle } from '../../machines/cart/cart.oracle.ts';
import type { Declared } from './declared.ts';
import { OracleRun } from './oracle-run.ts';

type Line = { readonly id: number; readonly quantity: number };
type Run = OracleRun<
  ReturnType<typeof cartOracle.initial>,
  CartEvent,
  { lines: readonly Line[]; removed: { line: Line; index: number } | null }
>;
type CartEvent = Parameters<typeof cartOracle.next>[1];

interface State {
  readonly run: Run;
  readonly focus: string;
}

const PRODUCTS = [MOUSE, COMPACT_KEYBOARD];

function nameOf(wanted: number): string {
  return PRODUCTS.find(({ id }) => id === wanted)?.name ?? '';
}

function minusOf(id: number | undefined): string {
  return id === undefined ? 'heading Shopping cart' : `button Decrease quantity of ${nameOf(id)}`;
}

function linesOf({ predicted }: Run): readonly Line[] {
  return predicted.context.lines;
}

function badge(units: number): string {
  return units === 0 ? 'Cart' : units === 1 ? 'Cart, 1 item' : `Cart, ${units} items`;
}

/** Minus takes out a line of one unit, Undo brings it back, Close gives it up (§4 Cart, R6). */
export const cartDeclared: Declared<State> = {
  start: {
    run: new OracleRun<ReturnType<typeof cartOracle.initial>, CartEvent, Run['predicted']['context']>(
      cartOracle,
      cartOracle.initial(undefined),
    ).after({ type: 'cart.restored', lines: PRODUCTS.map(({ id }) => ({ id, quantity: 1 })), removed: null }),
    focus: '',
  },
  next: ({ run }, input) => {
    const { removed } = run.predicted.context;
    if (input === 'press Undo')
      return removed && { run: run.after({ type: 'removal.undone' }), focus: minusOf(removed.line.id) };
    if (input === 'press Close') {
      const after = run.after({ type: 'removal.dismissed' });
      const goesTo = linesOf(after)[removed?.index ?? 0] ?? linesOf(after).at(-1);
      return removed && { run: after, focus: minusOf(goesTo?.id) };
    }
    const line = linesOf(run).find(({ id }) => input === `minus ${nameOf(id)}`);
    return line === undefined
      ? null
      : { run: run.after({ type: 'item.decreased', id: line.id }), focus: 'button Undo' };
  },
  see: ({ run, focus }) => {
    const lines = linesOf(run);
    const { removed } = run.predicted.context;
    return {
      lines: lines.map(({ id }) => `Decrease quantity of ${nameOf(id)}`).join(', '),
      removed: removed === null ? '' : `${nameOf(removed.line.id)} removed`,
      total: lines.length === 0 ? '' : `Total ${dollars(totalOf(lines))}`,
      badge: badge(lines.length),
      focus,
    };
  },
  key: ({ run, focus }) => [run.key, focus],
};
