import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '../../../machines/language/languages.ts';
import { products } from '../../../src/catalogue/products.ts';
import type { GrownProduct, GrownTexts } from './grown-catalogue.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Reads a file of the checkout, by its path from the root. */
export function readSource(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** What makes a shop grow: for the hash that names a build. */
export const GROWN_WITH: readonly string[] = [
  'tests/bench/growth/grown-catalogue.ts',
  'tests/bench/growth/grown-lots.ts',
  'tests/bench/growth/grown-sources.ts',
];

const CATALOGUE = 'src/catalogue/seeds.ts';
const OTHER_NAMES = 'src/app/texts/search-words.ts';
const PAGES = 'src/build/pages/page-table.ts';

/** @throws where the source has no such place, or more than one */
function put(source: string, place: RegExp, text: (found: string) => string): string {
  if (source.match(new RegExp(place, 'gu'))?.length !== 1) throw new Error(`The source has not one ${place.source}.`);
  return source.replace(place, text);
}

function catalogueOf(source: string, grown: readonly GrownProduct[]): string {
  const seeds = grown.map(({ texts: _, ...fields }) => `  ${JSON.stringify(fields)},\n`).join('');
  return put(source, /\] as const satisfies readonly ProductSeed\[\];/u, (found) => seeds + found);
}

/** The texts of a product in a language; a language for which none are made has the English ones. */
function textsIn(language: Language, all: Readonly<Partial<Record<Language, GrownTexts>>>): GrownTexts | undefined {
  return all[language] ?? all.en;
}

function localeOf(source: string, language: Language, grown: readonly GrownProduct[]): string {
  const texts: { product: object } = JSON.parse(source);
  const more = Object.fromEntries(grown.map(({ id, texts: all }) => [id, textsIn(language, all)]));
  return `${JSON.stringify({ ...texts, product: { ...texts.product, ...more } }, null, 2)}\n`;
}

/** The names of each product in every language, as the shop's own has them. */
function otherNamesOf(source: string, grown: readonly GrownProduct[]): string {
  const words = grown.map(
    ({ id, texts: { en, cn, tw } }) => `  ${id}: ${JSON.stringify(`${en.name} ${cn.name} ${tw.name}`)},\n`,
  );
  return put(source, /(?<=const productWords[^;]*\n)\};/u, (found) => words.join('') + found);
}

/**
 * What reads otherwise where the shop has more products: the catalogue, the texts, the other names. Details are rendered as
 * pages for the shop's own products alone: how long a build takes is not asked.
 *
 * @param grown the products beside the shop's own
 * @param read tests hand in another way to read a file
 * @throws where a source no longer has the place that is changed
 */
export function grownSources(grown: readonly GrownProduct[], read = readSource): ReadonlyMap<string, string> {
  const pages = put(
    read(PAGES),
    /products\.map\(\(\{ id \}\)/u,
    () => `products.slice(0, ${products.length}).map(({ id })`,
  );
  return new Map([
    [CATALOGUE, catalogueOf(read(CATALOGUE), grown)],
    [OTHER_NAMES, otherNamesOf(read(OTHER_NAMES), grown)],
    [PAGES, pages],
    ...LANGUAGES.map((language) => {
      const file = `locales/${language}/translation.json`;
      return [file, localeOf(read(file), language, grown)] as const;
    }),
  ]);
}
