import { describe, expect, it } from 'vitest';
import { createShop } from '../../../src/app/shop.ts';
import { type FakeBrowser, openFakeBrowser, openFakeTab, tellTabs } from '../support/fake-environment.ts';
import { settle } from '../support/settle.ts';

function openTab(browser: FakeBrowser, codes?: readonly string[]) {
  const tab = openFakeTab(browser, codes);
  const { shop, i18n } = createShop(tab.environment);
  return { ...tab, ...shop, i18n, lines: () => shop.cart.getSnapshot().context.lines };
}

const cartText = '{"v":2,"lines":[{"id":4,"qty":2}]}';

/** The names of keys without the time in them. */
function timeless(keys: Iterable<string>) {
  return [...keys].map((key) => key.replace(/\.\d+\./u, '.<at>.'));
}

describe('A shop that opens', () => {
  it('has what was stored, and writes nothing', () => {
    const browser = openFakeBrowser({
      'loadout.cart.base': cartText,
      'loadout.session': '{"v":1,"name":"Ann","login":true}',
      'loadout.wishlist.base': '{"v":2,"ids":[3]}',
    });
    const { lines, session, wishlist, navigation, written } = openTab(browser);
    expect(lines()).toEqual([{ id: 4, quantity: 2 }]);
    expect([session.getSnapshot().context.name, session.getSnapshot().hasTag('named')]).toEqual(['Ann', true]);
    expect(wishlist.getSnapshot().context.ids).toEqual([3]);
    expect(navigation.getSnapshot().matches({ visitor: 'signedIn' })).toBe(true);
    expect(written).toEqual([]);
  });

  it('is the seed when what was stored is damaged', () => {
    const browser = openFakeBrowser({
      'loadout.cart.base': '{"v":2,"lines"',
      'loadout.session': '[]',
      'loadout.wishlist.base': '0',
    });
    const { lines, session, wishlist } = openTab(browser);
    expect([lines(), session.getSnapshot().value, wishlist.getSnapshot().value]).toEqual([[], 'visiting', 'empty']);
  });

  it('keeps a visitor who signed out signed out', () => {
    const { session, navigation } = openTab(
      openFakeBrowser({ 'loadout.session': '{"v":1,"name":"Guest","login":false}' }),
    );
    expect(session.getSnapshot().value).toBe('signedOut');
    expect(navigation.getSnapshot().matches({ visitor: 'signedOut' })).toBe(true);
  });
});

describe('What a shopper does', () => {
  it('is stored, and only where something changed', () => {
    const browser = openFakeBrowser();
    const { cart, session, wishlist, written } = openTab(browser);
    cart.send({ type: 'item.set', id: 4, quantity: 2 });
    cart.send({ type: 'item.set', id: 4, quantity: 2 });
    cart.send({ type: 'removal.dismissed' });
    wishlist.send({ type: 'heart.pressed', id: 3 });
    session.send({ type: 'session.signedIn', name: 'Ann' });
    const keys = ['loadout.cart.<at>.tab0', 'loadout.cart.<at>.tab0', 'loadout.wishlist.<at>.tab0', 'loadout.session'];
    expect(timeless(written)).toEqual(keys);
    expect([...browser.stored.values()]).toEqual([
      '{"v":2,"type":"item.set","id":4,"quantity":2}',
      '{"v":2,"type":"item.set","id":4,"quantity":2}',
      '{"v":2,"type":"heart.pressed","id":3}',
      '{"v":1,"name":"Ann","login":true}',
    ]);
  });

  it.each(['full', 'blocked'] as const)(
    'works from memory when the store is %s, and the shop says so once',
    (failure) => {
      const browser = openFakeBrowser();
      browser.failure = failure;
      const { cart, storage, lines } = openTab(browser);
      cart.send({ type: 'item.added', id: 1 });
      expect([lines(), storage.getSnapshot().value]).toEqual([[{ id: 1, quantity: 1 }], 'lost']);
      storage.send({ type: 'notice.dismissed' });
      cart.send({ type: 'item.added', id: 1 });
      expect([lines(), storage.getSnapshot().value]).toEqual([[{ id: 1, quantity: 2 }], 'acknowledged']);
    },
  );

  it.each(['full', 'blocked'] as const)('is stored when the store is %s no more, and the line goes', (failure) => {
    const browser = openFakeBrowser();
    browser.failure = failure;
    const { cart, session, storage } = openTab(browser);
    cart.send({ type: 'item.added', id: 1 });
    session.send({ type: 'session.signedIn', name: 'Ann' });
    browser.failure = 'none';
    cart.send({ type: 'item.added', id: 1 });
    expect(storage.getSnapshot().value).toBe('kept');
    const other = openTab(browser);
    expect([other.lines(), other.session.getSnapshot().context.name]).toEqual([[{ id: 1, quantity: 2 }], 'Ann']);
  });
});

describe('Two tabs', () => {
  it('hold the same cart, hearts and visitor, and never answer each other', () => {
    const browser = openFakeBrowser();
    const [one, two] = [openTab(browser), openTab(browser)];
    one.cart.send({ type: 'item.added', id: 1 });
    two.cart.send({ type: 'item.increased', id: 1 });
    one.wishlist.send({ type: 'heart.pressed', id: 2 });
    two.session.send({ type: 'session.signedIn', name: 'Ann' });
    expect([one.lines(), two.lines()]).toEqual([[{ id: 1, quantity: 2 }], [{ id: 1, quantity: 2 }]]);
    expect(two.wishlist.getSnapshot().context.ids).toEqual([2]);
    expect(one.session.getSnapshot().context.name).toBe('Ann');
    expect([timeless(one.written), timeless(two.written)]).toEqual([
      ['loadout.cart.<at>.tab0', 'loadout.wishlist.<at>.tab0'],
      ['loadout.cart.<at>.tab1', 'loadout.session'],
    ]);
  });

  it('sign out together', () => {
    const browser = openFakeBrowser({ 'loadout.session': '{"v":1,"name":"Ann","login":true}' });
    const [one, two] = [openTab(browser), openTab(browser)];
    one.session.send({ type: 'session.signedOut' });
    expect(two.session.getSnapshot().value).toBe('signedOut');
  });

  it('say nothing of what the other did', () => {
    const browser = openFakeBrowser();
    const [one, two] = [openTab(browser), openTab(browser)];
    const said: unknown[] = [];
    two.cart.on('*', (news) => said.push(news));
    one.cart.send({ type: 'item.added', id: 1 });
    expect([two.lines(), said]).toEqual([[{ id: 1, quantity: 1 }], []]);
  });

  it('catch up when one was frozen while the other went on', () => {
    const browser = openFakeBrowser();
    const one = openTab(browser);
    browser.stored.set('loadout.cart.base', cartText);
    one.resume();
    expect(one.lines()).toEqual([{ id: 4, quantity: 2 }]);
  });

  it('keep what they offer when catching up brings nothing new', () => {
    const { cart, resume } = openTab(openFakeBrowser());
    cart.send({ type: 'item.added', id: 1 });
    cart.send({ type: 'item.decreased', id: 1 });
    resume();
    expect(cart.getSnapshot().matches({ undo: 'available' })).toBe(true);
  });

  it('offer Undo in both, and take it in either', () => {
    const browser = openFakeBrowser();
    const [one, two] = [openTab(browser), openTab(browser)];
    one.cart.send({ type: 'item.added', id: 1 });
    one.cart.send({ type: 'item.decreased', id: 1 });
    expect(two.cart.getSnapshot().matches({ lines: 'empty', undo: 'available' })).toBe(true);
    two.cart.send({ type: 'removal.undone' });
    expect([one.lines(), one.cart.getSnapshot().value.undo]).toEqual([[{ id: 1, quantity: 1 }], 'unavailable']);
  });

  it('keep what either pressed when the store takes the presses of one and not yet of the other', () => {
    const browser = openFakeBrowser();
    const [one, two] = [openTab(browser), openTab(browser)];
    browser.failure = 'full';
    one.cart.send({ type: 'item.added', id: 1 });
    browser.failure = 'none';
    two.cart.send({ type: 'item.added', id: 4 });
    const both = [
      { id: 4, quantity: 1 },
      { id: 1, quantity: 1 },
    ];
    expect([one.lines(), two.lines()]).toEqual([both, both]);
  });

  it('keep all when the store is cleared, and store it again', () => {
    const browser = openFakeBrowser({ 'loadout.cart.base': cartText });
    const [one, two] = [openTab(browser), openTab(browser)];
    two.cart.send({ type: 'item.added', id: 4 });
    two.session.send({ type: 'session.signedIn', name: 'Ann' });
    browser.stored.clear();
    tellTabs(browser, null);
    expect([one.lines(), two.lines()]).toEqual([[{ id: 4, quantity: 3 }], [{ id: 4, quantity: 3 }]]);
    const next = openTab(browser);
    expect([next.lines(), next.session.getSnapshot().context.name]).toEqual([[{ id: 4, quantity: 3 }], 'Ann']);
  });
});

describe('The language of a shop', () => {
  it('is the first detected one that the shop speaks', async () => {
    const { pageLanguages, fetched, i18n } = openTab(openFakeBrowser(), ['fr', 'tw', 'en']);
    await settle();
    expect([fetched, pageLanguages, i18n.t('header.cart')]).toEqual([
      ['/locales/tw/translation.json'],
      ['zh-TW'],
      '購物車',
    ]);
  });

  it('is English when none is detected', async () => {
    const { pageLanguages } = openTab(openFakeBrowser(), ['fr', '__proto__', '']);
    await settle();
    expect(pageLanguages).toEqual(['en']);
  });

  it('is stored and cached when it was chosen, not when it was detected', async () => {
    const browser = openFakeBrowser();
    const { language, cached } = openTab(browser, ['cn']);
    await settle();
    expect([browser.stored.get('i18nextLng'), cached]).toEqual([undefined, []]);
    language.send({ type: 'language.chosen', language: 'tw' });
    await settle();
    expect([browser.stored.get('i18nextLng'), cached]).toEqual(['tw', ['tw']]);
  });

  it('is followed by the other tab, which stores nothing', async () => {
    const browser = openFakeBrowser();
    const [one, two] = [openTab(browser), openTab(browser)];
    await settle();
    one.language.send({ type: 'language.chosen', language: 'cn' });
    await settle();
    expect([two.pageLanguages.at(-1), two.written]).toEqual(['zh-CN', []]);
  });

  it('is not asked for anew when the page comes back while it is on its way', async () => {
    const { fetched, resume } = openTab(openFakeBrowser({ i18nextLng: 'tw' }));
    resume();
    await settle();
    expect(fetched).toEqual(['/locales/tw/translation.json']);
  });

  it('that is chosen is still waited for when the page comes back before it has come', async () => {
    const browser = openFakeBrowser({ i18nextLng: 'en' });
    const { language, resume, goOnline, pageLanguages } = openTab(browser);
    await settle();
    browser.dead.add('/locales/cn/translation.json');
    language.send({ type: 'language.chosen', language: 'cn' });
    await settle();
    resume();
    expect(language.getSnapshot().context).toMatchObject({ shown: 'en', requested: 'cn', failures: 1 });
    browser.dead.clear();
    goOnline();
    await settle();
    expect(pageLanguages.at(-1)).toBe('zh-CN');
  });

  it('follows another tab that chose the language shown here again while this one slept', async () => {
    const browser = openFakeBrowser({ i18nextLng: 'en' });
    const { language, resume } = openTab(browser);
    await settle();
    browser.dead.add('/locales/cn/translation.json');
    browser.stored.set('i18nextLng', 'cn');
    tellTabs(browser, 'i18nextLng');
    browser.stored.set('i18nextLng', 'en');
    resume();
    expect(language.getSnapshot().context.requested).toBe('en');
  });

  it('is English from the build at once when the detected one does not come', async () => {
    const browser = openFakeBrowser();
    browser.dead.add('/locales/tw/translation.json');
    const { language, pageLanguages, goOnline } = openTab(browser, ['tw']);
    await expect.poll(() => language.getSnapshot().value.translation).toBe('retrying');
    expect([pageLanguages, language.getSnapshot().context.failures]).toEqual([['en'], 1]);
    browser.dead.clear();
    goOnline();
    await settle();
    expect([pageLanguages, language.getSnapshot().value.translation]).toEqual([['en', 'zh-TW'], 'ready']);
    language.stop();
  });

  it('is the one in which search looks', async () => {
    const { search } = openTab(openFakeBrowser(), ['tw']);
    await settle();
    search.send({ type: 'query.typed', query: '滑鼠' });
    expect(search.getSnapshot().context.matches).toContain(1);
    search.send({ type: 'query.typed', query: 'mouse' });
    expect(search.getSnapshot().context.matches).toEqual([]);
  });
});
