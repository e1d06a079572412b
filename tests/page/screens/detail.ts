import { CATEGORIES, dollars, productFixture, nameOf, stockWords } from './product-fixtures.ts';
import { english } from './locale-words.ts';

/** The dropdown ends at the stock, and at 20 where the stock is larger (§5 Quantity). */
function lastOption(stock: number): number {
  return Math.min(stock, 20);
}

const labelsOf: Readonly<Record<number, readonly number[]>> = { 1: [2, 4], 2: [1, 4] };

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
  const { type, label, price, stock } = productFixture(id);
  const product = nameOf(id);
  const labels = labelsOf[id] ?? (label === null ? [] : [label]);
  return [
    'navigation "You are here"',
    'link "Home"',
    `link "${CATEGORIES[type - 1] ?? ''}"`,
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
