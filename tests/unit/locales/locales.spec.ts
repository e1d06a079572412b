import i18next, { type TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { promotions } from '../../../src/catalogue/promotions.ts';
import { hanOf, mainlandCharacters, simplifiedOnly, taiwanCharacters, traditionalOnly } from '../support/han.ts';
import { type Locale, LOCALES, localeOf } from '../../facts/texts.ts';
import { variablesOf, wordsOf } from './text-parts.ts';

const english = localeOf('en');
const mainland = localeOf('cn');
const taiwan = localeOf('tw');

/** The languages that are compared with English. */
const others = LOCALES.filter((locale) => locale !== english);

/** Names of languages are written in the language that they name, in every file. */
function ownLanguage(key: string): boolean {
  return key.startsWith('language.name.');
}

async function translator({ tag, file }: Locale): Promise<TFunction> {
  const instance = i18next.createInstance();
  await instance.init({
    lng: tag,
    load: 'currentOnly',
    fallbackLng: false,
    interpolation: { escapeValue: false },
    resources: { [tag]: { translation: file } },
  });
  return instance.t;
}

/** Texts with their keys, as `key: text`, whose words satisfy the fault. */
function faults(locale: Locale, isFault: (words: string, key: string) => boolean): readonly string[] {
  return [...locale.texts].filter(([key, text]) => isFault(wordsOf(text), key)).map(([key, text]) => `${key}: ${text}`);
}

const pluralStems = [...english.texts.keys()].filter((key) => key.endsWith('_other')).map((key) => key.slice(0, -6));

describe('The locale files', () => {
  it.each(others)('have the same keys in the same order ($code)', ({ texts }) => {
    expect([...texts.keys()]).toEqual([...english.texts.keys()]);
  });

  it.each(others)('use the same variables in every text ($code)', ({ texts }) => {
    const variables = (of: Locale['texts']) => [...of].map(([key, text]) => [key, ...variablesOf(text)].join(' '));
    expect(variables(texts)).toEqual(variables(english.texts));
  });

  it.each(others)('are translated: hardly a text is the English one ($code)', ({ texts }) => {
    const same = [...texts].filter(([key, text]) => text === english.texts.get(key)).map(([key]) => key);
    const untranslated = same.filter((key) => !ownLanguage(key));
    expect(untranslated.length, untranslated.join(', ')).toBeLessThan(english.texts.size / 10);
  });

  it.each(LOCALES)('name no format, since the build leaves them out ($code)', (locale) => {
    expect([...locale.texts].filter(([, text]) => /\{\{[^{}]*,/u.test(text))).toEqual([]);
  });

  it.each(LOCALES)('have no empty text and no stray white space ($code)', (locale) => {
    expect(locale.texts.size).toBeGreaterThan(250);
    const untidy = (text: string) => text === '' || text !== text.trim() || /\s{2}/.test(text);
    expect([...locale.texts].filter(([, text]) => untidy(text))).toEqual([]);
  });

  it.each(LOCALES)('write variables as plain names, without stray braces ($code)', (locale) => {
    expect(faults(locale, (words) => /[{}]|\$t\(/.test(words))).toEqual([]);
    const names = [...locale.texts.values()].flatMap(variablesOf);
    expect(names.filter((name) => !/^[a-z]+$/i.test(name))).toEqual([]);
  });
});

describe('Plural texts', () => {
  it('come as pairs, «one» and «other»', () => {
    const suffixed = [...english.texts.keys()].filter((key) => key.includes('_'));
    expect(suffixed.toSorted()).toEqual(pluralStems.flatMap((stem) => [`${stem}_one`, `${stem}_other`]).toSorted());
    expect(pluralStems.length).toBeGreaterThan(0);
  });

  it.each(LOCALES)('have every form that the language counts by ($code)', ({ tag, texts }) => {
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    const wanted = pluralStems.flatMap((stem) => forms.map((form) => `${stem}_${form}`));
    expect(wanted.filter((key) => !texts.has(key))).toEqual([]);
  });

  it('are exactly the texts with a count', () => {
    const counted = [...english.texts].filter(([, text]) => variablesOf(text).includes('count')).map(([key]) => key);
    expect(counted).toEqual([...english.texts.keys()].filter((key) => key.includes('_')));
  });

  it.each([
    ['en', 'Cart, 0 items', 'Cart, 1 item', 'Cart, 2 items'],
    ['cn', '购物车，0 件商品', '购物车，1 件商品', '购物车，2 件商品'],
    ['tw', '購物車，0 件商品', '購物車，1 件商品', '購物車，2 件商品'],
  ] as const)('name the cart with 0, 1 and 2 items (%s)', async (code, ...expected) => {
    const t = await translator(localeOf(code));
    expect([0, 1, 2].map((count) => t('header.cartWithItems', { count }))).toEqual(expected);
  });

  it('choose «one» for 1 alone in English', async () => {
    const t = await translator(english);
    expect([0, 1, 2].map((count) => t('search.found', { count }))).toEqual([
      '0 products found',
      '1 product found',
      '2 products found',
    ]);
    expect([6, 12, 24].map((count) => t('checkout.months', { count }))).toEqual(['6 months', '12 months', '24 months']);
    expect([1, 2].map((count) => t('list.count', { count }))).toEqual(['1 product', '2 products']);
  });

  it.each([mainland, taiwan])('read alike for 0, 1 and 2, whatever the runtime speaks ($code)', async (locale) => {
    expect(new Intl.PluralRules(locale.tag).resolvedOptions().locale).toMatch(/^zh/);
    for (const stem of pluralStems) {
      expect(locale.texts.get(`${stem}_one`)).toBe(locale.texts.get(`${stem}_other`));
    }
    const t = await translator(locale);
    for (const count of [0, 1, 2]) {
      expect(t('stock.only', { count })).toBe(locale.texts.get('stock.only_other')?.replace('{{count}}', `${count}`));
    }
  });
});

describe('Chinese', () => {
  const latin = /[a-z]+/gi;
  /** The last four are printed on plugs, keys and boxes, in every language. */
  const allowed = new Set(['Loadout', 'JavaScript', 'USB', 'C', 'Fn', 'GHz']);

  it.each([mainland, taiwan])(
    'has no Latin word but the names of the shop, of languages, of JavaScript and of plugs and keys ($code)',
    (locale) => {
      expect(
        faults(
          locale,
          (words, key) => !ownLanguage(key) && (words.match(latin) ?? []).some((word) => !allowed.has(word)),
        ),
      ).toEqual([]);
    },
  );

  it.each([mainland, taiwan])('leaves nothing untranslated ($code)', (locale) => {
    const same = [...locale.texts].filter(([key, text]) => text === english.texts.get(key)).map(([key]) => key);
    const alike = ['common.brand', 'list.documentTitle', 'detail.documentTitle'];
    expect(same.filter((key) => !ownLanguage(key))).toEqual(alike);
  });

  it.each([mainland, taiwan])('has full-width punctuation beside its characters ($code)', (locale) => {
    const halfWidth = /\p{Script=Han} ?[,;:!?()."']|[,;:!?()"'] ?\p{Script=Han}/u;
    expect(faults(locale, (words) => halfWidth.test(words))).toEqual([]);
  });

  it('knows at least 150 pairs of characters that tell the two scripts apart', () => {
    expect(simplifiedOnly.size).toBeGreaterThanOrEqual(150);
    expect(traditionalOnly.size).toBe(simplifiedOnly.size);
    expect([...simplifiedOnly].filter((character) => traditionalOnly.has(character))).toEqual([]);
    expect([...simplifiedOnly].filter((character) => !mainlandCharacters.has(character))).toEqual([]);
    expect([...traditionalOnly].filter((character) => !taiwanCharacters.has(character))).toEqual([]);
  });

  const isForeignToMainland = (character: string) =>
    traditionalOnly.has(character) || !mainlandCharacters.has(character);
  const isForeignToTaiwan = (character: string) => simplifiedOnly.has(character) || !taiwanCharacters.has(character);
  const hasSome = (words: string, test: (character: string) => boolean) => [...hanOf(words)].some(test);

  it('is Simplified throughout in cn', () => {
    expect(faults(mainland, (words, key) => !ownLanguage(key) && hasSome(words, isForeignToMainland))).toEqual([]);
  });

  it('is Traditional throughout in tw and on the banner', () => {
    expect(faults(taiwan, (words, key) => !ownLanguage(key) && hasSome(words, isForeignToTaiwan))).toEqual([]);
    expect(promotions.filter((line) => hasSome(line, isForeignToTaiwan))).toEqual([]);
  });

  const mainlandWords = /鼠標|信息|默認|屏幕|用戶|登錄|搜索|加載|打印|支付|郵箱|菜單|網絡|標簽|標籤頁/;
  const taiwanWords = /滑鼠|资讯|使用者|登入|登出|搜寻|载入|列印|选单|结帐|红利折抵|档案|网路|萤幕|预设/;

  it('says things in Taiwan’s words in tw', () => {
    expect(faults(taiwan, (words) => mainlandWords.test(words))).toEqual([]);
  });

  it('says things in the mainland’s words in cn', () => {
    expect(faults(mainland, (words) => taiwanWords.test(words))).toEqual([]);
  });

  it.each([
    ['header.cart', '购物车', '購物車'],
    ['category.1.name', '鼠标', '滑鼠'],
    ['category.2.name', '键盘', '鍵盤'],
    ['category.3.name', '耳机', '耳機'],
    ['category.4.name', '风扇', '風扇'],
    ['category.5.name', '键帽', '鍵帽'],
    ['checkout.heading', '结算', '結帳'],
    ['checkout.method.creditCard', '信用卡', '信用卡'],
    ['checkout.method.installments', '分期付款', '分期付款'],
    ['checkout.method.bonusDiscount', '积分抵扣', '紅利折抵'],
    ['account.signIn.submit', '登录', '登入'],
    ['account.signIn.signUp', '注册', '註冊'],
    ['form.userName', '用户名', '使用者名稱'],
  ])('agrees on %s', (key, simplified, traditional) => {
    expect([mainland.texts.get(key), taiwan.texts.get(key)]).toEqual([simplified, traditional]);
  });
});
