import { type TextBlocks, textBlocks } from '../../catalogue/text-blocks.ts';

/** The blocks of what the shop sells. */
const ALL = textBlocks();

/** The texts of a language as its file has them, as far as they are split. */
interface Texts {
  readonly product: Readonly<
    Record<string, { readonly name: string; readonly description: string; readonly alt: string }>
  >;
}

/** The kinds of parts, and what each has of a product. `src/app/texts/text-parts.ts` says what they are for. */
const KINDS = {
  names: ['name'],
  details: ['description', 'alt'],
} as const;

/** The source of the file of a language without the texts that come in parts; the same where none do. */
export function textsAtHand(source: string, blocks: TextBlocks = ALL): string {
  if (blocks.length === 0) return source;
  const inParts = new Set(blocks.flat().map(String));
  const { product, ...texts }: Texts = JSON.parse(source);
  const atHand = Object.entries(product).filter(([id]) => !inParts.has(id));
  return JSON.stringify({ ...texts, product: Object.fromEntries(atHand) });
}

/** A value as script that reads it: as a text, which engines read quicker than an expression of that length. */
export function written(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}

/** The module that makes what loads the parts of all languages; undefined where there are none. */
export function partsModule(languages: readonly string[], blocks: TextBlocks = ALL): string | undefined {
  if (blocks.length === 0) return undefined;
  const parts = languages.map((language) => {
    const kinds = Object.keys(KINDS).map((kind) => {
      const loads = blocks.map((_, block) => `() => import('./text-parts.ts?${language}.${kind}.${block}')`);
      return `${kind}: [${loads.join(', ')}]`;
    });
    return `${language}: { ${kinds.join(', ')} }`;
  });
  return [
    `import { loadProductTexts } from './product-texts.ts';`,
    `const parts = { ${parts.join(', ')} };`,
    'export const createProductTexts = (i18n) => loadProductTexts(parts, i18n);',
    '',
  ].join('\n');
}

/** What the query of a part asks for: `?en.names.0`. */
const PART = /^\?(?<language>\w+)\.(?<kind>names|details)\.(?<block>\d+)$/u;

/** Which language a module of texts is of; undefined for the list of the parts. */
export function languageOfPart(query: string): string | undefined {
  return PART.exec(query)?.groups?.['language'];
}

/**
 * The module of a part.
 *
 * @param source the file of its language
 * @throws where the query names no part, or a product has no texts
 */
export function partModule(query: string, source: string, blocks: TextBlocks = ALL): string {
  const { kind, block } = PART.exec(query)?.groups ?? {};
  const ids = blocks[Number(block)];
  if (ids === undefined || (kind !== 'names' && kind !== 'details')) throw new Error(`There is no part ${query}.`);
  const { product }: Texts = JSON.parse(source);
  const texts = ids.map((id) => {
    const own = product[id];
    if (own === undefined) throw new Error(`Product ${id} has no texts.`);
    return Object.fromEntries(KINDS[kind].map((key) => [key, own[key]]));
  });
  return `export default ${written(texts)};\n`;
}
