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
