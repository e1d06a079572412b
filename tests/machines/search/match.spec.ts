import { describe, expect, it, vi } from 'vitest';
import { foldText, matchesOf } from '../../../machines/search/match.ts';
import { pickFrom, randomNumbers } from '../../engine/random-numbers.ts';

const entries = [
  { id: 1, name: 'Wireless Mouse' },
  { id: 2, name: 'Mechanical Keyboard' },
  { id: 3, name: '無線滑鼠' },
  { id: 4, name: 'Mouse Pad ２０２６' },
];

describe('search', () => {
  it.each([
    ['mouse', [1, 4]],
    ['MOUSE', [1, 4]],
    ['  mouse  ', [1, 4]],
    ['mouse wireless', [1]],
    ['ｍｏｕｓｅ', [1, 4]],
    ['滑鼠', [3]],
    ['2026', [4]],
    ['eyboar', [2]],
    ['mouse　pad', [4]],
    ['zzz', []],
    ['', []],
    ['   ', []],
    ['<script>', []],
    ['.*', []],
    ['mo\u200buse\u00ad', [1, 4]],
    ['\u200b\u3164', []],
    ['mouse?', [1, 4]],
    ['“‘mouse’”, pad!', [4]],
    ['...', []],
  ])('for «%s» finds %j', (query, ids) => {
    expect(matchesOf(entries, query)).toEqual(ids);
  });

  it('takes one dash for another, in a query and in what is searched', () => {
    for (const name of ['Full-Size', 'Full\u2011Size', 'Full–Size'])
      for (const query of ['full-size', 'full\u2011size', 'full—s', 'full-'])
        expect(matchesOf([{ id: 1, name }], query)).toEqual([1]);
    expect(matchesOf([{ id: 1, name: 'Full-Size' }], 'fullsize')).toEqual([]);
  });

  it.each([
    ['(mouse)', [1, 2]],
    ['mouse, - pad…', [2]],
    ['usb-c.', [1]],
    ['usb.c', []],
    ['1.8!', [1]],
    ['1.9', []],
    ['c++', [2]],
    ['c+++', []],
    ['#1', [2]],
    ['#8', []],
    ['(§9)', [2]],
    ['§1', []],
    ['#mouse', [1, 2]],
    ['-', []],
  ])('drops the punctuation around a word alone, and keeps its own signs: «%s» finds %j', (query, ids) => {
    const things = [
      { id: 1, name: 'Mouse 1.8', also: 'usb-c' },
      { id: 2, name: 'Mouse Pad', also: 'C++ #1 in §9' },
    ];
    expect(matchesOf(things, query)).toEqual(ids);
  });

  it('reads a long row of signs once, and not again from each of them', { timeout: 5000 }, () => {
    expect(matchesOf(entries, `a${'!'.repeat(200_000)}b`)).toEqual([]);
  });

  it('compares a word of a long text that was pasted no more often than one of a short text, as somebody types on', () => {
    const compared = (count: number): number => {
      const query = Array.from({ length: count }, (_, place) => `mouse${place}`).join(' ');
      matchesOf(entries, query);
      const asked = vi.spyOn(String.prototype, 'includes');
      matchesOf(entries, `${query}x`);
      const { length } = asked.mock.calls;
      asked.mockRestore();
      return length;
    };
    expect(compared(2000)).toBeLessThanOrEqual(2 * compared(1000));
  });

  it.each([1, 64, 65, 100])('finds what holds each of %s words, whatever was typed before', (count) => {
    const query = 'mouse '.repeat(count);
    for (const before of ['nothing', 'keyboard', query]) {
      matchesOf(entries, before);
      expect(matchesOf(entries, query), before).toEqual(matchesOf([...entries], 'mouse'));
    }
  });

  it('keeps the order of the catalogue', () => {
    expect(matchesOf([...entries].reverse(), 'mouse')).toEqual([4, 1]);
  });

  it('ranks the beginning of a word of the name before the name, other names, what is said, and categories last', () => {
    const ranked = [
      { id: 6, name: 'Mice', also: 'mouse', isLast: true },
      { id: 5, name: 'Pad', text: 'for the mouse' },
      { id: 4, name: 'Pad', also: 'mouse' },
      { id: 3, name: 'Dormouse' },
      { id: 2, name: 'Quick mouse' },
      { id: 1, name: 'Mouse' },
    ];
    expect(matchesOf(ranked, 'mouse')).toEqual([2, 1, 3, 4, 5, 6]);
    expect(matchesOf(ranked, 'mouse pad')).toEqual([4, 5]);
  });

  it.each([
    ['batteries', 'battery'],
    ['boxes', 'box'],
    ['switches', 'switch'],
    ['keyboards', 'keyboard'],
  ])('finds by the plural %s what is called %s', (plural, name) => {
    expect(matchesOf([{ id: 1, name }], plural)).toEqual([1]);
    expect(matchesOf([{ id: 1, name: 'else' }], plural)).toEqual([]);
  });

  it('finds the same whatever was typed before', () => {
    const words = ['boxes', 'box', 'glasses', 'glass', 'glas', 'batteries', 'batter', 'mouses', 'mouse', 'pads', 'as'];
    const random = randomNumbers(1);
    const some = () => Array.from({ length: 2 }, () => pickFrom(words, random)).join(' ');
    const things = Array.from({ length: 40 }, (_, id) => ({ id, name: some(), also: some(), isLast: id % 7 === 0 }));
    // A query is typed letter by letter, and taken back in part before the next one.
    const typed = Array.from({ length: 100 }, some).flatMap((query) => [
      ...Array.from(query, (_, length) => query.slice(0, length + 1)),
      query.slice(0, Math.floor(random() * query.length)),
    ]);
    const alone = typed.map((query) => matchesOf([...things], query));
    expect(typed.map((query) => matchesOf(things, query))).toEqual(alone);
    expect(new Set(alone.map(({ length }) => length)).size).toBeGreaterThan(10);
  });

  it('compares texts in one form', () => {
    expect(foldText('　Ａｂ ')).toBe('ab');
    expect(foldText('1,000 and 12，500')).toBe('1000 and 12500');
  });
});
