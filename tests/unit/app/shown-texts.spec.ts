import { EventEmitter } from 'node:events';
import fc from 'fast-check';
import type { i18n as I18n } from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { languageTag } from '../../../machines/language/languages.ts';
import { createTranslator, NAMESPACE } from '../../../src/app/texts/i18n.ts';
import { followTexts, TEXTS_CAME } from '../../../src/app/texts/shown-texts.ts';
import { createTranslationLoader } from '../../../src/app/texts/translation.ts';
import { textIn } from '../../facts/texts.ts';
import { openFakeBrowser, openFakeTab } from '../support/fake-environment.ts';

function openTexts() {
  const i18n = createTranslator();
  const { environment } = openFakeTab(openFakeBrowser());
  const { load } = createTranslationLoader(i18n, environment.fetch);
  return { i18n, texts: followTexts(i18n), show: load };
}
const { signal } = new AbortController();

const SEED = 20_261_127;
const RUNS = 200;

/** What can happen to the texts of a page, and what can be asked of them. */
type Happening =
  | { readonly what: 'asked'; readonly key: string; readonly isNamed: boolean }
  | { readonly what: 'come'; readonly key: string; readonly isSaid: boolean }
  | { readonly what: 'language'; readonly tag: string };
const KEYS = ['one', 'two'];
const TAGS = ['en', 'zh-CN'];
const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('asked' as const),
      key: fc.constantFrom(...KEYS),
      isNamed: fc.constantFrom(true, false, false),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('come' as const), key: fc.constantFrom(...KEYS), isSaid: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('language' as const), tag: fc.constantFrom(...TAGS) }),
  },
);

describe('Texts that come by chance', () => {
  it(`are those of the language, looked up once each as long as nothing is said to have changed, in ${RUNS} runs`, () => {
    let spared = 0;
    fc.assert(
      fc.property(fc.array(happening, { minLength: 10, maxLength: 25 }), (all) => {
        const there = new Set<string>();
        let looked = 0;
        /** A translator, as far as it is followed. */
        const i18n = Object.assign(new EventEmitter(), {
          language: 'en',
          getFixedT: (tag: string) => (key: string, values?: { readonly name: string }) => {
            looked += 1;
            return there.has(`${tag} ${key}`) ? `${tag} ${key} ${values?.name}` : '';
          },
        });
        const texts = followTexts(i18n as unknown as I18n);
        let [told, expected] = [0, 0];
        texts.subscribe(() => (told += 1));
        let known = new Set<string>();
        for (const one of all) {
          if (one.what === 'asked') {
            const { key, isNamed } = one;
            const isThere = there.has(`${i18n.language} ${key}`);
            const before = looked;
            const said = isNamed
              ? texts.current().t(key as never, { name: 'Ada' } as never)
              : texts.current().t(key as never);
            expect(said).toBe(isThere ? `${i18n.language} ${key} ${isNamed ? 'Ada' : undefined}` : '');
            const isKnown = !isNamed && known.has(key);
            expect(looked - before).toBe(Number(!isKnown));
            spared += Number(isKnown);
            if (isThere && !isNamed) known.add(key);
          } else if (one.what === 'come') {
            there.add(`${i18n.language} ${one.key}`);
            if (!one.isSaid) continue;
            i18n.emit(TEXTS_CAME);
            expected += 1;
            known = new Set();
          } else {
            i18n.language = one.tag;
            i18n.emit('languageChanged');
            expected += 1;
            known = new Set();
          }
          expect([texts.current().language, told]).toEqual([i18n.language, expected]);
        }
      }),
      { numRuns: RUNS, seed: SEED },
    );
    expect(spared).toBeGreaterThan(RUNS);
  });
});

describe('The texts that are shown', () => {
  it('are others after each change of the language, and those who asked hear of it', async () => {
    const { texts, show } = openTexts();
    const onChange = vi.fn<() => void>();
    const forget = texts.subscribe(onChange);
    await show('en', signal);
    const english = texts.current();
    expect([english.language, english.t('common.ok')]).toEqual([languageTag('en'), textIn('en', 'common.ok')]);
    expect(texts.current()).toBe(english);
    await show('cn', signal);
    const chinese = texts.current();
    expect([chinese.language, chinese.t('common.ok')]).toEqual([languageTag('cn'), textIn('cn', 'common.ok')]);
    expect(onChange).toHaveBeenCalledTimes(2);
    forget();
    await show('en', signal);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('are others once more of them have come, and those who asked hear of it', async () => {
    const { i18n, texts, show } = openTexts();
    await show('en', signal);
    const onChange = vi.fn<() => void>();
    texts.subscribe(onChange);
    const before = texts.current();
    expect(before.t('common.ok')).toBe('OK');
    i18n.addResource(languageTag('en'), NAMESPACE, 'common.ok', 'Fine');
    i18n.emit(TEXTS_CAME);
    expect(onChange).toHaveBeenCalledOnce();
    expect(texts.current()).not.toBe(before);
    expect(texts.current().t('common.ok')).toBe('Fine');
  });

  it('are looked up once each until the language changes, but for those that count or name something', async () => {
    const { i18n, texts, show } = openTexts();
    await show('en', signal);
    const { t } = texts.current();
    const read = () => [t('common.ok'), t('header.greeting', { name: 'Ada' })];
    expect(read()).toEqual(['OK', 'Hello, Ada']);
    i18n.addResource(languageTag('en'), NAMESPACE, 'common.ok', 'Fine');
    i18n.addResource(languageTag('en'), NAMESPACE, 'header.greeting', 'Good day, {{name}}');
    expect(read()).toEqual(['OK', 'Good day, Ada']);
    await i18n.changeLanguage(languageTag('en'));
    expect(texts.current().t('common.ok')).toBe('Fine');
  });
});
