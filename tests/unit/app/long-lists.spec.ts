import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LongList } from '../../../src/ui/long-list/LongList.tsx';
import { BATCH, heightOf, WHOLE } from '../../../src/ui/long-list/rests.ts';
import { SuggestionList } from '../../../src/ui/suggestions/SuggestionList.tsx';

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function suggestions(count: number, active: number): string {
  const list = {
    id: 'list',
    label: 'Suggestions',
    isOpen: true,
    suggestions: numbers(count),
    most: 24,
    active,
    className: undefined,
    optionClassName: undefined,
    onPick: () => undefined,
    children: (key: number) => `option ${key}`,
  };
  return renderToStaticMarkup(createElement(SuggestionList, list));
}

function shown(markup: string): number[] {
  return [...markup.matchAll(/>option (\d+)</gu)].map(([, key]) => Number(key));
}

describe('Suggestions', () => {
  it('stand there all where there are few, without a word on their number', () => {
    expect(shown(suggestions(24, -1))).toEqual(numbers(24));
    expect(suggestions(24, 3)).not.toContain('aria-setsize');
  });

  it('are the first of many, and say how many there are', () => {
    const markup = suggestions(1000, -1);
    expect(shown(markup)).toEqual(numbers(12));
    expect(markup).toContain('aria-setsize="1000" aria-posinset="12"');
  });

  it('are those around the marked one, wherever it is', () => {
    for (const active of [0, 12, 500, 990, 999]) {
      const markup = suggestions(1000, active);
      expect(shown(markup)).toHaveLength(12);
      expect(/aria-posinset="(\d+)" aria-selected="true"/u.exec(markup)?.[1]).toBe(String(active + 1));
    }
  });
});

function long(count: number): string {
  const list = {
    items: numbers(count),
    className: undefined,
    place: '',
    wordsOf: (item: number) => `words of ${item}`,
    children: (item: number) => createElement('li', { key: item }, `item ${item}`),
  };
  return renderToStaticMarkup(createElement(LongList<number>, list));
}

describe('A long list', () => {
  it('is drawn whole where it is not long', () => {
    expect(long(WHOLE).match(/<li>item/gu)).toHaveLength(WHOLE);
    expect(long(WHOLE)).not.toContain('data-batch');
  });

  it('is drawn at its beginning, and has the words of all others in their order', () => {
    const markup = long(1000);
    expect(markup.match(/<li>item/gu)).toHaveLength(BATCH);
    const words = [...markup.matchAll(/words of (\d+)/gu)].map(([, item]) => Number(item));
    expect(words).toEqual(numbers(1000).slice(BATCH));
  });

  it('keeps the room of what is not drawn: whole rows, and the gaps between them', () => {
    expect(heightOf(12, { columns: 2, pitch: 110, gap: 10 })).toBe(650);
    expect(heightOf(5, { columns: 4, pitch: 110, gap: 10 })).toBe(210);
    expect(heightOf(1, { columns: 1, pitch: 100, gap: 0 })).toBe(100);
  });
});
