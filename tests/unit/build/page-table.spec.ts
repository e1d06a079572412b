import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { isLanguage } from '../../../machines/language/languages.ts';
import { openApp } from '../../../src/app/open-app.ts';
import { screenName } from '../../../src/app/head.ts';
import { detectedCodes } from '../../../src/app/texts/detect-language.ts';
import { publicCode } from '../../../src/app/texts/public-code.ts';
import { askedLanguage } from '../../../src/build/pages/asked-language.ts';
import { pageFor, pages } from '../../../src/build/pages/page-table.ts';
import { CODES, LANGUAGES } from '../../facts/languages.ts';
import { openFakeBrowser, openFakeTab } from '../support/fake-environment.ts';

/** The screen that the app shows at an address, by the name that its HTML carries. */
async function screenAt(address: string): Promise<string> {
  const { environment } = openFakeTab(openFakeBrowser(), ['en']);
  const history = createMemoryHistory({ initialEntries: [address] });
  const app = openApp({ ...environment, openHistory: () => history });
  await app.router.load();
  return screenName(app.shop.navigation.getSnapshot());
}

/** Addresses that nobody writes down, and that somebody will open. */
const ODD = [
  '/?category=2',
  '/#main',
  '/signup',
  '/SIGNUP?x=1',
  '/SignUp/more',
  '/productlist/keyboard?category=2',
  '/ProductList',
  '/ProductList/Mouse',
  '/ProductList?category=nonsense',
  '/ProductList?category=0',
  '/ProductList?category=99',
  '/ProductList?category=02',
  '/ProductList?category=2&category=3',
  '/ProductList/Mouse/more?category=2',
  '/ProductList/Keyboard?category=3',
  '/ProductDetail',
  '/ProductDetail/0',
  '/ProductDetail/01',
  '/ProductDetail/1/2',
  '/ProductDetail/nonsense',
  '/no/such/page',
  '/.env',
];

/** Addresses that the router writes anew before it shows what they lead to, and the page that is right at once. */
const REWRITTEN = [
  ['/SignUp/', 'SignUp'],
  ['/ProductList/', 'home'],
  ['/ProductList?category=%222%22', 'list-2-unnamed'],
  ['/ProductDetail/', 'missing'],
  ['/ProductDetail/1/', 'product-1'],
  ['/ProductDetail/%31', 'product-1'],
] as const;

describe('The page for an address', () => {
  it.each(REWRITTEN)('%s is %s', (address, name) => {
    expect(pageFor(new URL(address, 'http://shop.example')).name).toBe(name);
  });

  it.each([...pages.map(({ address }) => address), ...ODD])(
    '%s shows the screen that the app shows there',
    async (address) => {
      const page = pageFor(new URL(address, 'http://shop.example'));
      expect(await screenAt(page.address)).toBe(await screenAt(address));
    },
  );

  it.each(pages.filter(({ isAnyPath }) => !isAnyPath))('$address has a page of its own, $name', (page) => {
    expect(pageFor(new URL(page.address, 'http://shop.example'))).toBe(page);
  });

  it('is that of any other path where the path cannot be decoded', () => {
    expect(pageFor(new URL('/%E0%A4%A', 'http://shop.example')).name).toBe('unknown');
  });
});

/** Tags that ask for a language by its script (R11). */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  cn: ['zh-Hans', 'zh-hans-SG', 'ZH-HANS-CN'],
  tw: ['zh-Hant', 'zh-Hant-HK', 'zh-hant-tw'],
};

describe('The language of a page', () => {
  it.each(CODES)('is that of the cookie, by its code, its tag or its script (%s)', (code) => {
    const { tag } = LANGUAGES[code];
    const values = [code, code.toUpperCase(), tag, tag.toLowerCase(), ...(SCRIPTS[code] ?? [])];
    expect(values.map((value) => askedLanguage(`other=1; i18next=${value}; more=2`))).toEqual(values.map(() => code));
  });

  it.each(['en', 'cn', 'zh', 'zh-CN', 'zh-Hant', 'zh-Hant-HK', 'zh-Hansel', 'tw', 'TW', 'fr', 'english', ''])(
    'is the one that the shop reads from the cookie «%s»',
    (value) => {
      const places = { stored: () => null, htmlTag: () => '', path: () => '', host: () => '' };
      const codes = detectedCodes({ ...places, cookies: () => `i18next=${value}` }).map(publicCode);
      expect(askedLanguage(`i18next=${value}`)).toBe(codes.find(isLanguage) ?? 'en');
    },
  );

  it.each([undefined, '', 'i18next=', 'i18next=fr', 'i18next=%', 'xi18next=cn', 'I18NEXT=cn', 'other=i18next=cn'])(
    'is English where the cookies are «%s»',
    (cookies) => {
      expect(askedLanguage(cookies)).toBe('en');
    },
  );
});
