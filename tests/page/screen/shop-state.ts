import type { Removed } from '../../facts/cart-presses.ts';
import { categoryAt } from '../../facts/categories.ts';
import { type Code, LANGUAGES } from '../../facts/languages.ts';
import { productAddress } from '../../facts/destinations.ts';
import { productPicture, productViews } from '../../facts/pictures.ts';
import { PRODUCTS, type Product } from '../../facts/products.ts';
import { pseudoIn } from '../../facts/pseudo-locale.ts';
import { type BannerState, bannerLines, greeting, GUEST } from '../screens/banner.ts';
import { viewName } from '../screens/detail.ts';
import { FOOTER_LINKS, footerLines } from '../screens/footer.ts';
import { linkLine } from '../screens/lines.ts';
import { cartName } from '../screens/product-words.ts';
import { isSomebody, STORED, storedCart, storedIds, storedSeen, storedVisitor } from '../stored/stored.ts';
import { dataLines } from './data-lines.ts';
import type { PageSnapshot } from './page-snapshot.ts';

/** What decides what stands around a page: a fresh shop where nothing is said. */
export interface ShopState extends BannerState {
  /** Whether the cart is open to who is shopping. */
  readonly login?: boolean;
  readonly hearts?: readonly number[];
  /** The products whose pages were open, the last one first. */
  readonly seen?: readonly number[];
  /** The line that Undo would bring back. */
  readonly removed?: Removed | null;
  /** The language in storage, and the one in its cookie, where a shopper chose it in this tab. */
  readonly kept?: Code | null;
  readonly cookie?: Code | null;
  /** The picture of the product that shows on its page, from 0. */
  readonly view?: number;
  /** The error view stands in the place of the page. */
  readonly isFaulty?: boolean;
}

/** The product that an address is the page of. */
function productAt(address: string): Product | undefined {
  return PRODUCTS.find(({ id }) => address === productAddress(id));
}

/**
 * The title of the tab at an address (§2), and what a search engine shows below it: those of its screen, or of home where
 * the address is no other page's.
 */
function headAt(
  address: string,
  { code = 'en', name = GUEST, isFaulty = false }: ShopState,
): Pick<PageSnapshot, 'title' | 'description'> {
  const t = (key: string, gaps = {}) => pseudoIn(code, key, gaps);
  const of = (screen: string) => ({
    title: t(`${screen}.documentTitle`),
    description: t(`${screen}.documentDescription`),
  });
  if (isFaulty) return { title: t('errors.unexpected.documentTitle'), description: t('errors.unexpected.text') };
  const list = categoryAt(address);
  if (list !== undefined)
    return {
      title: t('list.documentTitle', { category: t(`category.${list.id}.name`) }),
      description: t(`category.${list.id}.description`),
    };
  if (address.startsWith('/ProductDetail')) {
    const product = productAt(address);
    if (product === undefined) return of('detail.notFound');
    return {
      title: t('detail.documentTitle', { product: t(`product.${product.id}.name`) }),
      description: t(`product.${product.id}.description`),
    };
  }
  const screens: Readonly<Record<string, string>> = {
    '/UserProfile': isSomebody(name) ? 'account' : 'account.signIn',
    '/SignUp': 'signUp',
    '/ForgetPassword': 'forgetPassword',
    '/ShoppingCart': 'cart',
    '/CheckOut': 'checkout',
  };
  return of(screens[address] ?? 'home');
}

/** What a search engine is told of the page of a product: what schema.org calls a product, with its offer (§3, §8). */
function dataAt(address: string, code: Code): string[] {
  const product = productAt(address);
  if (product === undefined) return [];
  const { id, price, stock, category } = product;
  const t = (key: string) => pseudoIn(code, key);
  return dataLines({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: t(`product.${id}.name`),
    description: t(`product.${id}.description`),
    category: t(`category.${category}.name`),
    sku: id,
    image: `/pictures/${productPicture(id)}-800.webp`,
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'USD',
      availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
    },
  });
}

/** What is marked as the page that is open, or as the language that shows, in the order of the page. */
function currentAt(
  address: string,
  { code = 'en', name, lines = [], isListOpen = false, view = 0, isFaulty = false, suggestions = null }: ShopState,
): string[] {
  const t = (key: string) => pseudoIn(code, key);
  const page = (key: string) => `${t(key)}: page`;
  const list = categoryAt(address);
  const listed = list === undefined ? [] : [page(`category.${list.id}.name`)];
  return [
    ...(address === '/' ? [page('common.brand')] : []),
    ...(isListOpen ? [`${t(`language.name.${code}`)}: true`] : []),
    ...(address === '/UserProfile' ? [`${greeting(name, code)}: page`] : []),
    ...(address === '/ShoppingCart' ? [`${cartName(lines, code)}: page`] : []),
    // Where nothing is found, the ways to all categories stand below the search box, too.
    ...(suggestions?.found.length === 0 ? listed : []),
    ...listed,
    ...(isFaulty ? [] : PRODUCTS.filter(({ id }) => address === productAddress(id) && productViews(id).length > 1)).map(
      ({ id }) => `${viewName(id, view, code)}: true`,
    ),
    ...(address === '/' ? FOOTER_LINKS.map(page) : []),
  ];
}

/** What the browser keeps (R14), without what says no more than that nothing is kept. */
function storageOf({
  name = GUEST,
  login = true,
  lines = [],
  removed = null,
  hearts = [],
  seen = [],
  kept = null,
  cookie = null,
}: ShopState): string[] {
  return [
    ...(cookie === null ? [] : [`cookie i18next=${cookie}`]),
    ...(kept === null ? [] : [`local ${STORED.language} = ${kept}`]),
    ...(lines.length === 0 && removed === null ? [] : [`local ${STORED.cart} = ${storedCart(lines, removed)}`]),
    ...(seen.length === 0 ? [] : [`local ${STORED.seen} = ${storedSeen(seen)}`]),
    ...(name === GUEST && login ? [] : [`local ${STORED.session} = ${storedVisitor(name, login)}`]),
    ...(hearts.length === 0 ? [] : [`local ${STORED.wishlist} = ${storedIds(hearts)}`]),
  ];
}

/** What stands in no part of a page: the link that skips the header. */
export function beyondLines(code: Code): string[] {
  return [linkLine(pseudoIn(code, 'common.skipToContent'), '#main')];
}

/** All that a page shows around its own content, at an address and in a state of the shop. */
export function aroundPage(
  address: string,
  shop: ShopState,
): Omit<PageSnapshot, 'address' | 'main' | 'pictures' | 'values' | 'described'> {
  const { code = 'en', name, lines = [] } = shop;
  return {
    language: LANGUAGES[code].tag,
    ...headAt(address, shop),
    focus: '',
    current: currentAt(address, shop),
    storage: storageOf(shop),
    colours: 'light',
    data: dataAt(address, code),
    faults: [],
    cart: cartName(lines, code),
    greeting: greeting(name, code),
    banner: bannerLines(shop),
    notes: [],
    beyond: beyondLines(code),
    shapes: [],
    scrolled: [],
    footer: footerLines(code),
    dialog: [],
    announced: '',
  };
}
