import { isLanguage } from '../../../machines/language/languages.ts';
import { productById } from '../../catalogue/products.ts';
import type { Shop } from '../../routes/-router-context.ts';
import type { Environment } from '../environment.ts';
import type { SafeStore } from './safe-store.ts';
import { formatIds, formatLines, formatVisitor, parseIds, parseLines, parseVisitor, STORE_KEYS } from './codecs.ts';
import { persistSlice, type StoreListener } from './persisted-slice.ts';

function isProduct(id: number): boolean {
  return productById(id) !== undefined;
}

function persistCart(cart: Shop['cart'], store: SafeStore): StoreListener {
  return persistSlice(store, {
    key: STORE_KEYS.cart,
    parse: (text) => parseLines(text, isProduct),
    format: formatLines,
    current: () => cart.getSnapshot().context.lines,
    restore: (lines) => cart.send({ type: 'cart.restored', lines }),
    subscribe: (listener) => void cart.subscribe(listener),
  });
}

function persistSession(session: Shop['session'], store: SafeStore): StoreListener {
  return persistSlice(store, {
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

function persistWishlist(wishlist: Shop['wishlist'], store: SafeStore): StoreListener {
  return persistSlice(store, {
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
function followLanguage(language: Shop['language'], store: SafeStore): StoreListener {
  const followCode = (code: string | null) => {
    if (!isLanguage(code) || code === language.getSnapshot().context.requested) return;
    language.send({ type: 'language.shared', language: code });
  };
  return {
    key: STORE_KEYS.language,
    onStored: () => followCode(store.readAgain(STORE_KEYS.language)),
    onResumed: () => followCode(store.read(STORE_KEYS.language)),
  };
}

/** Joins cart, visitor, hearts and language to the store, and so to the other tabs (R14). */
export function persistShop(shop: Shop, store: SafeStore, environment: Environment): void {
  const listeners = [
    persistCart(shop.cart, store),
    persistSession(shop.session, store),
    persistWishlist(shop.wishlist, store),
    followLanguage(shop.language, store),
  ];
  environment.onStored((key) => {
    for (const listener of listeners) if (key === null || key === listener.key) listener.onStored();
  });
  environment.onResumed(() => {
    for (const listener of listeners) listener.onResumed();
  });
}
