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

/**
 * A text in the one form in which texts are compared: full-width letters narrowed, case and outer spaces dropped (R15).
 */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(PARTED, '').trim();
}

/** The endings of English plurals, and what stands there in the singular. «mice» is another name, and no ending. */
const PLURALS = [
  [/(?<=[a-z]{2})ies$/u, 'y'],
  [/(?<=[a-z]{2}(?:s|x|ch|sh))es$/u, ''],
  [/(?<=[a-z]{2})s$/u, ''],
] as const;

/** A word of a query as it is, and in each singular that it may be the plural of (R24). */
function formsOf(word: string): string[] {
  return [word, ...PLURALS.filter(([ending]) => ending.test(word)).map(([ending, one]) => word.replace(ending, one))];
}

/** A rank that nothing has. */
const NOWHERE = 9;

/** How far back an entry stands for a word: 0 a word of its name begins so, 1 in its name, 2 other names, 3 its text. */
function rankOf({ name, also = '', text = '' }: SearchEntry, word: string): number {
  const named = foldText(name);
  const forms = formsOf(word);
  const places = [` ${named}`, named, foldText(also), foldText(text)];
  const found = places.findIndex((place, rank) => forms.some((form) => place.includes(rank === 0 ? ` ${form}` : form)));
  return found < 0 ? NOWHERE : found;
}

/**
 * The ids of the entries that hold every word of the query, none for an empty query (R15): names before other names, these
 * before what is said (R24), and within a rank in their own order.
 */
export function matchesOf(entries: readonly SearchEntry[], query: string): number[] {
  const words = foldText(query).split(/\s/).filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, rank: Math.max(...words.map((word) => rankOf(entry, word))) }))
    .filter(({ rank }) => rank < NOWHERE)
    .map(({ entry, rank }) => ({ id: entry.id, place: rank + (entry.isLast === true ? NOWHERE : 0) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ id }) => id);
}
