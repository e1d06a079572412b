/** The texts of a locale file: groups within groups. */
export interface Texts {
  [key: string]: string | Texts;
}

/** A locale file with a text for each dotted key. */
export function localeOfTexts(keys: Iterable<string>, textOf: (key: string) => string): Texts {
  const file: Texts = {};
  for (const key of keys) {
    const path = key.split('.');
    const last = path.pop() ?? '';
    let group = file;
    for (const name of path) {
      const inner = group[name];
      group = typeof inner === 'object' ? inner : (group[name] = {});
    }
    group[last] = textOf(key);
  }
  return file;
}
