import { seenText } from '../seen-text.ts';

/** One thing to search for: its id, and the texts that may match, from those that count most to those that count least. */
export interface SearchEntry {
  id: number;
  /** Its name in the language of the screen. */
  name: string;
  /** Other names: those of other languages, of its kind, of its labels (R24). */
  also?: string;
  /** What is said of it. */
  text?: string;
  /** Stands behind all that do not: a category behind the products (R24). */
  isLast?: boolean;
}

/** A comma between digits parts thousands: «1,000» is found by «1000». */
const PARTED = /(?<=\d)[,，](?=\d)/gu;

/** Hyphens and dashes: «full‑size» is found, whichever a text that is pasted has. */
const DASH = /\p{Pd}/gu;

/** A word without what stands around it in a sentence, as in «mouse?». What makes a figure a number is part of it: «§2». */
const WORD = /(?:[#§](?=\d)|[^\s\p{P}])(?:\S*[^\s\p{P}])?/gu;

/**
 * A text in the one form in which texts are compared: full-width letters narrowed, case, outer spaces and what draws
 * nothing dropped (R15).
 */
export function foldText(text: string): string {
  return seenText(text.normalize('NFKC')).toLowerCase().replaceAll(PARTED, '').replaceAll(DASH, '-');
}

/** The endings of English plurals, and what stands there in the singular. «mice» is another name, and no ending. */
const PLURALS = [
  [/(?<=[a-z]{2})ies$/u, 'y'],
  [/(?<=[a-z]{2}(?:s|x|ch|sh))es$/u, ''],
  [/(?<=[a-z]{2})s$/u, ''],
] as const;

/** A word of a query in its forms, and each of them at the beginning of a word. */
interface Forms {
  readonly anywhere: readonly string[];
  readonly first: readonly string[];
}

/** A word of a query as it is, and in each singular that it may be the plural of (R24). */
function formsOf(word: string): Forms {
  const singulars = PLURALS.filter(([ending]) => ending.test(word)).map(([ending, one]) => word.replace(ending, one));
  const anywhere = [word, ...singulars];
  return { anywhere, first: anywhere.map((form) => ` ${form}`) };
}

/** A rank that nothing has. */
const NOWHERE = 9;

/** Entries as they are compared, and what was found in them last. */
interface Folded {
  readonly entries: readonly SearchEntry[];
  /** The texts of the first entries, of each from those that count most to those that count least. */
  readonly places: (readonly string[])[];
  query: string;
  words: readonly Forms[];
  /** The indices of the entries that hold these words, in their own order, and their ids as they are shown. */
  held: readonly number[];
  found: readonly number[];
}

/** A page searches one list of entries at a time, which is never changed, but replaced by another. */
let last: Folded | undefined;

/** Folds the texts of so many more entries, of all where no number is given. */
function folded(entries: readonly SearchEntry[], count = entries.length): Folded {
  if (last?.entries !== entries)
    last = { entries, places: [], query: '', words: [], held: [...entries.keys()], found: [] };
  const { places } = last;
  for (const { name, also = '', text = '' } of entries.slice(places.length, places.length + count)) {
    const named = foldText(name);
    places.push([` ${named}`, named, foldText(also), foldText(text)]);
  }
  return last;
}

/**
 * Folds the texts of so many more entries. A query folds all that are left; whoever has time does it ahead, some at a time:
 * for thousands of entries it takes longer than all that a key does.
 *
 * @returns whether all are folded
 */
export function foldEntries(entries: readonly SearchEntry[], count: number): boolean {
  return folded(entries, count).places.length === entries.length;
}

/** How far back an entry stands for a word: 0 a word of its name begins so, 1 in its name, 2 other names, 3 its text. */
function rankOf(places: readonly string[], { first, anywhere }: Forms): number {
  const found = places.findIndex((place, rank) => (rank === 0 ? first : anywhere).some((form) => place.includes(form)));
  return found < 0 ? NOWHERE : found;
}

/** The furthest back that an entry stands for any of these words. */
function furthestOf(places: readonly string[], words: readonly Forms[]): number {
  let furthest = 0;
  for (const forms of words) {
    furthest = Math.max(furthest, rankOf(places, forms));
    if (furthest === NOWHERE) break;
  }
  return furthest;
}

/** More words than this nobody types: a text was pasted, and to compare all words with all takes longer than to look again. */
const MOST_COMPARED = 64;

/**
 * Whether only an entry that holds some earlier words can hold these: each of those is in one of these, in all its forms.
 * Who types on asks so, and most entries need not be looked at again.
 */
function isNarrower(words: readonly Forms[], earlier: readonly Forms[]): boolean {
  if (words.length > MOST_COMPARED) return false;
  return earlier.every((before) =>
    words.some(({ anywhere }) => anywhere.every((form) => before.anywhere.some((part) => form.includes(part)))),
  );
}

/**
 * The ids of the entries that hold every word of the query, none for an empty query (R15): names before other names, these
 * before what is said (R24), and within a rank in their own order.
 */
export function matchesOf(entries: readonly SearchEntry[], query: string): readonly number[] {
  const words = (foldText(query).match(WORD) ?? []).map(formsOf);
  if (words.length === 0) return [];
  const all = folded(entries);
  // A machine asks whether there are any, and then which.
  if (all.query === query) return all.found;
  const candidates = isNarrower(words, all.words) ? all.held : [...entries.keys()];
  const held: number[] = [];
  const byPlace: number[][] = [];
  for (const index of candidates) {
    const places = all.places[index] ?? [];
    const rank = furthestOf(places, words);
    const entry = entries[index];
    if (rank === NOWHERE || entry === undefined) continue;
    held.push(index);
    (byPlace[entry.isLast === true ? rank + NOWHERE : rank] ??= []).push(entry.id);
  }
  Object.assign(all, { query, words, held, found: byPlace.flat() });
  return all.found;
}
