/** The texts of one language of the shop, as its file has them. */
export type ShopTexts = Readonly<Record<string, unknown>>;

/** Gives a text of the shop with its parts filled in; null where there is none. */
export type Words = (key: string, parts?: Readonly<Record<string, string | number>>) => string | null;

/** Reads texts. One with a count has two keys, of which English and Chinese need no more. */
export function wordsIn(texts: ShopTexts): Words {
  return (key, parts = {}) => {
    const number = parts['count'] === 1 ? 'one' : 'other';
    for (const full of [key, `${key}_${number}`]) {
      let found: unknown = texts;
      for (const step of full.split('.'))
        found =
          typeof found === 'object' && found !== null && Object.hasOwn(found, step) ? Reflect.get(found, step) : null;
      if (typeof found === 'string')
        return found.replaceAll(/\{\{(\w+)\}\}/gu, (whole, part: string) =>
          Object.hasOwn(parts, part) ? String(parts[part]) : whole,
        );
    }
    return null;
  };
}
