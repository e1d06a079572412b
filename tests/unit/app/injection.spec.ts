import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import { formMachine } from '../../../machines/form/form.machine.ts';
import { openApp } from '../../../src/app/open-app.ts';
import {
  formatVisitor,
  parseCart,
  parseCartPress,
  parseOlderHearts,
  parseOlderLines,
  parseVisitor,
} from '../../../src/app/storage/codecs.ts';
import { parseBase, VERSION } from '../../../src/app/storage/presses/base.ts';
import { readRecord } from '../../../src/app/storage/records.ts';
import { createTranslator } from '../../../src/app/texts/i18n.ts';
import { createTranslationLoader } from '../../../src/app/texts/translation.ts';
import { decodeCoverage } from '../../../src/atlas/page/coverage/coverage.ts';
import { targetIn } from '../../../src/atlas/page/address.ts';
import { isMessage } from '../../../src/atlas/page/live/message-schema.ts';
import { Recording } from '../../../src/atlas/page/live/recording.ts';
import { decodeSession } from '../../../src/atlas/page/live/session-file.ts';
import { productIdOf, validateCategory } from '../../../src/routes/-search-params.ts';
import { INJECTION_STRINGS, POLLUTION_KEYS, pollutedJson } from '../../facts/injection/injection.ts';
import { PRODUCTS } from '../../facts/products.ts';
import { DEEP_JSON } from '../support/corruptions.ts';
import { throwIfPolluted } from '../support/pollution.ts';
import { openFakeBrowser, openFakeTab } from '../support/fake-environment.ts';
import { openFakeShop } from '../support/fake-shop.ts';

/** All that is tried wherever a text comes in. */
const TEXTS = [...INJECTION_STRINGS, ...POLLUTION_KEYS, ...pollutedJson(), DEEP_JSON];

afterEach(throwIfPolluted);

/** What a reader answers, or that it refused. */
function outcome<Value>(read: () => Value): Value | 'refused' {
  try {
    return read();
  } catch {
    return 'refused';
  }
}

/** A shop whose texts never come, on what is stored. */
function openShop(items: Readonly<Record<string, string>>) {
  return openFakeShop(openFakeBrowser(items)).shop;
}

describe(`Each of ${TEXTS.length} hostile texts`, () => {
  it('is no cart, no heart, no press and no visitor where it is stored', () => {
    for (const text of TEXTS) {
      expect(
        parseBase(text, (record) => parseCart(record, () => true)),
        text,
      ).toBe('damaged');
      expect(
        parseOlderLines(text, () => true),
        text,
      ).toEqual({ data: [], isDamaged: true });
      expect(
        parseOlderHearts(text, () => true),
        text,
      ).toEqual({ data: [], isDamaged: true });
      expect(parseVisitor(text), text).toEqual({ data: { name: 'Guest', login: true }, isDamaged: true });
      const record = readRecord(text, VERSION);
      expect(typeof record === 'object' ? parseCartPress(record, () => true) : null, text).toBeNull();
    }
  });

  it('is a shop as new where it is stored under every key at once', () => {
    const keys = ['loadout.cart', 'loadout.cart.base', 'loadout.cart.5.a', 'loadout.wishlist', 'loadout.wishlist.base'];
    const others = ['loadout.wishlist.5.a', 'loadout.session', 'loadout.colorScheme', 'i18nextLng'];
    for (const text of TEXTS.filter((_, place) => place % 8 === 0)) {
      const shop = openShop(Object.fromEntries([...keys, ...others].map((key) => [key, text])));
      expect([shop.cart.getSnapshot().context.lines, shop.wishlist.getSnapshot().context.ids], text).toEqual([[], []]);
      expect(shop.session.getSnapshot().context.name, text).toBe('Guest');
    }
  });

  it('is a key in storage that nobody reads as a press', () => {
    const items = TEXTS.filter((text) => text !== DEEP_JSON).map((text) => [
      `loadout.cart.${text}`,
      '{"v":2,"type":"item.added","id":1}',
    ]);
    expect(openShop(Object.fromEntries(items)).cart.getSnapshot().context.lines).toEqual([]);
  });

  it('is nothing but a name where a name is stored', () => {
    for (const name of TEXTS) {
      const visitor = { name, login: true };
      expect(parseVisitor(formatVisitor(visitor))).toEqual({ data: visitor, isDamaged: false });
    }
  });

  it('is nothing but text in a form, and its digits alone in a card group', () => {
    const fields = [{ name: 'userName', rule: 'required' }] as const;
    const form = createActor(formMachine, { input: { fields } }).start();
    const checkout = createActor(checkoutMachine, { input: { thisYear: 2026 } }).start();
    for (const text of TEXTS) {
      form.send({ type: 'field.changed', field: 'userName', text });
      expect(form.getSnapshot().context.values).toEqual({ userName: text });
      checkout.send({ type: 'group.changed', index: 0, text });
      checkout.send({ type: 'code.changed', text });
      const { groups, code } = checkout.getSnapshot().context;
      expect([...groups, code].join('')).toMatch(/^\d*$/u);
    }
  });

  it('finds products or nothing where it is searched for', () => {
    const { search } = openShop({});
    const sold = new Set(PRODUCTS.map(({ id }) => id));
    search.send({ type: 'entries.changed', entries: PRODUCTS.map(({ id, name }) => ({ id, name })), isWhole: true });
    for (const query of TEXTS) {
      search.send({ type: 'query.typed', query });
      const { status, context } = search.getSnapshot();
      expect([status, context.matches.every((id) => sold.has(id))]).toEqual(['active', true]);
    }
  });

  it('is no category and no product in an address', () => {
    for (const text of TEXTS.filter((one) => !/^[1-9]\d*$/u.test(one))) {
      expect(validateCategory({ category: text })).toEqual({});
      expect(productIdOf(text)).toBeNull();
      for (const parsed of [outcome(() => JSON.parse(text))].filter((one) => typeof one === 'object'))
        expect(validateCategory({ category: parsed })).toEqual({});
    }
  });

  it('opens a page of the shop as path, category, id and hash of an address', async () => {
    const texts = TEXTS.filter((text) => text.length < 1000 && outcome(() => encodeURI(text)) !== 'refused');
    const history = createMemoryHistory({ initialEntries: ['/'] });
    const { environment } = openFakeTab(openFakeBrowser());
    const { router, shop } = openApp({ ...environment, openHistory: () => history });
    await router.load();
    const screens = new Set<string>();
    for (const [place, text] of texts.entries()) {
      const coded = encodeURIComponent(text);
      const addresses = [`/${coded}`, `/ProductList?category=${coded}`, `/ProductDetail/${coded}`, `/#${coded}`];
      history.push(addresses[place % addresses.length] ?? '/');
      await router.load();
      expect(
        router.state.matches.map(({ status }) => status).filter((status) => status !== 'success'),
        text,
      ).toEqual([]);
      screens.add(JSON.stringify(shop.navigation.getSnapshot().value));
    }
    expect(shop.navigation.getSnapshot().status).toBe('active');
    expect(screens.size).toBeGreaterThan(1);
  });

  it('names no machine out of reach in the address of the atlas', () => {
    for (const text of TEXTS) {
      const target = targetIn(`#${text}`);
      expect(target === null || typeof target.machine === 'string').toBe(true);
    }
  });

  it('is no file of texts, and leaves the language as it was', async () => {
    const files = TEXTS.filter((text) => typeof outcome(() => JSON.parse(text)) !== 'object' || text === DEEP_JSON);
    for (const text of files) {
      const i18n = createTranslator();
      const loader = createTranslationLoader(i18n, async () => new Response(text));
      await expect(loader.load('en', new AbortController().signal)).rejects.toThrow(Error);
      expect(i18n.hasResourceBundle('en', 'translation')).toBe(false);
    }
  });

  it('is no session, no coverage and no message', () => {
    for (const text of TEXTS) {
      for (const value of [text, outcome(() => JSON.parse(text))]) {
        expect(outcome(() => decodeSession(value))).toBe('refused');
        expect(outcome(() => decodeCoverage(value))).toBe('refused');
        expect(isMessage(value)).toBe(false);
      }
    }
  });
});

describe('A file of the right kind with hostile parts', () => {
  const frame = '"sessionId":"t/1","rootId":"t/1","createdAt":"7"';

  it.each(pollutedJson('"common":{"close":"Close"},'))('of texts changes no other object: %s', async (text) => {
    const loader = createTranslationLoader(createTranslator(), async () => new Response(text));
    await loader.load('en', new AbortController().signal).catch(() => undefined);
    expect(Reflect.get({}, 'isStolen')).toBeUndefined();
  });

  it.each([...pollutedJson(), DEEP_JSON])(
    'of a session is shown or refused, and changes no other object, %#',
    (part) => {
      const event = `{"type":"@xstate.event",${frame},"event":{"type":"x","part":${part}}}`;
      const actor = `{"type":"@xstate.actor",${frame},"name":"__proto__","snapshot":${part}}`;
      const session = outcome(() =>
        decodeSession(JSON.parse(`{"format":"loadout session","version":2,"messages":[${actor},${event}]}`)),
      );
      if (session === 'refused') return;
      const recording = new Recording();
      recording.load(session);
      expect([recording.last, recording.actorsAt(1).size]).toEqual([2, 1]);
    },
  );

  it.each([...pollutedJson(), DEEP_JSON])('of a message of a shop is recorded or refused, %#', (part) => {
    const message: unknown = JSON.parse(`{"type":"@xstate.event",${frame},"event":{"type":"x","part":${part}}}`);
    if (!isMessage(message)) return;
    const recording = new Recording();
    recording.add([message]);
    expect(recording.last).toBe(1);
  });
});
