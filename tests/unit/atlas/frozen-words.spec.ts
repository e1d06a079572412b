import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { texts } from '../../../src/atlas/page/texts.ts';
import { wordDifferences } from '../../facts/words.ts';

const address = new URL('../../facts/words/atlas.json', import.meta.url);
const reviewed: Readonly<Record<string, string>> = JSON.parse(readFileSync(address, 'utf8'));

/** Stands for any value that fills a text: read as a text it is its own name, its parts are of the kind, and a list of one. */
function gap(name: string): unknown {
  return new Proxy(() => undefined, {
    get: (_, key) => {
      if (key === Symbol.toPrimitive) return () => `{${name}}`;
      if (key === Symbol.iterator) return () => [gap(`${name}[]`)].values();
      return gap(`${name}.${String(key)}`);
    },
    apply: () => gap(name),
  });
}

/** Every text below a part of the atlas' texts, by its dotted key; one that is made of values, with their gaps. */
function textsBelow(part: unknown, key: string): readonly (readonly [string, string])[] {
  if (typeof part === 'string') return [[key, part]];
  if (typeof part === 'function') {
    const gaps = Array.from({ length: part.length }, (_, at) => gap(String(at)));
    return [[key, String(Reflect.apply(part, undefined, gaps))]];
  }
  return Object.entries(Object(part)).flatMap(([name, below]) =>
    textsBelow(below, key === '' ? name : `${key}.${name}`),
  );
}

describe('The words of the atlas', () => {
  it('are those of the reviewed table, key by key', () => {
    expect(wordDifferences(new Map(Object.entries(reviewed)), new Map(textsBelow(texts, '')))).toEqual([]);
  });
});
