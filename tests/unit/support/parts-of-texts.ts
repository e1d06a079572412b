import type { PartKind, TextParts } from '../../../src/app/texts/text-parts.ts';
import { type Code, CODES } from '../../facts/languages.ts';

/** One part of the texts of a large shop. */
export interface PartOfTexts {
  readonly code: Code;
  readonly kind: PartKind;
  readonly block: number;
  /** `en names 0`. */
  readonly name: string;
}

/**
 * The texts of a large shop in parts, in every language.
 *
 * @param count the blocks of products
 * @param load what loads a part
 */
export function partsOfTexts(
  count: number,
  load: (part: PartOfTexts) => ReturnType<TextParts[Code][PartKind][number]>,
): TextParts {
  const partsOf = (code: Code, kind: PartKind) =>
    Array.from({ length: count }, (_, block) => () => load({ code, kind, block, name: `${code} ${kind} ${block}` }));
  const all = CODES.map((code) => [code, { names: partsOf(code, 'names'), details: partsOf(code, 'details') }]);
  return Object.fromEntries(all) as TextParts;
}
