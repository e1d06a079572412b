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

/** Entries as they are compared, and what was found in them last. */
interface Folded {
  readonly entries: readonly SearchEntry[];
  /** The texts of each entry, from those that count most to those that count least. */
  readonly places: readonly (readonly string[])[];
  query: string;
  found: readonly number[];
}

/** A page searches one list of entries at a time, which is never changed, but replaced by another. */
let last: Folded | undefined;

/**
 * Folds the texts of entries, unless that was done before. A query would do it, too; whoever has time does it ahead: for
 * thousands of entries it takes longer than all that a key does.
 */
export function foldEntries(entries: readonly SearchEntry[]): Folded {
  if (last?.entries !== entries) {
    const places = entries.map(({ name, also = '', text = '' }) => {
      const named = foldText(name);
      return [` ${named}`, named, foldText(also), foldText(text)];
    });
    last = { entries, places, query: '', found: [] };
  }
  return last;
}

/** How far back an entry stands for a word: 0 a word of its name begins so, 1 in its name, 2 other names, 3 its text. */
function rankOf(places: readonly string[], forms: readonly string[]): number {
  const found = places.findIndex((place, rank) => forms.some((form) => place.includes(rank === 0 ? ` ${form}` : form)));
  return found < 0 ? NOWHERE : found;
}

/**
 * The ids of the entries that hold every word of the query, none for an empty query (R15): names before other names, these
 * before what is said (R24), and within a rank in their own order.
 */
export function matchesOf(entries: readonly SearchEntry[], query: string): readonly number[] {
  const words = foldText(query).split(/\s/).filter(Boolean).map(formsOf);
  if (words.length === 0) return [];
  const folded = foldEntries(entries);
  // A machine asks whether there are any, and then which.
  if (folded.query === query) return folded.found;
  const byPlace: number[][] = [];
  entries.forEach(({ id, isLast }, index) => {
    const rank = Math.max(...words.map((forms) => rankOf(folded.places[index] ?? [], forms)));
    if (rank < NOWHERE) (byPlace[isLast === true ? rank + NOWHERE : rank] ??= []).push(id);
  });
  folded.query = query;
  folded.found = byPlace.flat();
  return folded.found;
}
