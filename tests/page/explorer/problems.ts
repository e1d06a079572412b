import { type CartPress, linesOf, pressed } from '../../facts/cart-presses.ts';
import { dollars, totalOf } from '../../facts/prices.ts';
import { PRODUCTS } from '../../facts/products.ts';
import { cartIn } from '../stored/cart-in-storage.ts';
import type { Press, SeenShop } from './in-page.ts';

/** What a press on the English page means to the cart; null where it means nothing. */
function cartPressOf({ kind, name, path, language, quantity }: Press): CartPress | null {
  if (language !== 'en' || kind !== 'button') return null;
  if (name === 'Undo') return { type: 'removal.undone' };
  const opened = Number(/^\/ProductDetail\/(\d+)$/u.exec(path)?.[1]);
  if (name === 'Add Cart' || name === 'Buy Now') return { type: 'item.set', id: opened, quantity };
  for (const { id, name: product } of PRODUCTS) {
    if (name === `Add ${product} to cart`) return { type: 'item.added', id };
    if (name === `Increase quantity of ${product}`) return { type: 'item.increased', id };
    if (name === `Decrease quantity of ${product}`) return { type: 'item.decreased', id };
    if (name === `Remove ${product}`) return { type: 'item.removed', id };
  }
  return null;
}

/** What of the cart is not as the presses since make it of the cart before. */
function cartProblems(before: SeenShop, after: SeenShop): string[] {
  // In another language the names of the controls say nothing here.
  if (before.language !== 'en') return [];
  const presses = after.presses
    .slice(before.presses.length)
    .map(cartPressOf)
    .filter((press) => press !== null);
  const expected = JSON.stringify(presses.reduce(pressed, cartIn(before.stored)).piles);
  const found = JSON.stringify(cartIn(after.stored).piles);
  return expected === found ? [] : [`the cart is ${found}, not ${expected}`];
}

/** What is stored of the visitor. */
function visitorIn({ stored }: SeenShop): { readonly name: string; readonly login: boolean } {
  const [, text = '{"name":"Guest","login":true}'] = stored.find(([key]) => key === 'loadout.session') ?? [];
  return JSON.parse(text);
}

/** What is not true of a page, whatever was done before. */
function lastingProblems(seen: SeenShop): string[] {
  const { lines } = linesOf(cartIn(seen.stored));
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const badge = Number(/\d+/u.exec(seen.cartLink)?.[0] ?? 0);
  const { name, login } = visitorIn(seen);
  const isCart = seen.path === '/ShoppingCart';
  const shown = JSON.stringify(seen.lines);
  const expected = JSON.stringify(lines.map(({ id, quantity }) => [String(id), String(quantity)]));
  const total = dollars(totalOf(lines));
  const product = PRODUCTS.find(({ id }) => seen.path === `/ProductDetail/${id}`);
  const isNamed = name.trim() !== '' && name.trim().toLowerCase() !== 'guest';
  const problems: [boolean, string][] = [
    [seen.isFault, `the error view stands there: ${seen.main.slice(0, 200)}`],
    [seen.headings.length !== 1, `${seen.headings.length} headings of the first level`],
    [badge !== units, `the badge says ${badge}, the cart holds ${units}`],
    [isCart && shown !== expected, `the cart shows ${shown}, not ${expected}`],
    [(isCart || seen.path === '/CheckOut') && units > 0 && !seen.main.includes(total), `no total of ${total}`],
    [isCart && !login, 'the cart is open to who signed out'],
    [
      product !== undefined && seen.language === 'en' && seen.headings[0] !== product.name,
      `${seen.path} is headed «${seen.headings[0]}»`,
    ],
    [
      // White space reads differently on the screen.
      seen.path === '/UserProfile' && isNamed && seen.headings[0]?.trim() !== name.trim(),
      `the account of «${name}» is headed «${seen.headings[0]}»`,
    ],
  ];
  return problems.filter(([isSo]) => isSo).map(([, words]) => words);
}

/** What is wrong after a deed, of which the page heard what was pressed; nothing where all is well. */
export function problemsAfter(before: SeenShop, after: SeenShop): string[] {
  return [...lastingProblems(after), ...cartProblems(before, after)];
}
