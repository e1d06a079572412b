import { describe, expect, it } from 'vitest';
import { foldText, matchesOf } from '../../../machines/search/match.ts';

const entries = [
  { id: 1, text: 'Wireless Mouse' },
  { id: 2, text: 'Mechanical Keyboard' },
  { id: 3, text: '無線滑鼠' },
  { id: 4, text: 'Mouse Pad ２０２６' },
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
  ])('for «%s» finds %j', (query, ids) => {
    expect(matchesOf(entries, query)).toEqual(ids);
  });

  it('keeps the order of the catalogue', () => {
    expect(matchesOf([...entries].reverse(), 'mouse')).toEqual([4, 1]);
  });

  it('compares texts in one form', () => {
    expect(foldText('　Ａｂ ')).toBe('ab');
  });
});
