import { type Line, dollars, totalOf } from '../../facts/prices.ts';
import { productOf } from '../../facts/products.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';
import { nameOf } from './product-words.ts';
import { describedLine, linkLine, pictureLine } from './lines.ts';
import { productPicture } from '../../facts/pictures.ts';
import { productAddress } from '../../facts/destinations.ts';

/** The name of the button that takes one unit of a product away. */
export function fewer(id: number): string {
  return pseudo('cart.decrease', { product: nameOf(id) });
}

/** The name of the button that adds one unit of a product. */
export function more(id: number): string {
  return pseudo('cart.increase', { product: nameOf(id) });
}

/** The name of the button that takes a line out. */
export function gone(id: number): string {
  return `${pseudo('cart.remove')} ${nameOf(id)}`;
}

/** What stands on the page while a line can be brought back (R6). */
export function undoLines(removed: number): string[] {
  const words = pseudo('cart.removed', { product: nameOf(removed) });
  return [
    `paragraph: ${words}`,
    ...['common.undo', 'common.close'].flatMap((key) => [`button "${pseudo(key)}"`, describedLine(pseudo(key), words)]),
  ];
}

/** A line of the cart page: name, unit price, a word above the stock, minus and plus around the quantity, Remove, subtotal. */
function cartLine({ id, quantity }: Line): string[] {
  const { price, stock } = productOf(id);
  const product = nameOf(id);
  const group = pseudo('cart.quantityOf', { product });
  const notes = quantity > stock ? [pseudo('stock.only', { count: stock })] : [];
  const described = [quantity, ...notes].join(' ');
  return [
    pictureLine(productPicture(id)),
    linkLine(product, productAddress(id)),
    `paragraph: ${pseudo('common.unitPrice')} ${dollars(price)}`,
    ...notes.map((note) => `paragraph: ${note}`),
    `group "${group}"`,
    ...notes.map((note) => describedLine(group, note)),
    `button "${fewer(id)}"`,
    describedLine(fewer(id), described),
    `text: ${quantity}`,
    `button "${more(id)}"`,
    describedLine(more(id), described),
    `button "${gone(id)}"`,
    `paragraph: ${pseudo('common.subtotal')} ${dollars(price * quantity)}`,
  ];
}

const emptyCart: readonly string[] = [
  pictureLine('empty-cart'),
  `img "${pseudo('cart.emptyAlt')}"`,
  `text: ${pseudo('cart.empty')}`,
  `paragraph: ${pseudo('cart.emptyText')}`,
  linkLine(pseudo('cart.goShopping'), '/'),
];

function summary(lines: readonly Line[]): string[] {
  return [
    `region "${pseudo('cart.summary')}"`,
    `heading "${pseudo('cart.summary')}"`,
    'paragraph',
    `text: ${pseudo('common.total')}`,
    `strong: ${dollars(totalOf(lines))}`,
    `text: ${pseudo('cart.dollars')}`,
    linkLine(pseudo('cart.checkOut'), '/CheckOut'),
  ];
}

/**
 * The cart page (§2 /ShoppingCart): its lines from the newest to the oldest and their total, or that it is empty; and
 * Undo (R6).
 */
export function cartPage(lines: readonly Line[], removed: number | null): string[] {
  return [
    `heading "${pseudo('cart.heading')}" [level=1]`,
    `paragraph: ${pseudo('common.showcase')}`,
    ...(lines.length === 0 ? emptyCart : [`list "${pseudo('cart.items')}"`, ...lines.flatMap(cartLine)]),
    ...(removed === null ? [] : undoLines(removed)),
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
  if (said.type === 'line.removed') return pseudo('cart.removedAnnouncement', words);
  if (said.type === 'line.returned') return pseudo('cart.restored', words);
  const quantity = Number(said['quantity']);
  const { stock } = productOf(id);
  return quantity > stock
    ? pseudo('cart.announcementWithStock', { ...words, quantity, count: stock })
    : pseudo('cart.announcement', { ...words, quantity });
}
