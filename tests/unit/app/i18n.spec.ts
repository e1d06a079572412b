import { describe, expect, it, vi } from 'vitest';
import { type Language, languageTag } from '../../../machines/language/languages.ts';
import { publicCode } from '../../../src/app/texts/public-code.ts';
import { createTranslator } from '../../../src/app/texts/i18n.ts';
import { createTranslationLoader, fetchTexts } from '../../../src/app/texts/translation.ts';
import { CODES, LANGUAGES as FACTS } from '../../facts/languages.ts';
import { openFakeBrowser, openFakeTab } from '../support/fake-environment.ts';

async function speak(language: Language) {
  const i18n = createTranslator();
  const { environment } = openFakeTab(openFakeBrowser());
  await createTranslationLoader(i18n, environment.fetch).load(language, new AbortController().signal);
  return i18n;
}

function answering(body: string, status = 200) {
  return async () => new Response(body, { status });
}
const { signal } = new AbortController();

describe('The translator', () => {
  it.each([
    ['en', ['Cart, 0 items', 'Cart, 1 item', 'Cart, 2 items']],
    ['cn', ['购物车，0 件商品', '购物车，1 件商品', '购物车，2 件商品']],
    ['tw', ['購物車，0 件商品', '購物車，1 件商品', '購物車，2 件商品']],
  ] as const)('counts 0, 1 and 2 by the rules of its language (%s)', async (language, names) => {
    const { t } = await speak(language);
    expect([0, 1, 2].map((count) => t('header.cartWithItems', { count }))).toEqual(names);
  });

  it.each(CODES)('asks Intl for the plural rules of a BCP 47 tag, never for the public code (%s)', async (language) => {
    const i18n = await speak(language);
    const { services } = i18n;
    expect(i18n.language).toBe(languageTag(language));
    const rule: Intl.PluralRules = services.pluralResolver.getRule(i18n.language);
    expect(rule.resolvedOptions().locale).toBe(new Intl.PluralRules(languageTag(language)).resolvedOptions().locale);
    expect(rule.select(1)).toBe(new Intl.PluralRules(FACTS[language].tag).select(1));
  });

  it('takes no part of a name for its own syntax, and escapes nothing, since React does', async () => {
    const { t } = await speak('en');
    const name = '<b>$t(common.brand)</b> {{count}} &';
    expect(t('header.greeting', { name })).toBe(`Hello, ${name}`);
  });
});

describe('The texts of a language', () => {
  it.each([
    '',
    'no',
    '<!doctype html>',
    '[]',
    'null',
    '3',
    '"a"',
    '{}',
    '{"common":3}',
    '{"common":{"ok":["OK"]}}',
    '{"a":null}',
  ])('count as failed when the file reads «%s»', async (body) => {
    await expect(fetchTexts(answering(body), 'en')).rejects.toThrow(/JSON|holds no texts/);
  });

  it('count as failed when the file is missing, whatever it reads', async () => {
    await expect(fetchTexts(answering('{"a":"b"}', 404), 'cn')).rejects.toThrow(
      '/locales/cn/translation.json answered 404',
    );
  });

  it('count as failed when the file hangs, after a time', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const hanging = (_: string, { signal: until }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        until?.addEventListener('abort', () => reject(until.reason));
      });
    const texts = fetchTexts(hanging, 'en');
    limit.abort(new Error('too late'));
    await expect(texts).rejects.toThrow('too late');
    expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
  });

  it('are taken when they are a tree of texts', async () => {
    await expect(fetchTexts(answering('{"a":{"b":"c"},"d":""}'), 'en')).resolves.toEqual({
      a: { b: 'c' },
      d: '',
    });
  });

  it('are fetched once for each language', async () => {
    const { environment, fetched } = openFakeTab(openFakeBrowser());
    const i18n = createTranslator();
    const { load } = createTranslationLoader(i18n, environment.fetch);
    for (const language of ['en', 'tw', 'en'] as const) await load(language, signal);
    expect([fetched, i18n.t('header.cart')]).toEqual([
      ['/locales/en/translation.json', '/locales/tw/translation.json'],
      'Cart',
    ]);
  });

  it('change nothing when another choice has overtaken them', async () => {
    const { environment } = openFakeTab(openFakeBrowser());
    const i18n = createTranslator();
    const { load } = createTranslationLoader(i18n, environment.fetch);
    await load('en', signal);
    const overtaken = new AbortController();
    const late = load('cn', overtaken.signal);
    overtaken.abort();
    await expect(late).rejects.toThrow('aborted');
    expect(i18n.t('header.cart')).toBe('Cart');
  });

  it('come from the build when English has to stand in, and are still fetched when they are asked for', async () => {
    const { environment, fetched } = openFakeTab(openFakeBrowser());
    const i18n = createTranslator();
    const loader = createTranslationLoader(i18n, environment.fetch);
    await loader.loadFallback(signal);
    expect([i18n.language, i18n.t('header.cart'), fetched]).toEqual(['en', 'Cart', []]);
    await loader.load('en', signal);
    expect(fetched).toEqual(['/locales/en/translation.json']);
  });
});

describe('A detected language code', () => {
  it.each(CODES)('is %s by the code and by the tag of the language', (code) => {
    const { tag } = FACTS[code];
    expect([code, code.toUpperCase(), tag, tag.toLowerCase()].map(publicCode)).toEqual([code, code, code, code]);
  });

  it.each([
    ['zh-Hant', 'tw'],
    ['zh-Hant-HK', 'tw'],
    ['zh-Hans-SG', 'cn'],
    ['fr', 'fr'],
  ])('%s becomes %s', (detected, code) => {
    expect(publicCode(detected)).toBe(code);
  });
});
