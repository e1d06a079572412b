import { createHash } from 'node:crypto';

const STYLE = / style="(?<style>[^"]*)"/gu;
const KEY_LENGTH = 8;

/** The attribute that stands for a style in the HTML of the build. */
const LOOK = 'data-look';

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};

function plain(text: string): string {
  return text.replaceAll(/&(?:quot|#x27|amp|lt|gt);/gu, (entity) => ENTITIES[entity] ?? entity);
}

function keyOf(style: string): string {
  return createHash('sha256').update(style).digest('hex').slice(0, KEY_LENGTH);
}

/**
 * Takes the inline styles out of markup: a content policy without `unsafe-inline` drops them. Each becomes a rule of the
 * sheet, and its element says by an attribute which. What is hydrated later sets its styles by script, as before.
 *
 * @param sheet gets the rules, by their keys
 */
export function withoutStyles(markup: string, sheet: Map<string, string>): string {
  return markup.replaceAll(STYLE, (_, style: string) => {
    const key = keyOf(style);
    sheet.set(key, plain(style));
    return ` ${LOOK}="${key}"`;
  });
}

/** The sheet with the styles that were taken out of the pages. */
export function looksSheet(sheet: ReadonlyMap<string, string>): string {
  return [...sheet].map(([key, style]) => `[${LOOK}='${key}']{${style}}`).join('\n');
}
