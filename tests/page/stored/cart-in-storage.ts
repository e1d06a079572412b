import { type Piles, pilesOf } from '../../facts/cart-presses.ts';
import { withoutPresses } from './stored-presses.ts';
import { STORED } from './stored.ts';

/** The cart in what a browser has stored, by key and text, put together by the tests' own rules. */
export function cartIn(items: readonly (readonly [string, string])[]): Piles {
  const lines = withoutPresses(items.map(([key, text]) => `local ${key} = ${text}`));
  const line = lines.find((one) => one.startsWith(`local ${STORED.cart} = `));
  const { lines: stored, removed } = Object(
    JSON.parse(line?.slice(`local ${STORED.cart} = `.length) ?? '{"lines":[]}'),
  );
  return pilesOf(
    stored.map(({ id, qty }: { id: number; qty: number }) => ({ id, quantity: qty })),
    removed ? { line: { id: removed.id, quantity: removed.qty }, index: removed.index } : null,
  );
}
