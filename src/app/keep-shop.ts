import { isLanguage } from '../../machines/language/languages.ts';
import { productById } from '../catalogue/products.ts';
import type { Shop } from '../routes/-shop.ts';
import type { Environment } from './environment.ts';
import type { SafeStore } from './storage.ts';
import { formatIds, formatLines, formatVisitor, parseIds, parseLines, parseVisitor, STORE_KEYS } from './stored.ts';
import { keepInStep, type Sync } from './sync.ts';

function isProduct(id: number): boolean {
  return productById(id) !== undefined;
}

function keepCart(cart: Shop['cart'], store: SafeStore): Sync {
  return keepInStep(store, {
    key: STORE_KEYS.cart,
    parse: (text) => parseLines(text, isProduct),
    format: formatLines,
    current: () => cart.getSnapshot().context.lines,
    restore: (lines) => cart.send({ type: 'cart.restored', lines }),
    subscribe: (listener) => void cart.subscribe(listener),
  });
}

function keepSession(session: Shop['session'], store: SafeStore): Sync {
  return keepInStep(store, {
    key: STORE_KEYS.session,
    parse: parseVisitor,
    format: formatVisitor,
    current: () => {
      const snapshot = session.getSnapshot();
      return { name: snapshot.context.name, login: snapshot.hasTag('loggedIn') };
    },
    restore: (visitor) => session.send({ type: 'session.restored', ...visitor }),
    subscribe: (listener) => void session.subscribe(listener),
  });
}

function keepWishlist(wishlist: Shop['wishlist'], store: SafeStore): Sync {
  return keepInStep(store, {
    key: STORE_KEYS.wishlist,
    parse: (text) => parseIds(text, isProduct),
    format: formatIds,
    current: () => wishlist.getSnapshot().context.ids,
    restore: (ids) => wishlist.send({ type: 'wishlist.restored', ids }),
    subscribe: (listener) => void wishlist.subscribe(listener),
  });
}

/**
 * The language is written by the machine alone, and only when it was chosen (R11); here this tab follows the others.
 */
function followLanguage(language: Shop['language'], store: SafeStore): Sync {
  const share = (code: string | null) => {
    if (!isLanguage(code) || code === language.getSnapshot().context.requested) return;
    language.send({ type: 'language.shared', language: code });
  };
  return {
    key: STORE_KEYS.language,
    follow: () => share(store.readAgain(STORE_KEYS.language)),
    resume: () => share(store.read(STORE_KEYS.language)),
  };
}

/** Joins cart, visitor, hearts and language to the store, and so to the other tabs (R14). */
export function keepShop(shop: Shop, store: SafeStore, environment: Environment): void {
  const syncs = [
    keepCart(shop.cart, store),
    keepSession(shop.session, store),
    keepWishlist(shop.wishlist, store),
    followLanguage(shop.language, store),
  ];
  environment.onStored((key) => {
    for (const sync of syncs) if (key === null || key === sync.key) sync.follow();
  });
  environment.onResumed(() => {
    for (const sync of syncs) sync.resume();
  });
}
