import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { literally } from '../../facts/literally.ts';
import { localeOf } from '../../facts/texts.ts';

const root = join(import.meta.dirname, '../../..');

/** All the code that may name a text: the screens name most, the machines name the errors. */
const code = ['src', 'machines']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** What a template such as `product.${id}.name` can become: one word of a key in the place of each expression. */
function asPattern(template: string): RegExp {
  return new RegExp(
    `^${template
      .split(/\$\{[^{}]*\}/)
      .map(literally)
      .join(String.raw`\w+`)}$`,
  );
}

const literals = new Set(Array.from(code.matchAll(/'([\w.]+)'/g), ([, text]) => text));

/** Where a text begins with a place instead of words, a pattern would match every key there is. */
const templates = Array.from(code.matchAll(/`(\w+\.[\w.]*\$\{[^`]*)`/g), ([, text = '']) => text);

/** Keys that are made in two steps, `${key}.name` after `category.${id}` say. */
const stems = templates.filter((template) => template.endsWith('}')).map(asPattern);
const endings = new Set(Array.from(code.matchAll(/`\$\{key\}\.(\w+)`/g), ([, ending]) => ending));

const patterns = templates.map(asPattern);

function isUsed(key: string): boolean {
  const base = key.replace(/_(?:one|other)$/, '');
  if (literals.has(base) || patterns.some((pattern) => pattern.test(base))) return true;
  const at = base.lastIndexOf('.');
  return endings.has(base.slice(at + 1)) && stems.some((stem) => stem.test(base.slice(0, at)));
}

it('every text of the locale files is on some screen', () => {
  expect([...localeOf('en').texts.keys()].filter((key) => !isUsed(key))).toEqual([]);
});

it('a text that no code names would be found', () => {
  expect(isUsed('home.heading')).toBe(true);
  expect(isUsed('home.nobodyNamesThis')).toBe(false);
  expect(isUsed('product.1.nobodyNamesThis')).toBe(false);
});
