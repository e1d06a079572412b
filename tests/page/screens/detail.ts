import { categoryOf } from '../../facts/categories.ts';
import { dollars } from '../../facts/prices.ts';
import { productOf } from '../../facts/products.ts';
import { english } from '../../facts/texts.ts';
import { nameOf, stockWords } from './product-words.ts';

/** The dropdown ends at the stock, and at 20 where the stock is larger (§5 Quantity). */
function lastOption(stock: number): number {
  return Math.min(stock, 20);
}

function dropdown(stock: number, quantity: number): string {
  const last = lastOption(stock);
  return `combobox "Quantity": ${quantity} of 1 to ${last}, ${last} options`;
}

/** What the detail page shows beside its product. */
export interface DetailState {
  readonly quantity: number;
  /** The quantity in the cart, where the page says that it was just put there; null where it says nothing. */
  readonly inCart: number | null;
  readonly hearts?: readonly number[];
}

/** The page of a product (§2 /ProductDetail). */
export function detailPage(id: number, { quantity, inCart, hearts = [] }: DetailState): string[] {
  const { category, labels, price, stock } = productOf(id);
  const product = nameOf(id);
  return [
    'navigation "You are here"',
    'link "Home"',
    `link "${categoryOf(category).name}"`,
    `img "${english(`product.${id}.alt`)}"`,
    `button "${english('hearts.add', { product })}"${hearts.includes(id) ? ' [pressed]' : ''}`,
    ...labels.map((one) => `listitem: ${english(`label.${one}`)}`),
    `heading "${product}" [level=1]`,
    `paragraph: ${dollars(price)}`,
    `paragraph: ${stockWords(stock)}`,
    `paragraph: ${english(`product.${id}.description`)}`,
    'text: Quantity',
    dropdown(stock, quantity),
    'button "Add Cart"',
    'button "Buy Now"',
    ...(inCart === null
      ? []
      : ['paragraph', `text: ${english('detail.added', { quantity: inCart })}`, 'link "View cart"']),
  ];
}

/** What stands at the address of a product that does not exist (R4). */
export const missingPage: readonly string[] = [
  `img "${english('detail.notFound.alt')}"`,
  'heading "Product not found" [level=1]',
  `paragraph: ${english('detail.notFound.text')}`,
  'link "Back to home"',
];
