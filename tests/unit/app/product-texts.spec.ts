import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { cartMachine } from '../../../machines/cart/cart.machine.ts';
import { wishlistMachine } from '../../../machines/wishlist/wishlist.machine.ts';
import { createShop } from '../../../src/app/shop.ts';
import { createTranslator } from '../../../src/app/texts/i18n.ts';
import { followTexts } from '../../../src/app/texts/shown-texts.ts';
import { loadProductTexts } from '../../../src/app/texts/product-texts.ts';
import { createTranslationLoader } from '../../../src/app/texts/translation.ts';
import { openFakeBrowser, openFakeTab } from '../support/fake-environment.ts';
import { partsOfTexts } from '../support/parts-of-texts.ts';

/** Two blocks of products that no file of a language has. */
const BLOCKS = [[101, 102], [103]];
const { signal } = new AbortController();

/** A shop with products of which nothing is at hand, in English; what comes of them, and what does not. */
async function openLarge() {
  const loaded: string[] = [];
  const dead = new Set<string>();
  const parts = partsOfTexts(BLOCKS.length, async ({ code, kind, block, name: part }) => {
    loaded.push(part);
    if (dead.has(part)) throw new Error(part);
    const ids = BLOCKS[block] ?? [];
    return {
      default: ids.map((id) => (kind === 'names' ? { name: `${code} ${id}` } : { description: part, alt: '' })),
    };
  });
  const i18n = createTranslator();
  const texts = loadProductTexts(parts, i18n, BLOCKS);
  const { environment } = openFakeTab(openFakeBrowser());
  const loader = createTranslationLoader(i18n, environment.fetch, texts);
  await loader.load('en', signal);
  const { shop: stored, seen } = createShop(environment);
  // Of their own, since the store knows no such products.
  const [cart, wishlist] = [createActor(cartMachine).start(), createActor(wishlistMachine).start()];
  const shop = { ...stored, cart, wishlist };
  const textsFor = texts.forScreens(shop, seen);
  const name = (id: number): string => i18n.t(`product.${id}.name` as 'product.1.name');
  return { i18n, shop, texts, textsFor, loader, loaded, dead, name };
}

/** Puts products into the cart as another tab may have. */
function fill({ shop }: Awaited<ReturnType<typeof openLarge>>, ...ids: number[]) {
  shop.cart.send({ type: 'cart.restored', lines: ids.map((id) => ({ id, quantity: 1 })), removed: null });
}

describe('The texts of products that come in parts', () => {
  it('come before a screen that shows them, once, and not with any other', async () => {
    const large = await openLarge();
    fill(large, 101, 1);
    expect(large.textsFor({ type: 'home.opened' })).toBeUndefined();
    await large.textsFor({ type: 'cart.opened' });
    expect([large.name(101), large.name(1), large.loaded]).toEqual([
      'en 101',
      'Kestrel Wireless Mouse',
      ['en names 0'],
    ]);
    expect(large.textsFor({ type: 'checkout.opened' })).toBeUndefined();
  });

  it('are of hearts on the account page, and of a product all that there is on its own', async () => {
    const large = await openLarge();
    large.shop.wishlist.send({ type: 'wishlist.restored', ids: [103] });
    await large.textsFor({ type: 'account.opened' });
    await large.textsFor({ type: 'detail.opened', productId: 102 });
    expect(large.loaded.toSorted()).toEqual(['en details 0', 'en names 1']);
    expect(large.i18n.t('product.102.description' as 'product.1.description')).toBe('en details 0');
  });

  it('come in another language before it is shown, and where they do not come the old one stays', async () => {
    const large = await openLarge();
    fill(large, 103);
    await large.textsFor({ type: 'cart.opened' });
    large.dead.add('tw names 1');
    await expect(large.loader.load('tw', signal)).rejects.toThrow('tw names 1');
    expect(large.name(103)).toBe('en 103');
    large.dead.clear();
    await large.loader.load('tw', signal);
    expect(large.name(103)).toBe('tw 103');
  });

  it('come in both languages where a screen is opened while another one is on its way', async () => {
    const large = await openLarge();
    const language = large.loader.load('cn', signal);
    fill(large, 101);
    await large.textsFor({ type: 'cart.opened' });
    expect(large.loaded.toSorted()).toEqual(['cn names 0', 'en names 0']);
    await language;
    expect(large.name(101)).toBe('cn 101');
  });

  it('have no name until they come where another tab brings them, and then views are told', async () => {
    const large = await openLarge();
    let told = 0;
    const texts = followTexts(large.i18n);
    texts.subscribe(() => (told += 1));
    large.shop.navigation.send({ type: 'cart.opened' });
    fill(large, 102);
    const shown = () => texts.current().t('product.102.name' as 'product.1.name');
    expect(shown()).toBe('');
    await large.textsFor({ type: 'cart.opened' });
    expect([shown(), told]).toEqual(['en 102', 1]);
  });

  it('are all there for search once they were brought, those of the file among them', async () => {
    const large = await openLarge();
    const file = { product: { 1: { name: 'Mouse' } }, label: { 1: 'New' } };
    expect(large.texts.withParts(file)).toBe(file);
    await large.texts.bringAll();
    expect(large.texts.bringAll()).toBeUndefined();
    const { product, label } = large.texts.withParts(file);
    expect(Object.keys(product ?? {})).toEqual(['1', '101', '102', '103']);
    expect(label).toEqual({ 1: 'New' });
  });
});
