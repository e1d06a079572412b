import type { i18n as I18n } from 'i18next';
import { type Language, languageOfTag, languageTag } from '../../../machines/language/languages.ts';
import { type TextBlocks, textBlocks } from '../../catalogue/text-blocks.ts';
import { screenTexts, type Want } from './screen-texts.ts';
import type { SearchTexts } from './search-entries.ts';
import { TEXTS_CAME } from './shown-texts.ts';
import type { PartKind, ProductTexts, TextParts } from './text-parts.ts';

/** The namespace of what comes in parts: that of the file stays as it came, since pages of the build are known by it. */
const PARTS = 'parts';

/** One part of a language. */
type Part = readonly [kind: PartKind, block: number];

/**
 * Lets a translator find the texts of products that come in parts, and loads these.
 *
 * @param blocks the products of each part
 */
export function loadProductTexts(parts: TextParts, i18n: I18n, blocks: TextBlocks = textBlocks()): ProductTexts {
  const blockOf = new Map<number, number>();
  for (const [block, ids] of blocks.entries()) for (const id of ids) blockOf.set(id, block);
  const wanted = new Map<string, Part>();
  const underWay = new Map<string, Promise<void>>();
  const there = new Set<string>();
  /** The languages of which every part has come, or did not come when it was asked for. */
  const brought = new Set<Language>();
  let requested: Language | undefined;
  Object.assign(i18n.options, {
    fallbackNS: [PARTS],
    // A line of the cart that another tab has added has no name for a moment.
    parseMissingKeyHandler: () => '',
  });

  const all = (['names', 'details'] as const).flatMap((kind) => blocks.map((_, block): Part => [kind, block]));
  const nameOf = (language: Language, part: Part) => [language, ...part].join(' ');
  const isWhole = (language: Language | undefined): boolean =>
    language === undefined || all.every((part) => there.has(nameOf(language, part)));
  const shown = () => languageOfTag(i18n.language ?? '');
  const read = async (language: Language, [kind, block]: Part, name: string): Promise<void> => {
    const texts = (await parts[language][kind][block]?.())?.default;
    const product = Object.fromEntries((blocks[block] ?? []).map((id, at) => [id, texts?.[at]]));
    const options = { silent: true, skipCopy: true };
    i18n.addResourceBundle(languageTag(language), PARTS, { product }, true, true, options);
    there.add(name);
  };
  const load = (language: Language, part: Part): Promise<void> | undefined => {
    const name = nameOf(language, part);
    if (there.has(name)) return undefined;
    const loading = underWay.get(name) ?? read(language, part, name).finally(() => underWay.delete(name));
    underWay.set(name, loading);
    return loading;
  };

  // In the language that is shown, and in the one that is to be.
  const want: Want = (kind, ids) => {
    const needed = [...new Set(ids.flatMap((id) => blockOf.get(id) ?? []))].map((block): Part => [kind, block]);
    for (const part of needed) wanted.set(part.join(' '), part);
    const languages = [...new Set([shown(), requested])].filter((language) => language !== undefined);
    const loads = languages.flatMap((language) => needed.flatMap((part) => load(language, part) ?? []));
    return loads.length > 0 ? Promise.all(loads) : undefined;
  };
  return {
    bring: (language) => {
      requested = language;
      return Promise.all([...wanted.values()].flatMap((part) => load(language, part) ?? []));
    },
    isWhole: () => isWhole(shown()),
    bringAll: () => {
      const language = shown();
      if (language === undefined || isWhole(language)) return undefined;
      const loads = all.reduce<Promise<void>>(
        (before, part) => before.then(() => load(language, part)?.catch(() => undefined)),
        Promise.resolve(),
      );
      return loads.then(() => void brought.add(language));
    },
    withParts: (file) => {
      const language = shown();
      // To search what one screen has loaded would take time from that screen.
      if (language === undefined || !(isWhole(language) || brought.has(language))) return file;
      const come: SearchTexts | undefined = i18n.getResourceBundle(i18n.language, PARTS);
      return { ...file, product: { ...come?.product, ...file.product } };
    },
    forScreens: (shop, seen) => screenTexts({ want, announce: () => i18n.emit(TEXTS_CAME) }, shop, seen),
  };
}
