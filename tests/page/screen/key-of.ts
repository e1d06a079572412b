/** The key of the first text of the pseudo-locale in some words: `form.phone` of `⟦en form.phone⟧`; else the words. */
export function keyOf(words: string): string {
  return /⟦\w+ (?<key>[\w.]+)/u.exec(words)?.groups?.['key'] ?? words;
}
