import { describe, expect, it } from 'vitest';
import { detectedCodes, languageCookie } from '../../../src/app/texts/detect-language.ts';
import { untrueParts } from '../../../src/app/start/first-paint.ts';
import { everyChoice } from '../support/every-choice.ts';
import { STORED, storedCart, storedIds, storedVisitor } from '../../page/stored/stored.ts';

const visitors = everyChoice({
  session: [null, storedVisitor('Guest', true), storedVisitor('Guest', false), storedVisitor('Ada', true), '{', ''],
  cart: [null, storedCart([]), storedCart([{ id: 1, quantity: 2 }]), '7'],
  hearts: [null, storedIds([]), storedIds([3])],
  scheme: [null, 'dark', 'light', 'purple'],
  dark: [true, false],
  lessMotion: [true, false],
  screen: ['home', 'cart', 'account.signInForm'],
});

describe(`Of the HTML of the build, for each of ${visitors.length} visitors (R33)`, () => {
  it('just that is held back which is not true for who comes', () => {
    for (const { session, cart, hearts, scheme, dark, lessMotion, screen } of visitors) {
      const stored = new Map<string, string>();
      for (const [key, text] of [
        [STORED.session, session],
        [STORED.cart, cart],
        [STORED.wishlist, hearts],
        ['loadout.colorScheme', scheme],
      ] as const)
        if (text !== null) stored.set(key, text);
      const isAda = session?.includes('Ada') === true;
      const isSignedOut = session?.includes('false') === true;
      const expected =
        (screen === 'cart' && isSignedOut) || (screen === 'account.signInForm' && isAda)
          ? ['page']
          : [
              ...(isAda ? ['name'] : []),
              ...(cart?.includes('"id"') === true ? ['cart'] : []),
              ...(hearts?.includes('3') === true ? ['hearts'] : []),
              ...(scheme === 'dark' || (scheme !== 'light' && dark) ? ['scheme'] : []),
              ...(lessMotion ? ['motion'] : []),
            ];
      const visitor = {
        cookies: '',
        stored: (key: string) => stored.get(key) ?? null,
        keys: [...stored.keys()],
        asks: { dark, lessMotion },
      };
      expect(untrueParts(visitor, { screen, texts: '', path: undefined }, 'en'), JSON.stringify([...stored])).toEqual(
        expected,
      );
    }
  });
});

function nothing(): string {
  return '';
}
function failing(): never {
  throw new Error('This place cannot be read.');
}

const places = everyChoice({
  cookies: ['', 'a=b', 'i18next=cn', 'a=b; i18next=fr'],
  stored: [null, 'tw', ''],
  htmlTag: ['', 'zh-CN'],
  path: ['/', '/cn/ProductList'],
  host: ['localhost', 'tw.shop.example'],
});

describe('The language of a visitor (§9)', () => {
  it(`is looked for in cookie, storage, HTML, path and subdomain, in this order: ${places.length} times`, () => {
    for (const { cookies, stored, htmlTag, path, host } of places) {
      const expected = [
        /i18next=(\w+)/u.exec(cookies)?.[1],
        stored,
        htmlTag,
        path.split('/')[1],
        host.includes('.') ? host.split('.')[0] : '',
      ].filter((code) => typeof code === 'string' && code !== '');
      const found = detectedCodes({
        cookies: () => cookies,
        stored: () => stored,
        htmlTag: () => htmlTag,
        path: () => path,
        host: () => host,
      });
      expect(found, JSON.stringify({ cookies, stored, htmlTag, path, host })).toEqual(expected);
    }
  });

  it('is kept in a cookie that outlives the browser and comes along by links of other sites: the host reads it', () => {
    const [pair, ...attributes] = languageCookie('tw').split('; ');
    expect(pair).toBe('i18next=tw');
    expect(attributes).toEqual(expect.arrayContaining(['SameSite=Lax', 'Path=/', 'Max-Age=31536000']));
  });

  it('is looked for in all other places where one cannot be read', () => {
    const all = { cookies: () => 'i18next=en', stored: () => 'cn', htmlTag: () => 'tw', path: nothing, host: nothing };
    for (const place of ['cookies', 'stored', 'htmlTag'] as const) {
      const expected = detectedCodes({ ...all, [place]: nothing });
      expect(expected).toHaveLength(2);
      expect(detectedCodes({ ...all, [place]: failing })).toEqual(expected);
    }
  });
});
