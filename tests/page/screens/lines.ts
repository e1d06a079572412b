/** A line of a link: its name and where it leads. */
export function linkLine(name: string, address: string): string {
  return `link "${name}" → ${address}`;
}

const PICTURE = '(picture) ';
const VALUE = '(value) ';

/** Stands among the lines of a screen where a picture is, which the accessibility tree does not name by its file. */
export function pictureLine(file: string): string {
  return PICTURE + file;
}

/** Stands among the lines of a screen where a field holds a text, to the last blank; nothing for an empty one. */
export function valueLines(label: string, text: string): string[] {
  return text === '' ? [] : [`${VALUE}${label}: ${text}`];
}

/** The lines of a screen as the accessibility tree has them, and beside them its pictures and the values of its fields. */
export interface ScreenParts {
  readonly lines: readonly string[];
  readonly pictures: readonly string[];
  readonly values: readonly string[];
}

/** Takes the lines of a screen apart. */
export function partsOf(lines: readonly string[]): ScreenParts {
  const after = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
  return {
    lines: lines.filter((line) => !line.startsWith(PICTURE) && !line.startsWith(VALUE)),
    pictures: after(PICTURE),
    values: after(VALUE),
  };
}

/** The heading of a screen as what has the focus: where a link leads, it goes there. @throws where there is none */
export function headingOf(lines: readonly string[]): string {
  const [, name] =
    lines.map((line) => /^heading "(.*)" \[level=1\]$/u.exec(line)).find((found) => found !== null) ?? [];
  if (name === undefined) throw new Error('A screen without a heading.');
  return `heading ${name}`;
}
