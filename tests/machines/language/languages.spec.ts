import { describe, expect, it } from 'vitest';
import { LANGUAGES, isLanguage, languageTag } from '../../../machines/language/languages.ts';
import { CODES, LANGUAGES as FACTS } from '../../facts/languages.ts';

describe('a language', () => {
  it.each(CODES)('«%s» is one of ours', (code) => expect(isLanguage(code)).toBe(true));
  it.each(['zh', 'EN', '', 'zh-TW', 'e', 'dev', null, undefined, 3])('%s is not', (code) =>
    expect(isLanguage(code)).toBe(false),
  );
  it('has a BCP 47 tag (R11)', () => {
    expect(LANGUAGES.map(languageTag)).toEqual(Object.values(FACTS).map(({ tag }) => tag));
  });
});
