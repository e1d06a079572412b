import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { MachineId } from '../../../machines/index.ts';
import { renderPage } from '../../../src/app/rendering/render-page.tsx';
import { pages } from '../../../src/build/pages/page-table.ts';
import { type Product, products } from '../../../src/catalogue/products.ts';
import { ProductCard } from '../../../src/features/product/card/ProductCard.tsx';
import { ProductDetailScreen } from '../../../src/features/product/detail/ProductDetailScreen.tsx';
import { AddButton } from '../../../src/features/product/list/AddButton.tsx';
import { Fault, FrameFault } from '../../../src/routes/-Fault.tsx';
import { stateWords } from '../../engine/machine/state-words.ts';
import { CODES } from '../../facts/languages.ts';
import { pseudoLocale } from '../../facts/pseudo-locale.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { followWalks } from '../support/follow-walks.ts';
import { type Held, type RenderedShop, frameOf, mainOf, openRenderedShop } from '../support/rendered-shop.ts';
import { spread } from '../support/spread.ts';

/** Snapshots of one state that are rendered, at most. */
const MOST = 12;

const followed = new Map<MachineId, ReadonlyMap<string, readonly AnyMachineSnapshot[]>>();

/** Snapshots to which the walks of a machine lead, by its states. */
function walked(id: MachineId): ReadonlyMap<string, readonly AnyMachineSnapshot[]> {
  const known = followed.get(id) ?? snapshotsByState(id);
  followed.set(id, known);
  return known;
}

function snapshotsByState(id: MachineId): Map<string, AnyMachineSnapshot[]> {
  const all = new Map<string, AnyMachineSnapshot>();
  for (const { snapshot } of followWalks(id, 'actor'))
    all.set(`${stateWords(snapshot.value)} ${JSON.stringify(snapshot.context)}`, snapshot);
  const byState = new Map<string, AnyMachineSnapshot[]>();
  for (const snapshot of all.values()) {
    const state = stateWords(snapshot.value);
    byState.set(state, [...(byState.get(state) ?? []), snapshot]);
  }
  return new Map([...byState].map(([state, own]) => [state, spread(own, MOST)]));
}

function lastIn(id: MachineId, state: string): AnyMachineSnapshot {
  const snapshot = walked(id).get(state)?.at(-1);
  if (snapshot === undefined) throw new Error(`No walk of ${id} leads to ${state}.`);
  return snapshot;
}

const SIGNED_IN: Held = { session: lastIn('session', 'signedIn') };
const FILLED: Held = { cart: lastIn('cart', 'lines.filled + undo.available') };
const LISTS: Held = { ...SIGNED_IN, account: lastIn('account', 'lists') };

/** What Add Cart leads to: the cart holds what was chosen. Before that it holds something else. */
function besidePurchase({ value, context }: AnyMachineSnapshot): Held {
  if (value !== 'added') return FILLED;
  const cart = lastIn('cart', 'lines.filled + undo.available');
  return { cart: { ...cart, context: { ...cart.context, lines: [{ id: context.id, quantity: context.quantity }] } } };
}

/** Where a machine is seen, and what else holds there; of a machine whose parts stand around each page, the whole page. */
interface Place {
  readonly address: string | ((context: Readonly<Record<string, unknown>>) => string);
  readonly beside?: Held | ((snapshot: AnyMachineSnapshot) => Held);
  readonly isWhole?: boolean;
}

/** The form that has these fields. */
function formAddress({ fields }: Readonly<Record<string, unknown>>): string {
  const names = JSON.stringify(fields);
  if (names.includes('phone')) return '/SignUp';
  return names.includes('userName') ? '/UserProfile' : '/ForgetPassword';
}

const AROUND: Place = { address: '/ForgetPassword', isWhole: true };

/** Machines that are seen in a browser alone: a dialog, the news, what leads from page to page; and those of the atlas. */
type SeenElsewhere =
  | 'carousel'
  | 'chunk'
  | 'navigation'
  | 'notice'
  | 'fileLoader'
  | 'recorder'
  | 'traffic'
  | 'trial'
  | 'viewer';

/** All other machines, and the pages that show them. */
const PLACES: Readonly<Record<Exclude<MachineId, SeenElsewhere>, readonly Place[]>> = {
  account: [{ address: '/UserProfile', beside: SIGNED_IN }],
  cart: [{ address: '/ShoppingCart' }, { address: '/CheckOut' }, AROUND],
  checkout: [{ address: '/CheckOut', beside: FILLED }],
  contents: [AROUND],
  form: [{ address: formAddress }],
  gallery: [{ address: '/ProductDetail/4' }],
  language: [AROUND],
  marquee: [AROUND],
  // The walks know a product that is in no catalogue.
  purchase: [{ address: ({ id }) => `/ProductDetail/${id === 0 ? 8 : String(id)}`, beside: besidePurchase }],
  search: [AROUND],
  session: [{ address: '/UserProfile', isWhole: true }],
  storage: [AROUND],
  wishlist: [{ address: '/UserProfile', beside: LISTS }, { address: '/ProductList/Mouse?category=1' }],
};

function nothing(): void {}

/** Each product with another stock, price and labels than it has. */
const oddProducts = products.map((product, place): Product => ({
  ...product,
  inventory: place,
  productPrice: place === 1 ? 0 : 1234 * 10 ** (place % 4),
  productLabels: place % 3 === 0 ? [] : (products[products.length - 1 - place]?.productLabels ?? []),
}));

async function looksOf(
  id: MachineId,
  { address, beside = {}, isWhole = false }: Place,
): Promise<Record<string, string>> {
  const looks: Record<string, string> = {};
  const shops = new Map<string, RenderedShop>();
  for (const [state, snapshots] of walked(id)) {
    const markups: string[] = [];
    for (const snapshot of snapshots) {
      const at = typeof address === 'string' ? address : address(snapshot.context);
      const shop = shops.get(at) ?? (await openRenderedShop(at));
      shops.set(at, shop);
      const around = typeof beside === 'function' ? beside(snapshot) : beside;
      const markup = await shop.page({ ...around, [id]: snapshot });
      markups.push(isWhole ? markup : mainOf(markup));
    }
    looks[state] = fingerprint(...markups);
  }
  return looks;
}

// Where one of them changes, look at it in the browser (`npm start`), and then have the table written anew:
// `npm run test:unit -- as-looked-at -u`.
describe('The screens of the shop are those that were looked at last', () => {
  it.each(Object.entries(PLACES) as [MachineId, readonly Place[]][])('in each state of %s', async (id, places) => {
    const looks: Record<string, Record<string, string>> = {};
    for (const place of places)
      looks[typeof place.address === 'string' ? place.address : 'its address'] = await looksOf(id, place);
    expect(looks).toMatchSnapshot();
  });

  it.each(CODES)('at each address, in %s', async (code) => {
    const looks: Record<string, string> = {};
    for (const { address } of pages)
      looks[address] = fingerprint(mainOf(await (await openRenderedShop(address, code)).page()));
    expect({
      ...looks,
      'around each': fingerprint(frameOf(await (await openRenderedShop('/', code)).page())),
    }).toMatchSnapshot();
  });

  it('at each address by what the shop knows of it', async () => {
    const known: Record<string, object> = {};
    for (const { address } of pages) {
      const { value, context } = (await openRenderedShop(address)).shop.navigation.getSnapshot();
      known[address] = { state: stateWords(value), product: context.productId, category: context.categoryId };
    }
    expect(known).toMatchSnapshot();
  });

  it.each(CODES)(
    'at each address as the build renders it, with all that its document says, in %s',
    async (language) => {
      const looks: Record<string, string> = {};
      for (const { address, isAnyPath = false } of pages) {
        const texts = pseudoLocale(language);
        looks[address] = fingerprint(JSON.stringify(await renderPage({ address, language, texts }, isAnyPath)));
      }
      expect(looks).toMatchSnapshot();
    },
  );

  it('of products that the shop does not sell', async () => {
    const { part, shop, seen } = await openRenderedShop('/');
    const { wishlist, cart } = shop;
    const views = {
      card: (product: Product) => createElement(ProductCard, { product, wishlist }),
      'card in a list': (product: Product) =>
        createElement(ProductCard, { product, wishlist }, createElement(AddButton, { product, onAdd: nothing })),
      page: (product: Product) =>
        createElement(ProductDetailScreen, { product, cart, wishlist, seen, onCartRequested: nothing }),
    };
    const looks: Record<string, string> = {};
    for (const [name, view] of Object.entries(views))
      looks[name] = fingerprint(...(await Promise.all(oddProducts.map((product) => part(view(product))))));
    expect(looks).toMatchSnapshot();
  });

  it.each(CODES)('where a page or the frame failed, in %s', async (code) => {
    const { part } = await openRenderedShop('/', code);
    const errors = [
      new Error('message'),
      'thrown',
      Object.assign(new Error('chunk'), { type: 'missing', request: '/a.js' }),
    ];
    const looks = [Fault, FrameFault].flatMap((view) => errors.map((error) => part(createElement(view, { error }))));
    expect(fingerprint(...(await Promise.all(looks)))).toMatchSnapshot();
  });
});
