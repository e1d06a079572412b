import { describe, expect, it } from 'vitest';
import { createAnnouncer } from '../../../src/app/announcements/announcer.ts';
import { createShop } from '../../../src/app/shop.ts';
import { openFakeBrowser, openFakeTab } from '../support/fake-environment.ts';

async function open(code = 'en') {
  const { shop, i18n } = createShop(openFakeTab(openFakeBrowser(), [code]).environment);
  await expect.poll(() => shop.language.getSnapshot().context.shown).not.toBeNull();
  const announcer = createAnnouncer(shop, i18n, {});
  return { ...shop, said: () => announcer.getSnapshot().context };
}

describe('The shop says', () => {
  it('product, quantity and total of a changed line', async () => {
    const { cart, said } = await open();
    cart.send({ type: 'item.added', id: 4 });
    cart.send({ type: 'item.set', id: 1, quantity: 2 });
    expect(said().text).toBe('Kestrel Wireless Mouse: quantity 2. Total $4,200');
  });

  it('the stock too, where a line exceeds it (R6)', async () => {
    const { cart, said } = await open();
    cart.send({ type: 'item.set', id: 3, quantity: 2 });
    expect(said().text).toBe('Sprint Compact Keyboard: quantity 2. Total $4,000');
    cart.send({ type: 'item.increased', id: 3 });
    expect(said().text).toBe('Sprint Compact Keyboard: quantity 3. Only 2 in stock. Total $6,000');
  });

  it('a removal and its return', async () => {
    const { cart, said } = await open();
    cart.send({ type: 'item.added', id: 1 });
    cart.send({ type: 'item.decreased', id: 1 });
    expect(said().text).toBe('Kestrel Wireless Mouse removed. Total $0');
    cart.send({ type: 'removal.undone' });
    expect(said().text).toBe('Kestrel Wireless Mouse is back in your cart. Total $1,500');
  });

  it('a heart that is set and one that is taken away', async () => {
    const { wishlist, said } = await open();
    wishlist.send({ type: 'heart.pressed', id: 1 });
    expect(said().text).toBe('Kestrel Wireless Mouse is on your list');
    wishlist.send({ type: 'heart.pressed', id: 1 });
    expect(said().text).toBe('Kestrel Wireless Mouse is off your list');
  });

  it('the same words again as something new', async () => {
    const { cart, said } = await open();
    cart.send({ type: 'item.set', id: 1, quantity: 2 });
    const first = said();
    cart.send({ type: 'item.set', id: 1, quantity: 2 });
    expect([said().text, said().count]).toEqual([first.text, first.count + 1]);
  });

  it('all of that in the language of the screen', async () => {
    const { cart, said } = await open('tw');
    cart.send({ type: 'item.set', id: 1, quantity: 2 });
    expect(said().text).toMatch(/2.*\$3,000/);
    expect(said().text).not.toMatch(/quantity|Total/);
  });
});
