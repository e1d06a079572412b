import { type Line, dollars, totalOf } from '../../facts/prices.ts';
import { productOf } from '../../facts/products.ts';
import { english } from '../../facts/texts.ts';
import { nameOf } from './product-words.ts';

/** A line of the cart page: name, unit price, a word above the stock, minus and plus around the quantity, subtotal. */
function cartLine({ id, quantity }: Line): string[] {
  const { price, stock } = productOf(id);
  const product = nameOf(id);
  return [
    `link "${product}"`,
    `paragraph: Unit price ${dollars(price)}`,
    ...(quantity > stock ? [`paragraph: ${english('stock.only', { count: stock })}`] : []),
    `group "Quantity of ${product}"`,
    `button "Decrease quantity of ${product}"`,
    `text: ${quantity}`,
    `button "Increase quantity of ${product}"`,
    `paragraph: Subtotal ${dollars(price * quantity)}`,
  ];
}

const emptyCart: readonly string[] = [
  `img "${english('cart.emptyAlt')}"`,
  'text: Your cart is empty',
  `paragraph: ${english('cart.emptyText')}`,
  `link "${english('cart.goShopping')}"`,
];

function summary(lines: readonly Line[]): string[] {
  return [
    'region "Summary"',
    'heading "Summary"',
    'paragraph',
    'text: Total',
    `strong: ${dollars(totalOf(lines))}`,
    'link "Check out"',
  ];
}

/**
 * The cart page (§2 /ShoppingCart): its lines from the newest to the oldest and their total, or that it is empty; and
 * Undo (R6).
 */
export function cartPage(lines: readonly Line[], removed: number | null): string[] {
  return [
    'heading "Shopping cart" [level=1]',
    ...(lines.length === 0 ? emptyCart : ['list "Products in your cart"', ...lines.flatMap(cartLine)]),
    ...(removed === null ? [] : [`paragraph: ${nameOf(removed)} removed`, 'button "Undo"', 'button "Close"']),
    ...(lines.length === 0 ? [] : summary(lines)),
  ];
}

/** What is announced of a change in the cart: the product, its quantity, the stock where it is exceeded, the total. */
export function cartNews(
  said: { readonly type: string; readonly [key: string]: unknown },
  lines: readonly Line[],
): string {
  const id = Number(said['id']);
  const words = { product: nameOf(id), total: dollars(totalOf(lines)) };
  if (said.type === 'line.removed') return english('cart.removedAnnouncement', words);
  if (said.type === 'line.returned') return english('cart.restored', words);
  const quantity = Number(said['quantity']);
  const { stock } = productOf(id);
  return quantity > stock
    ? english('cart.announcementWithStock', { ...words, quantity, count: stock })
    : english('cart.announcement', { ...words, quantity });
}
