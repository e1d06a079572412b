import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { unbroken } from '../../../src/ui/text/unbroken.tsx';
import { LOCALES } from '../../facts/texts.ts';

/** What no line may tear: a hyphened word, a length with its unit, a Chinese title, coins and their number. */
const WHOLE = [
  /[\p{Letter}\d]-[\p{Letter}\d]/u,
  /\d (?:mm|毫米|公釐)/u,
  /《[^》]*》/u,
  /游戏币|遊戲幣/u,
  /\d 枚/u,
] as const;

function isWhole(words: string): boolean {
  return WHOLE.some((pattern) => pattern.test(words));
}

/** The words of a text in order, those that stay whole apart from the others. */
function partsOf(text: string): { readonly words: string; readonly isKept: boolean }[] {
  const markup = renderToStaticMarkup(unbroken(text));
  return markup
    .split(/(<span[^>]*>[^<]*<\/span>)/u)
    .filter((part) => part !== '')
    .map((part) => ({ words: part.replaceAll(/<[^>]*>/gu, ''), isKept: part.startsWith('<span class') }));
}

describe.each(LOCALES)('Words in $code that no line tears', ({ texts }) => {
  // Markup would write these signs otherwise.
  const plain = [...texts.values()].filter((text) => !/[<>&"']/u.test(text));

  it('stay whole in every text, and no others do', () => {
    for (const text of plain) {
      const parts = partsOf(text);
      expect(parts.map(({ words }) => words).join(''), text).toBe(text);
      for (const { words, isKept } of parts) expect(isWhole(words), `«${words}» in «${text}»`).toBe(isKept);
    }
    expect(plain.filter(isWhole).length).toBeGreaterThan(0);
  });
});
