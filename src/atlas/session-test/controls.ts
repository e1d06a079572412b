import type { SerializedEvent } from '../../../machines/recorder/messages.ts';
import type { Words } from './shop-texts.ts';

/** A control of the shop, by role and accessible name, and what is done to it. */
export interface Control {
  /** The fields of the event that it cannot be found or used without. */
  readonly needs: readonly string[];
  readonly role: 'button' | 'link' | 'combobox';
  readonly within: 'main' | 'banner' | 'dialog' | 'categories';
  /** Its name; null where the shop has no words for it. */
  readonly name: (words: Words, event: SerializedEvent) => string | null;
  /** What is chosen or typed; it is pressed where left out. */
  readonly sets?: { readonly by: 'selectOption' | 'fill'; readonly field: string };
  /** Whether a page may have several with this name, which do the same. */
  readonly isOneOf?: boolean;
}

function productIn(words: Words, { id }: SerializedEvent): string | null {
  return words(`product.${String(id)}.name`);
}

/** A button of a product, with the name of that in its own. */
function productButton(key: string): Control {
  return {
    needs: ['id'],
    role: 'button',
    within: 'main',
    name: (words, event) => {
      const product = productIn(words, event);
      return product === null ? null : words(key, { product });
    },
  };
}

function button(within: Control['within'], key: string): Control {
  return { needs: [], role: 'button', within, name: (words) => words(key) };
}

/**
 * The controls that cause events, by machine and event. What stands here is pressed by the test of a recorded session; an event that is
 * not here is told in a comment. A test of the atlas presses them in a real page.
 */
export const CONTROLS: ReadonlyMap<string, Control> = new Map(
  Object.entries({
    'cart item.added': { ...productButton('list.addToCart'), isOneOf: true },
    'cart item.increased': productButton('cart.increase'),
    'cart item.decreased': productButton('cart.decrease'),
    'cart item.removed': {
      needs: ['id'],
      role: 'button',
      within: 'main',
      name: (words, event) => {
        const [remove, product] = [words('cart.remove'), productIn(words, event)];
        return remove === null || product === null ? null : `${remove} ${product}`;
      },
    },
    'cart removal.undone': button('main', 'common.undo'),
    'cart removal.dismissed': button('main', 'common.close'),
    'purchase quantity.chosen': {
      needs: ['quantity'],
      role: 'combobox',
      within: 'main',
      name: (words) => words('detail.quantity'),
      sets: { by: 'selectOption', field: 'quantity' },
    },
    'purchase addCart.pressed': button('main', 'detail.addCart'),
    'purchase buyNow.pressed': button('main', 'detail.buyNow'),
    'notice notice.dismissed': button('dialog', 'common.ok'),
    'wishlist heart.pressed': { ...productButton('hearts.add'), isOneOf: true },
    'language menu.opened': button('banner', 'language.button'),
    'language language.chosen': {
      needs: ['language'],
      role: 'button',
      within: 'banner',
      name: (words, { language }) => words(`language.name.${String(language)}`),
    },
    'navigation list.opened': {
      needs: ['categoryId'],
      role: 'link',
      within: 'categories',
      name: (words, { categoryId }) => words(`category.${String(categoryId)}.name`),
    },
    'search query.typed': {
      needs: ['query'],
      role: 'combobox',
      within: 'banner',
      name: (words) => words('search.label'),
      sets: { by: 'fill', field: 'query' },
    },
  } satisfies Record<string, Control>),
);

/** Where each screen is; null where the event does not say. */
export function addressOf({ type, categoryId, productId }: SerializedEvent): string | null {
  const numbered = (path: string, id: unknown): string | null => (typeof id === 'number' ? `${path}${id}` : null);
  switch (type) {
    case 'home.opened':
      return '/';
    case 'list.opened':
      return numbered('/ProductList?category=', categoryId);
    case 'detail.opened':
      return numbered('/ProductDetail/', productId);
    case 'account.opened':
      return '/UserProfile';
    case 'signUp.opened':
      return '/SignUp';
    case 'forgetPassword.opened':
      return '/ForgetPassword';
    case 'cart.opened':
      return '/ShoppingCart';
    case 'checkout.opened':
      return '/CheckOut';
    default:
      return null;
  }
}
