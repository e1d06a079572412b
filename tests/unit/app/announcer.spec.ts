import { describe, expect, it } from 'vitest';
import { createAnnouncer } from '../../../src/app/announcements/announcer.ts';
import { createShop } from '../../../src/app/shop.ts';
import { dollars } from '../../facts/prices.ts';
import { COMPACT_KEYBOARD, FAN, MOUSE } from '../../facts/products.ts';
import { openFakeBrowser, openFakeTab } from '../support/fake-environment.ts';

async function open(code = 'en') {
  const { shop, i18n } = createShop(openFakeTab(openFakeBrowser(), [code]).environment);
  await expect.poll(() => shop.language.getSnapshot().context.shown).not.toBeNull();
  const announcer = createAnnouncer(shop, i18n, {});
  return { ...shop, i18n, said: () => announcer.getSnapshot().context };
}

describe('The shop says', () => {
  it('product, quantity and total of a changed line', async () => {
    const { cart, said } = await open();
    cart.send({ type: 'item.added', id: FAN.id });
    cart.send({ type: 'item.set', id: MOUSE.id, quantity: 2 });
    expect(said().text).toBe(`${MOUSE.name}: quantity 2. Total ${dollars(FAN.price + 2 * MOUSE.price)}`);
  });

  it('the stock too, where a line exceeds it (R6)', async () => {
    const { cart, said } = await open();
    const { id, name, price } = COMPACT_KEYBOARD;
    cart.send({ type: 'item.set', id, quantity: 2 });
    expect(said().text).toBe(`${name}: quantity 2. Total ${dollars(2 * price)}`);
    cart.send({ type: 'item.increased', id });
    expect(said().text).toBe(`${name}: quantity 3. Only 2 in stock. Total ${dollars(3 * price)}`);
  });

  it('a removal and its return', async () => {
    const { cart, said } = await open();
    cart.send({ type: 'item.added', id: MOUSE.id });
    cart.send({ type: 'item.decreased', id: MOUSE.id });
    expect(said().text).toBe(`${MOUSE.name} removed. Total ${dollars(0)}`);
    cart.send({ type: 'removal.undone' });
    expect(said().text).toBe(`Put back: ${MOUSE.name}. Total ${dollars(MOUSE.price)}`);
  });

  it('a heart that is set and one that is taken away', async () => {
    const { wishlist, said } = await open();
    wishlist.send({ type: 'heart.pressed', id: MOUSE.id });
    expect(said().text).toBe(`Added to your list: ${MOUSE.name}`);
    wishlist.send({ type: 'heart.pressed', id: MOUSE.id });
    expect(said().text).toBe(`Taken off your list: ${MOUSE.name}`);
  });

  it('nothing of it any more once the page is of another language', async () => {
    const { cart, language, i18n, said } = await open();
    cart.send({ type: 'item.added', id: MOUSE.id });
    language.send({ type: 'language.chosen', language: 'tw' });
    await expect.poll(() => i18n.language).toBe('zh-TW');
    expect(said().text).toBe('');
  });

  it('the same words again as something new', async () => {
    const { cart, said } = await open();
    cart.send({ type: 'item.set', id: MOUSE.id, quantity: 2 });
    const first = said();
    cart.send({ type: 'item.set', id: MOUSE.id, quantity: 2 });
    expect([said().text, said().count]).toEqual([first.text, first.count + 1]);
  });

  it('all of that in the language of the screen', async () => {
    const { cart, said } = await open('tw');
    cart.send({ type: 'item.set', id: MOUSE.id, quantity: 2 });
    expect(said().text).toContain(dollars(2 * MOUSE.price));
    expect(said().text).not.toMatch(/quantity|Total/);
  });
});
