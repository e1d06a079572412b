/** What the build leaves out of the shop's scripts: the words in a machine that no flow depends on. */
const WORDS: ReadonlySet<string> = new Set(['description', 'requirements']);

const shortened = new Map<string, string>();

/** A definition as a shop of the production build sends it: without descriptions and clauses. */
export function withoutWords(definition: string): string {
  const known = shortened.get(definition);
  if (known !== undefined) return known;
  const text = JSON.stringify(JSON.parse(definition), (key, value: unknown) => (WORDS.has(key) ? undefined : value));
  shortened.set(definition, text);
  return text;
}
