import { isLanguage, languageOfTag } from '../../../machines/language/languages.ts';
import { isMantineColorScheme } from '@mantine/core';
import type { Shop } from '../../routes/-router-context.ts';
import type { Environment } from '../environment.ts';
import type { SafeStore } from './safe-store.ts';
import { formatVisitor, parseVisitor, STORE_KEYS } from './codecs.ts';
import { type PersistedSlice, persistSlice, type StoreListener } from './persisted-slice.ts';
import type { KeptActor, StoreAccess } from './presses/kept-actors.ts';

type Access = Pick<StoreAccess, 'store' | 'findings'>;
type Log = KeptActor<unknown>['log'];

function listenFor(name: string, { sync, hear }: Log): StoreListener {
  const isMine = (key: string) => key === name || key.startsWith(`${name}.`);
  return { isMine, onStored: hear, onResumed: sync };
}

function persistSession(session: Shop['session'], { store, findings }: Access): StoreListener {
  return persistSlice(
    store,
    {
      key: STORE_KEYS.session,
      parse: parseVisitor,
      format: formatVisitor,
      current: () => {
        const snapshot = session.getSnapshot();
        return { name: snapshot.context.name, login: snapshot.hasTag('loggedIn') };
      },
      restore: (visitor) => session.send({ type: 'session.restored', ...visitor }),
      subscribe: (listener) => void session.subscribe(listener),
    },
    findings,
  );
}

/**
 * The language is written by the machine alone, and only when it was chosen (R11); here this tab follows the others. To a
 * tab that comes back, what it shows is no news, and a choice that is on its way here stands.
 */
function followLanguage(language: Shop['language'], store: SafeStore): StoreListener {
  const followCode = (code: string | null) => {
    if (!isLanguage(code) || code === language.getSnapshot().context.requested) return;
    language.send({ type: 'language.shared', language: code });
  };
  return {
    isMine: (key) => key === STORE_KEYS.language,
    onStored: () => followCode(store.readAgain(STORE_KEYS.language)),
    onResumed: () => {
      const code = store.read(STORE_KEYS.language);
      const { origin, shown } = language.getSnapshot().context;
      if (origin !== 'chosen' || code !== shown) followCode(code);
    },
  };
}

/** Removes a text that stands for nothing that the shop knows. */
function removeUnknown(key: string, isKnown: (text: string) => boolean, { store, findings }: Access): void {
  const text = store.read(key);
  if (text === null || isKnown(text)) return;
  store.remove(key);
  findings.onDamage();
}

/**
 * After trouble with the store, what it refused or lost of one kind of data is offered again as soon as any kind changes:
 * it may be taken now.
 */
function offerAgain({ cart, wishlist, session }: Shop, logs: readonly Log[], store: SafeStore): void {
  const offer = () => {
    if (store.hadTrouble()) for (const log of logs) log.sync();
  };
  cart.subscribe(offer);
  wishlist.subscribe(offer);
  session.subscribe(offer);
}

/** Joins cart, visitor, hearts, products seen and language to the store, and so to the other tabs (R14, R30). */
export function persistShop(
  shop: Shop,
  logs: Readonly<Record<'cart' | 'wishlist', Log>>,
  seen: PersistedSlice<readonly number[]>,
  access: Access & { readonly environment: Environment },
): void {
  const { store, environment } = access;
  const listeners = [
    listenFor(STORE_KEYS.cart, logs.cart),
    persistSession(shop.session, access),
    listenFor(STORE_KEYS.wishlist, logs.wishlist),
    persistSlice(store, seen, access.findings),
    followLanguage(shop.language, store),
  ];
  logs.cart.sync();
  logs.wishlist.sync();
  offerAgain(shop, [logs.cart, logs.wishlist], store);
  removeUnknown(STORE_KEYS.language, (code) => isLanguage(languageOfTag(code) ?? code.toLowerCase()), access);
  removeUnknown(STORE_KEYS.colorScheme, isMantineColorScheme, access);
  environment.onStored((key) => {
    for (const listener of listeners) if (key === null || listener.isMine(key)) listener.onStored(key);
  });
  environment.onResumed(() => {
    for (const listener of listeners) listener.onResumed();
  });
}
