import { describe, expect, it } from 'vitest';
import type { NavigationEvent } from '../../../machines/navigation/navigation.machine.ts';
import type { Head } from '../../../src/app/environment.ts';
import { keepHeadUpdated } from '../../../src/app/head.ts';
import { createShop } from '../../../src/app/shop.ts';
import { openFakeBrowser, openFakeTab } from '../support/fake-environment.ts';
import { FAN } from '../../facts/products.ts';
import { textIn } from '../../facts/texts.ts';

async function open(code = 'en') {
  const { environment } = openFakeTab(openFakeBrowser(), [code]);
  const { shop, i18n } = createShop(environment);
  const heads: Head[] = [];
  keepHeadUpdated(shop, i18n, (head) => heads.push(head));
  expect(heads).toEqual([]);
  await expect.poll(() => shop.language.getSnapshot().context.shown).toBe(code);
  return { ...shop, title: () => heads.at(-1)?.title, heads };
}

const screens: readonly (readonly [NavigationEvent, string, string])[] = [
  [{ type: 'home.opened' }, 'Loadout: gaming mice, keyboards, fans and more', 'home.documentTitle'],
  [{ type: 'unknown.opened' }, 'Loadout: gaming mice, keyboards, fans and more', 'home.documentTitle'],
  [{ type: 'detail.opened', productId: 99 }, 'Product not found · Loadout', 'detail.notFound.documentTitle'],
  [{ type: 'account.opened' }, 'Sign in · Loadout', 'account.signIn.documentTitle'],
  [{ type: 'signUp.opened' }, 'Sign up · Loadout', 'signUp.documentTitle'],
  [{ type: 'forgetPassword.opened' }, 'Forget password · Loadout', 'forgetPassword.documentTitle'],
  [{ type: 'cart.opened' }, 'Cart · Loadout', 'cart.documentTitle'],
  [{ type: 'checkout.opened' }, 'Checkout · Loadout', 'checkout.documentTitle'],
  [{ type: 'fault.raised' }, 'Unexpected error · Loadout', 'errors.unexpected.documentTitle'],
];

describe('The title of the document', () => {
  it.each(screens)('after %o is «%s», or what %s says', async (event, title, key) => {
    const english = await open();
    english.navigation.send(event);
    const taiwanese = await open('tw');
    taiwanese.navigation.send(event);
    expect([english.title(), taiwanese.title()]).toEqual([title, textIn('tw', key)]);
  });

  it('names the category', async () => {
    const { navigation, title } = await open('tw');
    navigation.send({ type: 'list.opened', categoryId: 2 });
    expect(title()).toBe('鍵盤 · Loadout');
  });

  it('names the product, and its description describes it', async () => {
    const { navigation, heads } = await open();
    navigation.send({ type: 'detail.opened', productId: 4 });
    expect(heads.at(-1)).toEqual({
      title: `${FAN.name} · Loadout`,
      description: expect.stringContaining('nine balanced blades'),
      canonical: '/ProductDetail/4',
    });
  });

  it('follows the visitor on the account page', async () => {
    const { navigation, title } = await open();
    navigation.send({ type: 'account.opened' });
    navigation.send({ type: 'visitor.signedIn' });
    expect(title()).toBe('Your account · Loadout');
  });

  it('follows the language', async () => {
    const { navigation, language, title } = await open();
    navigation.send({ type: 'cart.opened' });
    language.send({ type: 'language.chosen', language: 'cn' });
    await expect.poll(title).toBe('购物车 · Loadout');
  });
});
