/** The names of the variables of a text, sorted, each once. */
export function variablesOf(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(/\{\{(.*?)\}\}/g), ([, name = '']) => name))].toSorted();
}

/** A text without its variables: what a translator wrote. */
export function wordsOf(text: string): string {
  return text.replaceAll(/\{\{.*?\}\}/g, ' ');
}
