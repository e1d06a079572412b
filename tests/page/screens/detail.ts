import { dollars } from '../../facts/prices.ts';
import { productOf } from '../../facts/products.ts';
import type { Code } from '../../facts/languages.ts';
import type { Gaps } from '../../facts/words.ts';
import { pseudo, pseudoIn } from '../../facts/pseudo-locale.ts';
import { comparedWith, factsOf, togetherWith } from '../../facts/specifications.ts';
import { productCard } from './list.ts';
import { nameOf, stockWords } from './product-words.ts';
import { describedLine, dropdownLine, linkLine, numbers, pictureLine } from './lines.ts';
import { productViews } from '../../facts/pictures.ts';
import { listAddress } from '../../facts/categories.ts';
import { productAddress } from '../../facts/destinations.ts';

/** The dropdown ends at the stock, and at 20 where the stock is larger (§5 Quantity). */
function lastOption(stock: number): number {
  return Math.min(stock, 20);
}

function dropdown(label: string, stock: number, quantity: number): string {
  return dropdownLine(label, quantity, numbers(1, lastOption(stock)));
}

/** The facts of a product (R21), each by its label and what is said. */
function specificationLines(id: number, code: Code): string[] {
  const t = (key: string, gaps: Gaps = {}) => pseudoIn(code, key, gaps);
  return [
    `region "${t('specification.title')}"`,
    `heading "${t('specification.title')}"`,
    ...factsOf(id).flatMap(({ label, value }) => [
      `term: ${t(`specification.label.${label}`)}`,
      `definition: ${typeof value === 'string' ? value : t(value.key, value.gaps)}`,
    ]),
  ];
}

/** The facts of the products of one kind side by side (R21): of the two keyboards. */
function comparisonLines(id: number, code: Code): string[] {
  const t = (key: string) => pseudoIn(code, key);
  const products = comparedWith(id);
  if (products.length === 0) return [];
  const title = t('comparison.title');
  const row = (...cells: readonly string[]) => `row "${cells.join(' ')}"`;
  return [
    `region "${title}"`,
    `heading "${title}"`,
    `table "${title}"`,
    row(t('comparison.fact'), ...products.map((one) => nameOf(one, code))),
    ...products.filter((one) => one !== id).map((one) => linkLine(nameOf(one, code), productAddress(one))),
    row(t('comparison.price'), ...products.map((one) => dollars(productOf(one).price))),
    ...factsOf(id).map(({ label }) =>
      row(t(`specification.label.${label}`), ...products.map((one) => t(`specification.${one}.${label}`))),
    ),
  ];
}

/** What the detail page shows beside its product. */
export interface DetailState {
  readonly quantity: number;
  /** The quantity in the cart, where the page says that it was just put there; null where it says nothing. */
  readonly inCart: number | null;
  /** The quantity in the cart that Add Cart would replace, which the page says before the press (R23); 0 for none. */
  readonly replaces?: number;
  readonly hearts?: readonly number[];
  readonly code?: Code;
  /** The picture that shows, from 0. */
  readonly view?: number;
  readonly isEnlarged?: boolean;
  /** The products that were open before (R21), the last one first. */
  readonly seen?: readonly number[];
}

/** The button of a picture of a product, from 0 (R21). */
export function viewName(id: number, view: number, code: Code = 'en'): string {
  return pseudoIn(code, 'gallery.view', { number: view + 1, total: productViews(id).length });
}

/** What a picture of a product shows, in words. */
function viewAlt(id: number, view: number, code: Code): string {
  return pseudoIn(code, view === 0 ? `product.${id}.alt` : `gallery.alt.${id}.${view + 1}`);
}

/** The pictures of a product (R21): the one that shows, whole or enlarged, and a button for each. */
function galleryLines(
  id: number,
  { hearts = [], code = 'en', view = 0, isEnlarged = false }: Partial<DetailState>,
): string[] {
  const t = (key: string, gaps: Gaps = {}) => pseudoIn(code, key, gaps);
  const product = nameOf(id, code);
  const views = productViews(id);
  return [
    `region "${t('gallery.region', { product })}"`,
    ...(isEnlarged ? [`group "${t('gallery.enlarged')}"`] : []),
    pictureLine(views[view] ?? ''),
    `img "${viewAlt(id, view, code)}"`,
    `button "${t('hearts.add', { product })}"${hearts.includes(id) ? ' [pressed]' : ''}`,
    `button "${t(isEnlarged ? 'gallery.zoomOut' : 'gallery.zoomIn')}"`,
    ...(views.length === 1
      ? []
      : views.flatMap((picture, each) => [pictureLine(picture), `button "${viewName(id, each, code)}"`])),
  ];
}

/** The page of a product (§2 /ProductDetail). */
export function detailPage(
  id: number,
  { quantity, inCart, replaces = 0, hearts = [], code = 'en', view = 0, isEnlarged = false, seen = [] }: DetailState,
): string[] {
  const { category, labels, price, stock } = productOf(id);
  const t = (key: string, gaps: Gaps = {}) => pseudoIn(code, key, gaps);
  const product = nameOf(id, code);
  const notes = replaces === 0 ? [] : [t('detail.inCart', { inCart: replaces, quantity })];
  return [
    `navigation "${t('detail.breadcrumb')}"`,
    linkLine(t('detail.home'), '/'),
    linkLine(t(`category.${category}.name`), listAddress(category)),
    ...galleryLines(id, { hearts, code, view, isEnlarged }),
    ...labels.map((one) => `listitem: ${t(`label.${one}`)}`),
    `heading "${product}" [level=1]`,
    `paragraph: ${dollars(price)}`,
    `paragraph: ${stockWords(stock, code)}`,
    `paragraph: ${t(`product.${id}.description`)}`,
    `text: ${t('detail.quantity')}`,
    dropdown(t('detail.quantity'), stock, quantity),
    `button "${t('detail.addCart')}"`,
    ...notes.map((note) => describedLine(t('detail.addCart'), note)),
    `button "${t('detail.buyNow')}"`,
    ...notes.map((note) => `paragraph: ${note}`),
    ...(inCart === null
      ? []
      : [
          'paragraph',
          `text: ${t('detail.added', { quantity: inCart })}`,
          linkLine(t('detail.viewCart'), '/ShoppingCart'),
        ]),
    ...specificationLines(id, code),
    ...comparisonLines(id, code),
    `region "${t('shelf.goesWith')}"`,
    `heading "${t('shelf.goesWith')}"`,
    ...togetherWith(id).flatMap((other) => productCard(productOf(other), { hearts, code })),
    ...(seen.length === 0 ? [] : [`region "${t('shelf.seenLately')}"`, `heading "${t('shelf.seenLately')}"`]),
    ...seen.flatMap((other) => productCard(productOf(other), { hearts, code })),
  ];
}

/** What stands at the address of a product that does not exist (R4). */
export const missingPage: readonly string[] = [
  pictureLine('not-found'),
  `img "${pseudo('detail.notFound.alt')}"`,
  `heading "${pseudo('detail.notFound.title')}" [level=1]`,
  `paragraph: ${pseudo('detail.notFound.text')}`,
  linkLine(pseudo('common.backToHome'), '/'),
];
