import { dollars } from '../../facts/prices.ts';
import { productOf } from '../../facts/products.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';
import { nameOf, stockWords } from './product-words.ts';

/** The dropdown ends at the stock, and at 20 where the stock is larger (§5 Quantity). */
function lastOption(stock: number): number {
  return Math.min(stock, 20);
}

function dropdown(stock: number, quantity: number): string {
  const last = lastOption(stock);
  return `combobox "${pseudo('detail.quantity')}": ${quantity} of 1 to ${last}, ${last} options`;
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
    `navigation "${pseudo('detail.breadcrumb')}"`,
    `link "${pseudo('detail.home')}"`,
    `link "${pseudo(`category.${category}.name`)}"`,
    `img "${pseudo(`product.${id}.alt`)}"`,
    `button "${pseudo('hearts.add', { product })}"${hearts.includes(id) ? ' [pressed]' : ''}`,
    ...labels.map((one) => `listitem: ${pseudo(`label.${one}`)}`),
    `heading "${product}" [level=1]`,
    `paragraph: ${dollars(price)}`,
    `paragraph: ${stockWords(stock)}`,
    `paragraph: ${pseudo(`product.${id}.description`)}`,
    `text: ${pseudo('detail.quantity')}`,
    dropdown(stock, quantity),
    `button "${pseudo('detail.addCart')}"`,
    `button "${pseudo('detail.buyNow')}"`,
    ...(inCart === null
      ? []
      : ['paragraph', `text: ${pseudo('detail.added', { quantity: inCart })}`, `link "${pseudo('detail.viewCart')}"`]),
  ];
}

/** What stands at the address of a product that does not exist (R4). */
export const missingPage: readonly string[] = [
  `img "${pseudo('detail.notFound.alt')}"`,
  `heading "${pseudo('detail.notFound.title')}" [level=1]`,
  `paragraph: ${pseudo('detail.notFound.text')}`,
  `link "${pseudo('common.backToHome')}"`,
];
