import { describe, expect, it } from 'vitest';
import { texts } from '../../../src/atlas/page/texts.ts';
import { flat } from '../../facts/texts.ts';
import { tableOf, wordDifferences } from '../../facts/words.ts';

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

/** A text of the atlas, one that is made of values with their gaps; null for a group of texts. */
function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value !== 'function') return null;
  const gaps = Array.from({ length: value.length }, (_, at) => gap(String(at)));
  return String(Reflect.apply(value, undefined, gaps));
}

describe('The words of the atlas', () => {
  it('are those of the reviewed table, key by key', () => {
    expect(wordDifferences(tableOf('atlas'), flat(texts, textOf))).toEqual([]);
  });
});
