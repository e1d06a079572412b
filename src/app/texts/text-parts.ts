import type { i18n as I18n } from 'i18next';
import type { Language } from '../../../machines/language/languages.ts';
import type { RouterContext, Shop } from '../../routes/-router-context.ts';
import type { SearchTexts } from './search-entries.ts';

/** What a part holds of each product: its name, which every place shows, or the rest, for the page of a product and for search. */
export type PartKind = 'names' | 'details';

/** Texts of a product, by their keys. */
type PartTexts = Readonly<Record<string, string>>;

/** Loads a part: the texts of the products of a block, in its order. */
type LoadPart = () => Promise<{ readonly default: readonly PartTexts[] }>;

/** How the parts of each language are loaded, by the number of their block. */
export type TextParts = Readonly<Record<Language, Readonly<Record<PartKind, readonly LoadPart[]>>>>;

/** The texts of the products of a large catalogue, which come in parts. */
export interface ProductTexts {
  /** Loads in a language all that was wanted so far. To be called before it is shown. */
  readonly bring: (language: Language) => Promise<unknown>;
  /** Whether all that the language shown has is there. */
  readonly isWhole: () => boolean;
  /**
   * Loads all that the language shown has, one part after the other, and goes on past one that does not come; undefined
   * where it is there.
   */
  readonly bringAll: () => Promise<void> | undefined;
  /** What is searched in the language shown: with the texts of its file those of the parts, once all have come that do. */
  readonly withParts: (file: SearchTexts) => SearchTexts;
  /** What loads the texts of the products that a screen shows, before it is opened. */
  readonly forScreens: (shop: Shop, seen: RouterContext['seen']) => NonNullable<RouterContext['textsFor']>;
}

/**
 * Makes what loads the texts of products that are not in the file of a language. Of a large catalogue the build writes this
 * module anew, with the scripts that hold them (`src/build/catalogue/`). A small shop has none, and needs no code for it.
 */
export const createProductTexts: ((i18n: I18n) => ProductTexts) | undefined = undefined;
