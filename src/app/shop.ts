import type { i18n as I18n } from 'i18next';
import { createActor, fromPromise } from 'xstate';
import { contentsMachine } from '../../machines/contents/contents.machine.ts';
import { languageMachine } from '../../machines/language/language.machine.ts';
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '../../machines/language/languages.ts';
import { marqueeMachine } from '../../machines/marquee/marquee.machine.ts';
import { navigationMachine } from '../../machines/navigation/navigation.machine.ts';
import { searchMachine } from '../../machines/search/search.machine.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { storageMachine } from '../../machines/storage/storage.machine.ts';
import { categories } from '../catalogue/categories.ts';
import { products } from '../catalogue/products.ts';
import type { RouterContext, Shop } from '../routes/-router-context.ts';
import { rememberBuiltShop } from './built-shop.ts';
import type { Environment } from './environment.ts';
import { createTranslator } from './texts/i18n.ts';
import { persistShop } from './storage/persistence.ts';
import { startCart, startWishlist } from './storage/presses/kept-actors.ts';
import { keepSearchEntries } from './texts/keep-search-entries.ts';
import { createProductTexts, type ProductTexts } from './texts/text-parts.ts';
import { createSafeStore, type SafeStore } from './storage/safe-store.ts';
import { createSeenProducts } from './storage/seen-slice.ts';
import { STORE_KEYS } from './storage/codecs.ts';
import { createTranslationLoader } from './texts/translation.ts';
import { visitorEvent } from './visitor.ts';

/** The shop, and what the app alone needs beside it. */
export interface OpenedShop {
  readonly shop: Shop;
  readonly seen: RouterContext['seen'];
  readonly textsFor: RouterContext['textsFor'];
  readonly i18n: I18n;
  readonly store: SafeStore;
}

function startLanguage(
  environment: Environment,
  store: SafeStore,
  i18n: I18n,
  productTexts: ProductTexts | undefined,
): Shop['language'] {
  const translations = createTranslationLoader(i18n, environment.fetch, productTexts);
  const machine = languageMachine.provide({
    actors: {
      loadTranslation: fromPromise<void, { language: Language }>(({ input, signal }) =>
        translations.load(input.language, signal),
      ),
      loadFallback: fromPromise<void>(({ signal }) => translations.loadFallback(signal)),
    },
    actions: {
      storeChoice: (_, { language }) => {
        store.write(STORE_KEYS.language, language);
        environment.cacheLanguage(language);
      },
    },
  });
  const detected = environment.languageCodes(store.read).find(isLanguage) ?? FALLBACK_LANGUAGE;
  const language = createActor(machine, { ...environment.inspection, input: { detected } }).start();
  environment.onOnline(() => language.send({ type: 'network.returned' }));
  return language;
}

/**
 * Opens the shop: makes and starts the actors that live as long as the page, restores what was stored, begins to load
 * the language, and keeps other tabs in step. Touches nothing but what the environment hands it.
 */
export function createShop(environment: Environment): OpenedShop {
  const i18n = createTranslator();
  const productTexts = createProductTexts?.(i18n);
  const { inspection, motion } = environment;
  const reloadPage = () => environment.reload();
  const storage = createActor(storageMachine, inspection).start();
  const contents = createActor(contentsMachine.provide({ actions: { reloadPage } }), inspection).start();
  const store = createSafeStore(environment.localStore, {
    onFailure: () => storage.send({ type: 'storage.failed' }),
    onRecovery: () => storage.send({ type: 'storage.recovered' }),
  });
  const findings = {
    onDamage: () => contents.send({ type: 'damage.found' }),
    onNewer: () => contents.send({ type: 'newer.found' }),
  };
  const access = { store, environment, findings };
  const cart = startCart(access);
  const wishlist = startWishlist(access);
  const { slice: seenSlice, ...seen } = createSeenProducts();
  const shop: Shop = {
    storage,
    contents,
    thisYear: new Date(environment.now()).getFullYear(),
    session: createActor(sessionMachine, inspection).start(),
    cart: cart.actor,
    wishlist: wishlist.actor,
    language: startLanguage(environment, store, i18n, productTexts),
    navigation: createActor(navigationMachine, {
      ...inspection,
      input: { categoryIds: categories.map(({ id }) => id), productIds: products.map(({ id }) => id) },
    }).start(),
    search: createActor(searchMachine, { ...inspection, input: { entries: [], isWhole: false } }).start(),
    marquee: createActor(marqueeMachine, { ...inspection, input: { reducedMotion: motion.isReduced() } }).start(),
  };
  // As if the shopper had pressed Pause: Play is where it was.
  motion.onReduced(() => shop.marquee.send({ type: 'pause.pressed' }));
  rememberBuiltShop(shop);
  persistShop(shop, { cart: cart.log, wishlist: wishlist.log }, seenSlice, access);
  shop.navigation.send(visitorEvent(shop.session.getSnapshot()));
  i18n.on('languageChanged', (tag) => environment.setPageLanguage(tag));
  keepSearchEntries(shop.search, i18n, environment, productTexts);
  return { shop, seen, textsFor: productTexts?.forScreens(shop, seen), i18n, store };
}
