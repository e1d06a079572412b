import { CATEGORIES, listAddress } from '../../facts/categories.ts';
import type { Code } from '../../facts/languages.ts';
import { dollars } from '../../facts/prices.ts';
import { alsoOnDesk, type Product, productOf, productsIn } from '../../facts/products.ts';
import { pseudo, pseudoIn } from '../../facts/pseudo-locale.ts';
import { nameOf, stockWords } from './product-words.ts';
import { describedLine, linkLine, pictureLine } from './lines.ts';
import { categoryPicture, productPicture } from '../../facts/pictures.ts';
import { productAddress } from '../../facts/destinations.ts';

/** How a card of a product is written down: its words, its heart, and on a category page its cart icon. */
export function productCard(
  { id, labels: [label], stock, price }: Product,
  { hearts = [], code = 'en', isList = false }: CardOptions = {},
): string[] {
  const product = nameOf(id, code);
  return [
    pictureLine(productPicture(id)),
    ...(label === undefined ? [] : [`text: ${pseudoIn(code, `label.${label}`)}`]),
    `heading "${product}"`,
    linkLine(product, productAddress(id)),
    `paragraph: ${stockWords(stock, code)}`,
    `paragraph: ${dollars(price)}`,
    `button "${pseudoIn(code, 'hearts.add', { product })}"${hearts.includes(id) ? ' [pressed]' : ''}`,
    ...(isList ? [`button "${pseudoIn(code, 'list.addToCart', { product })}"`] : []),
  ];
}

/** What a card shows beside its product. */
export interface CardOptions {
  readonly hearts?: readonly number[];
  readonly code?: Code;
  readonly isList?: boolean;
}

/** Below this number of products the page shows others, too. */
const FEW = 4;

/** Whether the page of a category shows others, too: they stand below its first screen. */
export function isFew(category: number): boolean {
  const { length } = productsIn(category);
  return length > 0 && length < FEW;
}

function deskShelf(category: number, options: CardOptions): string[] {
  const title = pseudoIn(options.code ?? 'en', 'list.alsoForYourDesk');
  return [
    `region "${title}"`,
    `heading "${title}"`,
    ...alsoOnDesk(category).flatMap((product) => productCard(product, options)),
  ];
}

/** The page of a category: its products (§2 /ProductList), or that it has none (R20). */
export function productList(category: number, options: CardOptions = {}): string[] {
  const code = options.code ?? 'en';
  const products = productsIn(category);
  if (products.length === 0) return emptyList(category, code);
  return [
    `heading "${pseudoIn(code, `category.${category}.name`)}" [level=1]`,
    `paragraph: ${pseudoIn(code, `category.${category}.description`)}`,
    `paragraph: ${pseudoIn(code, 'list.count', { count: products.length })}`,
    pictureLine(categoryPicture(category)),
    `img "${pseudoIn(code, `category.${category}.alt`)}"`,
    `region "${pseudoIn(code, 'list.products')}"`,
    `heading "${pseudoIn(code, 'list.products')}"`,
    ...products.flatMap((product) => productCard(product, { ...options, isList: true })),
    ...(isFew(category) ? deskShelf(category, options) : []),
  ];
}

/** The dialog of the category page, which says how many of the product the cart holds now, and its total in dollars (§2 /ProductList, §8). */
export function addedDialog(id: number, quantity: number, total: number): string[] {
  const { stock } = productOf(id);
  const title = pseudo('list.added.title');
  const said = [
    pseudo('list.added.text', { product: nameOf(id), quantity }),
    pseudo('list.added.total', { total: dollars(total) }),
    ...(quantity > stock ? [pseudo('stock.only', { count: stock })] : []),
  ];
  return [
    `dialog "${title}"`,
    describedLine(title, said.join('')),
    `heading "${title}"`,
    pictureLine(productPicture(id)),
    ...said.map((words) => `paragraph: ${words}`),
    linkLine(pseudo('detail.viewCart'), '/ShoppingCart'),
    `button "${pseudo('common.ok')}"`,
  ];
}

/** The page of a category without products, which leads on to those that have some (R20). */
function emptyList(category: number, code: Code): string[] {
  const t = (key: string) => pseudoIn(code, key);
  const stocked = CATEGORIES.filter(({ id }) => productsIn(id).length > 0);
  return [
    `heading "${t(`category.${category}.name`)}" [level=1]`,
    `paragraph: ${t(`category.${category}.description`)}`,
    pictureLine(categoryPicture(category)),
    `img "${t(`category.${category}.alt`)}"`,
    pictureLine('empty-category'),
    `img "${t('list.empty.alt')}"`,
    `heading "${t('list.empty.title')}"`,
    `paragraph: ${pseudoIn(code, 'list.empty.text', { category: t(`category.${category}.name`) })}`,
    `list "${t('list.empty.categories')}"`,
    ...stocked.flatMap(({ id }) => [
      pictureLine(categoryPicture(id)),
      linkLine(t(`category.${id}.name`), listAddress(id)),
    ]),
  ];
}
