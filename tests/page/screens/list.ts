import { ALL_PRODUCTS, type ProductFixture, dollars, nameOf, stockWords } from './product-fixtures.ts';
import { type Code, textIn } from './locale-words.ts';

/** How a card of a product is written down: its words, its heart, and on a category page its cart icon. */
export function productCard(
  { id, label, stock, price }: ProductFixture,
  { hearts = [], code = 'en', isList = false }: CardOptions = {},
): string[] {
  const product = nameOf(id, code);
  return [
    ...(label === null ? [] : [`text: ${textIn(code, `label.${label}`)}`]),
    `heading "${product}"`,
    `link "${product}"`,
    `paragraph: ${stockWords(stock, code)}`,
    `paragraph: ${dollars(price)}`,
    `button "${textIn(code, 'hearts.add', { product })}"${hearts.includes(id) ? ' [pressed]' : ''}`,
    ...(isList ? [`button "${textIn(code, 'list.addToCart', { product })}"`] : []),
  ];
}

/** What a card shows beside its product. */
export interface CardOptions {
  readonly hearts?: readonly number[];
  readonly code?: Code;
  readonly isList?: boolean;
}

/** The page of a category with products (§2 /ProductList). */
export function productList(type: number, options: CardOptions = {}): string[] {
  const code = options.code ?? 'en';
  const products = ALL_PRODUCTS.filter((goods) => goods.type === type);
  return [
    `heading "${textIn(code, `category.${type}.name`)}" [level=1]`,
    `paragraph: ${textIn(code, `category.${type}.description`)}`,
    `paragraph: ${textIn(code, 'list.count', { count: products.length })}`,
    `img "${textIn(code, `category.${type}.alt`)}"`,
    `region "${textIn(code, 'list.products')}"`,
    `heading "${textIn(code, 'list.products')}"`,
    ...products.flatMap((product) => productCard(product, { ...options, isList: true })),
  ];
}

/** The dialog of the category page, which says how many of the product the cart holds now (§2 /ProductList, §8). */
export function addedDialog(id: number, quantity: number): string[] {
  return [
    'dialog "Added to cart"',
    'heading "Added to cart"',
    `paragraph: ${textIn('en', 'list.added.text', { product: nameOf(id), quantity })}`,
    'button "OK"',
  ];
}
