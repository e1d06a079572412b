import { describe, expect, it } from 'vitest';
import {
  LANGUAGES,
  isLanguage,
  languageOfTag,
  languageScript,
  languageTag,
} from '../../../machines/language/languages.ts';
import { CODES, LANGUAGES as FACTS } from '../../facts/languages.ts';

describe('a language', () => {
  it.each(CODES)('«%s» is one of ours', (code) => expect(isLanguage(code)).toBe(true));
  it.each(['zh', 'EN', '', 'zh-TW', 'e', 'dev', null, undefined, 3])('%s is not', (code) =>
    expect(isLanguage(code)).toBe(false),
  );
  it('has a BCP 47 tag (R11)', () => {
    expect(LANGUAGES.map(languageTag)).toEqual(Object.values(FACTS).map(({ tag }) => tag));
  });
  it.each([
    ['en', 'en'],
    ['EN', 'en'],
    ['zh-CN', 'cn'],
    ['zh-cn', 'cn'],
    ['zh-Hans', 'cn'],
    ['ZH-HANS-SG', 'cn'],
    ['zh-TW', 'tw'],
    ['zh-Hant-HK', 'tw'],
  ])('is asked for by the tag %s: %s', (tag, code) => expect(languageOfTag(tag)).toBe(code));
  it.each(['', 'zh', 'tw', 'en-US', 'fr', 'zh-CN-x', 'x-zh-Hans'])('is not asked for by the tag «%s»', (tag) =>
    expect(languageOfTag(tag)).toBeUndefined(),
  );
  it.each([
    ['en', undefined],
    ['cn', 'zh-Hans'],
    ['tw', 'zh-Hant'],
  ] as const)('«%s» is meant by every tag of its script, where it has one: %s (R11)', (code, script) => {
    expect(languageScript(code)).toBe(script);
  });
});
