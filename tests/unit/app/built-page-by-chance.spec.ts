import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type BuiltPage, builtPageAttributes, builtPageOf } from '../../../src/app/start/built-page.ts';

const SEED = 20_261_127;

const pages: fc.Arbitrary<BuiltPage> = fc.record({
  screen: fc.string(),
  texts: fc.string(),
  path: fc.option(fc.webPath(), { nil: undefined }),
});

/** A document whose root element has these attributes. */
function documentWith(attributes: Readonly<Record<string, string>>): Document {
  const data = Object.entries(attributes).flatMap(([name, value]) =>
    name.startsWith('data-') ? [[name.slice('data-'.length), value]] : [],
  );
  const root = { hasAttribute: (name: string) => name in attributes, dataset: Object.fromEntries(data) };
  return { documentElement: root } as never;
}

it('A page of the build is read as it was written, and one that was not built is none', () => {
  fc.assert(
    fc.property(pages, (page) => {
      const attributes = builtPageAttributes(page);
      // What is written into HTML is a text.
      expect(Object.values(attributes).every((value) => typeof value === 'string')).toBe(true);
      expect(builtPageOf(documentWith(attributes))).toEqual(page);
    }),
    { seed: SEED },
  );
  expect(builtPageOf(documentWith({}))).toBeUndefined();
});
