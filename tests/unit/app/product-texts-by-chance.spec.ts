import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Language } from '../../../machines/language/languages.ts';
import type { NavigationEvent } from '../../../machines/navigation/navigation.machine.ts';
import { createShop } from '../../../src/app/shop.ts';
import { createTranslator } from '../../../src/app/texts/i18n.ts';
import { loadProductTexts } from '../../../src/app/texts/product-texts.ts';
import { followTexts } from '../../../src/app/texts/shown-texts.ts';
import { createTranslationLoader } from '../../../src/app/texts/translation.ts';
import { partModule, textsAtHand } from '../../../src/build/catalogue/split-texts.ts';
import { CATEGORIES } from '../../facts/categories.ts';
import { CODES, LANGUAGES } from '../../facts/languages.ts';
import { PRODUCTS } from '../../facts/products.ts';
import { localeOf, textIn } from '../../facts/texts.ts';
import { openFakeBrowser, openFakeTab } from '../support/fake-environment.ts';
import { partsOfTexts } from '../support/parts-of-texts.ts';

const SEED = 20_261_126;
const { signal } = new AbortController();

/** The files of the languages, as they stand in the folder of texts. */
const files = new Map(CODES.map((code) => [code, JSON.stringify(localeOf(code).file)]));

function fileOf(code: Language): string {
  return files.get(code) ?? '';
}

/** The texts of a module that the build writes for a part. */
function textsIn(source: string): Record<string, string>[] {
  const [, text = ''] = /^export default JSON\.parse\((.*)\);\n$/u.exec(source) ?? [];
  return JSON.parse(JSON.parse(text));
}

/** A shop whose products come in these blocks, split as the build splits them; the parts that were loaded, in their order. */
async function openSplit(blocks: readonly (readonly number[])[]) {
  const loaded: string[] = [];
  let gate = Promise.resolve();
  const dead = new Set<string>();
  const parts = partsOfTexts(blocks.length, async ({ code, kind, block, name }) => {
    loaded.push(name);
    // Details come later than what another tab has brought is waited for.
    if (kind === 'details') for (let turns = 0; turns < 2; turns += 1) await turn();
    if (dead.has(name)) throw new Error(name);
    return { default: textsIn(partModule(`?${code}.${kind}.${block}`, fileOf(code), blocks)) };
  });
  const i18n = createTranslator();
  const texts = loadProductTexts(parts, i18n, blocks);
  const { environment } = openFakeTab(openFakeBrowser());
  const fetch: typeof environment.fetch = async (address) => {
    const code = CODES.find((one) => address.includes(`/${one}/`)) ?? 'en';
    await gate;
    return new Response(textsAtHand(fileOf(code), blocks));
  };
  const loader = createTranslationLoader(i18n, fetch, texts);
  await loader.load('en', signal);
  const { shop, seen } = createShop(environment);
  return {
    shown: followTexts(i18n),
    /** Holds the files of languages back. @returns lets them come */
    holdFiles: () => {
      let letGo = (): void => undefined;
      gate = new Promise((resolve) => (letGo = resolve));
      return letGo;
    },
    texts,
    loader,
    shop,
    seen,
    textsFor: texts.forScreens(shop, seen),
    loaded,
    dead,
  };
}

type Split = Awaited<ReturnType<typeof openSplit>>;

const someIds = fc.subarray(PRODUCTS.map(({ id }) => id));
const oneId = fc.constantFrom(...PRODUCTS.map(({ id }) => id));

/** Products in blocks: some at hand, the others in up to four blocks. */
const blocksByChance = fc
  .array(fc.integer({ min: -1, max: 3 }), { minLength: PRODUCTS.length, maxLength: PRODUCTS.length })
  .map((places) =>
    [0, 1, 2, 3]
      .map((block) => PRODUCTS.filter((_, at) => places[at] === block).map(({ id }) => id))
      .filter(({ length }) => length > 0),
  );

const screens = fc.oneof(
  fc.constantFrom<NavigationEvent['type']>('home.opened', 'signUp.opened').map((type) => ({ type })),
  // Other tabs bring products to these, and to that of a product.
  {
    weight: 3,
    arbitrary: fc
      .constantFrom<NavigationEvent['type']>('cart.opened', 'checkout.opened', 'account.opened')
      .map((type) => ({ type })),
  },
  fc
    .constantFrom(...CATEGORIES.map(({ id }) => id))
    .map((categoryId) => ({ type: 'list.opened' as const, categoryId })),
  { weight: 3, arbitrary: oneId.map((productId) => ({ type: 'detail.opened' as const, productId })) },
);

const actions = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: screens.map((screen) => ({ does: 'opens', screen: screen as NavigationEvent }) as const),
    },
    { weight: 3, arbitrary: someIds.map((ids) => ({ does: 'fills the cart', ids }) as const) },
    { weight: 3, arbitrary: someIds.map((ids) => ({ does: 'fills the wishlist', ids }) as const) },
    { weight: 3, arbitrary: oneId.map((id) => ({ does: 'looks at', id }) as const) },
    fc.constantFrom(...CODES).map((code) => ({ does: 'speaks', code }) as const),
    fc
      .tuple(fc.constantFrom(...CODES), screens)
      .map(([code, screen]) => ({ does: 'speaks and opens', code, screen: screen as NavigationEvent }) as const),
    fc.constant({ does: 'brings all' } as const),
  ),
  { minLength: 1, maxLength: 12 },
);

type Action = typeof actions extends fc.Arbitrary<(infer TAction)[]> ? TAction : never;

/** What another tab may do while a screen is open. */
const BY_OTHERS: ReadonlySet<string> = new Set<Action['does']>(['fills the cart', 'fills the wishlist', 'looks at']);

function cartIds({ cart }: Split['shop']): number[] {
  return cart.getSnapshot().context.lines.map(({ id }) => id);
}

function heartIds({ wishlist }: Split['shop']): readonly number[] {
  return wishlist.getSnapshot().context.ids;
}

/** The ids that are in one list alone. */
function differing(some: readonly number[], others: readonly number[]): number[] {
  return [...some.filter((id) => !others.includes(id)), ...others.filter((id) => !some.includes(id))];
}

/** The products whose names are shown on the screen that is open, and those of which all is shown. */
function shownOn({ shop, seen }: Split): { named: readonly number[]; whole: readonly number[] } {
  const screen = shop.navigation.getSnapshot();
  const { categoryId, productId } = screen.context;
  if (screen.matches({ screen: 'list' }))
    return { named: PRODUCTS.filter(({ category }) => category === categoryId).map(({ id }) => id), whole: [] };
  if (screen.matches({ screen: 'detail' })) return { named: seen.ids(), whole: productId === null ? [] : [productId] };
  if (screen.matches({ screen: 'cart' }) || screen.matches({ screen: 'checkout' }))
    return { named: cartIds(shop), whole: [] };
  if (screen.matches({ screen: 'account' })) return { named: heartIds(shop), whole: [] };
  return { named: [], whole: [] };
}

/** Sees the texts of the screen that is open, in the language that is shown. */
function seeTexts(split: Split): void {
  const { t, language } = split.shown.current();
  const code = CODES.find((one) => LANGUAGES[one].tag === language) ?? 'en';
  const { named, whole } = shownOn(split);
  const said = [
    ...[...named, ...whole].map((id) => `product.${id}.name` as const),
    ...whole.flatMap((id) => [`product.${id}.description`, `product.${id}.alt`] as const),
  ];
  for (const key of said) expect(t(key as 'product.1.name')).toBe(textIn(code, key));
}

async function act(split: Split, action: Action): Promise<void> {
  const { shop, seen, texts, loader, textsFor } = split;
  switch (action.does) {
    case 'opens':
      await textsFor(action.screen);
      shop.navigation.send(action.screen);
      break;
    case 'fills the cart':
      for (const id of differing(cartIds(shop), action.ids))
        shop.cart.send({ type: action.ids.includes(id) ? 'item.added' : 'item.removed', id });
      expect(differing(cartIds(shop), action.ids), 'it is filled').toEqual([]);
      break;
    case 'fills the wishlist':
      for (const id of differing(heartIds(shop), action.ids)) shop.wishlist.send({ type: 'heart.pressed', id });
      expect(differing(heartIds(shop), action.ids), 'it is filled').toEqual([]);
      break;
    case 'looks at':
      seen.add(action.id);
      break;
    case 'speaks':
      await loader.load(action.code, signal);
      break;
    case 'speaks and opens': {
      const { language } = split.shown.current();
      const letGo = split.holdFiles();
      const spoken = loader.load(action.code, signal);
      await textsFor(action.screen);
      shop.navigation.send(action.screen);
      // Until the other language comes the screen speaks the old one.
      if (split.shown.current().language === language) seeTexts(split);
      letGo();
      await spoken;
      break;
    }
    case 'brings all':
      await texts.bringAll();
  }
  // What another tab has brought to the open screen is loaded by then.
  await turn();
}

it('The texts of products in blocks by chance are there on every screen, in every language, as the whole file has them', async () => {
  await fc.assert(
    fc.asyncProperty(blocksByChance, actions, async (blocks, sequence) => {
      const split = await openSplit(blocks);
      const { shown, texts, loaded } = split;
      let code: Language = 'en';
      let told = 0;
      shown.subscribe(() => (told += 1));
      for (const action of sequence) {
        const [before, heard] = [loaded.length, told];
        await act(split, action);
        if ('code' in action) ({ code } = action);
        if (BY_OTHERS.has(action.does) && loaded.length > before) expect(told, 'views are told').toBeGreaterThan(heard);
        expect(shown.current().language).toBe(LANGUAGES[code].tag);
        seeTexts(split);
        if (action.does !== 'brings all') continue;
        expect(texts.isWhole()).toBe(true);
        const file: { product: object } = JSON.parse(textsAtHand(fileOf(code), blocks));
        expect(texts.withParts(file).product).toEqual(localeOf(code).file['product']);
        // Names first, since every place shows them.
        const brought = loaded.slice(before);
        const inOrder = ['names', 'details'].flatMap((kind) => blocks.map((_, block) => `${code} ${kind} ${block}`));
        expect(brought).toEqual(inOrder.filter((part) => brought.includes(part)));
      }
      expect(new Set(loaded).size, 'no part is loaded twice').toBe(loaded.length);
    }),
    { numRuns: 120, seed: SEED },
  );
});

it('Of blocks by chance of which some do not come, all others are brought, and those are asked for again', async () => {
  await fc.assert(
    fc.asyncProperty(
      blocksByChance,
      fc.subarray([0, 1, 2, 3]),
      fc.constantFrom('names', 'details'),
      async (blocks, lost, kind) => {
        const { texts, dead, loaded } = await openSplit(blocks);
        for (const block of lost) dead.add(`en ${kind} ${block}`);
        await texts.bringAll();
        const missing = loaded.filter((part) => dead.has(part));
        expect(loaded).toHaveLength(2 * blocks.length);
        expect(texts.isWhole()).toBe(missing.length === 0);
        dead.clear();
        await texts.bringAll();
        expect(loaded.slice(2 * blocks.length)).toEqual(missing);
        expect(texts.isWhole()).toBe(true);
      },
    ),
    { numRuns: 30, seed: SEED },
  );
});
