import { describe, expect, it } from 'vitest';
import { type KnownVisitor, untrueParts } from '../../../src/app/start/first-paint.ts';

interface Known {
  readonly stored?: Readonly<Record<string, string>>;
  readonly cookies?: string;
  readonly dark?: boolean;
  readonly lessMotion?: boolean;
}

function visitor({ stored = {}, cookies = '', dark = false, lessMotion = false }: Known): KnownVisitor {
  return { cookies, stored: (key) => stored[key] ?? null, keys: Object.keys(stored), asks: { dark, lessMotion } };
}

function untrue(known: Known, screen = 'home', lang = 'en'): readonly string[] {
  return untrueParts(visitor(known), { screen, texts: '', path: undefined }, lang);
}

function sessionOf(name: string, login: boolean) {
  return { 'loadout.session': JSON.stringify({ v: 1, name, login }) };
}

const cart = { 'loadout.cart': '{"v":1,"lines":[{"id":1,"qty":2}]}' };

describe('What the HTML of the build shows and is not true', () => {
  it('is nothing for a new visitor, nor for who has nothing in the stores', () => {
    expect(untrue({})).toEqual([]);
    expect(
      untrue({
        stored: {
          'loadout.cart': '{"v":1,"lines":[]}',
          'loadout.wishlist': '{"v":1,"ids":[]}',
          'loadout.session': 'rubbish',
          'loadout.colorScheme': 'purple',
        },
      }),
    ).toEqual([]);
  });

  it('is the name, the cart and the hearts that are stored', () => {
    expect(untrue({ stored: { ...sessionOf('Ada', true), ...cart, 'loadout.wishlist': '{"v":1,"ids":[3]}' } })).toEqual(
      ['name', 'cart', 'hearts'],
    );
  });

  it.each([
    ['a dark system', { dark: true }, ['scheme']],
    ['a dark choice', { stored: { 'loadout.colorScheme': 'dark' } }, ['scheme']],
    ['a light choice on a dark system', { dark: true, stored: { 'loadout.colorScheme': 'light' } }, []],
    ['a wish for less motion', { lessMotion: true }, ['motion']],
  ])('is what %s makes so', (_, known, parts) => {
    expect(untrue(known)).toEqual(parts);
  });

  it.each([
    ['the cookie says another language', { cookies: 'a=b; i18next=cn' }, 'home', 'en'],
    ['the store says another language', { stored: { i18nextLng: 'tw' } }, 'home', 'en'],
    [
      'the cookie says another one than the HTML',
      { cookies: 'i18next=en', stored: { i18nextLng: 'cn' } },
      'home',
      'zh-CN',
    ],
    ['who is signed in opens the account', { stored: sessionOf('Ada', true) }, 'account.signInForm', 'en'],
    ['who is signed out opens the cart', { stored: sessionOf('Guest', false) }, 'cart', 'en'],
  ])('is the whole page where %s', (_, known, screen, lang) => {
    expect(untrue(known, screen, lang)).toEqual(['page']);
  });

  it.each([
    ['the cookie says its language', { cookies: 'i18next=tw', stored: { i18nextLng: 'en' } }, 'home', 'zh-TW'],
    ['cookie and store are damaged', { cookies: 'i18next=%%', stored: { i18nextLng: 'xx' } }, 'home', 'zh-TW'],
    ['who entered «guest» opens the account', { stored: sessionOf('Guest', true) }, 'account.signInForm', 'en'],
  ])('is not the page where %s', (_, known, screen, lang) => {
    expect(untrue(known, screen, lang)).toEqual([]);
  });
});
