import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REPEATED, repeated } from '../../browser/repeated.ts';
import { journeys } from '../../requirements/journeys.ts';

const tests = new URL('../../', import.meta.url);

/** As Playwright names a test. */
function wholeTitle(file: string, title: string): string {
  return `browser ${file} ${title}`;
}

describe('Tests that npm test leaves out', () => {
  it.each(REPEATED)('are tests of $file, each once', ({ file, titles }) => {
    const source = readFileSync(new URL(file, tests), 'utf8');
    const times = titles.map((title) => source.split(`${title}'`).length + source.split(`${title}\``).length - 2);
    expect(times).toEqual(titles.map(() => 1));
  });

  it.each(Object.entries(journeys))('are not the one that %s has instead of a machine', (_, { file, title }) => {
    expect(repeated.filter((one) => one.test(wholeTitle(file, title)))).toEqual([]);
  });

  it('are told by their whole title', () => {
    const file = 'browser/atlas/split.spec.ts';
    const first = 'the panel beside the chart gives it room by keys and by the pointer, and keeps that after a reload';
    const isLeftOut = (title: string) => repeated.some((one) => one.test(title));
    expect(isLeftOut(wholeTitle(file, first))).toBe(true);
    expect(isLeftOut(wholeTitle(file, `A part of it ${first}`))).toBe(true);
    expect(isLeftOut(wholeTitle(file, `${first} once more`))).toBe(false);
    expect(isLeftOut(wholeTitle('browser/atlas/other.spec.ts', first))).toBe(false);
  });
});
