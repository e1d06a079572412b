/** One thing to search for: its id and all the text that may match, in the language of the screen. */
export interface SearchEntry {
  id: number;
  text: string;
}

/**
 * A text in the one form in which texts are compared: full-width letters narrowed, case and outer spaces dropped (R15).
 */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}

/** The ids of the entries that hold every word of the query, in their own order; none for an empty query (R15). */
export function matchesOf(entries: readonly SearchEntry[], query: string): number[] {
  const words = foldText(query).split(/\s/).filter(Boolean);
  if (words.length === 0) return [];
  return entries.filter(({ text }) => words.every((word) => foldText(text).includes(word))).map(({ id }) => id);
}
