import { describe, expect, it } from 'vitest';
import { NEWS_INTERVAL } from '../../machines/carousel/carousel.machine.ts';
import { CHUNK_RETRIES, CHUNK_RETRY_DELAY, CHUNK_TIMEOUT } from '../../machines/chunk/limits.ts';
import {
  FALLBACK_LANGUAGE,
  LANGUAGES,
  LATE_RETRY_DELAY,
  MAX_RETRIES,
  RETRY_DELAY,
  isLanguage,
  languageTag,
} from '../../machines/language/languages.ts';
import { MAX_QUANTITY, quantityOptions } from '../../machines/purchase/quantity.ts';
import { CODES, LANGUAGES as FACTS } from '../facts/languages.ts';
import { GUEST_NAME, SAMPLE_EMAIL, isSomebody } from '../../machines/session/name.ts';

describe('the limits of §9', () => {
  it('stand as the specification gives them', () => {
    expect(NEWS_INTERVAL).toBe(5000);
    expect(MAX_QUANTITY).toBe(20);
    expect(CHUNK_TIMEOUT).toBe(120_000);
    expect(LANGUAGES).toEqual(CODES);
    expect(FALLBACK_LANGUAGE).toBe('en');
  });

  it('leave the waits between tries to the shop', () => {
    expect([MAX_RETRIES, RETRY_DELAY, LATE_RETRY_DELAY]).toEqual([3, 500, 30_000]);
    expect([CHUNK_RETRIES, CHUNK_RETRY_DELAY]).toEqual([2, 400]);
  });
});

describe('a name', () => {
  it.each(['', ' ', '　', 'guest', 'Guest', 'GUEST', ' gUeSt '])('«%s» stands for nobody (R2)', (name) => {
    expect(isSomebody(name)).toBe(false);
  });

  it.each(['Ann', 'guests', 'the guest', '訪客', '0', '<b>'])('«%s» stands for somebody', (name) => {
    expect(isSomebody(name)).toBe(true);
  });

  it('is Guest in the seed, with the sample email', () => {
    expect([GUEST_NAME, SAMPLE_EMAIL]).toEqual(['Guest', 'shopper@example.com']);
  });
});

describe('the quantities on offer', () => {
  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [19, 19],
    [20, 20],
    [21, 20],
    [134, 20],
    [-1, 0],
  ])('for a stock of %i are 1 to %i (§5, R7)', (stock, last) => {
    const options = quantityOptions(stock);
    expect(options).toHaveLength(last);
    expect(options).toEqual(options.map((_, index) => index + 1));
  });
});

describe('a language', () => {
  it.each(CODES)('«%s» is one of ours', (code) => expect(isLanguage(code)).toBe(true));
  it.each(['zh', 'EN', '', 'zh-TW', 'e', 'dev', null, undefined, 3])('%s is not', (code) =>
    expect(isLanguage(code)).toBe(false),
  );
  it('has a BCP 47 tag (R11)', () => {
    expect(LANGUAGES.map(languageTag)).toEqual(Object.values(FACTS).map(({ tag }) => tag));
  });
});
