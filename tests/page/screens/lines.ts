/** A line of a link: its name and where it leads. */
export function linkLine(name: string, address: string): string {
  return `link "${name}" → ${address}`;
}

/** A dropdown: what is selected, and all that it offers. */
export function dropdownLine(name: string, selected: string | number, options: readonly (string | number)[]): string {
  return `combobox "${name}": ${selected} of ${options.join(', ')}`;
}

/** Whole numbers, both ends included. */
export function numbers(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

const PICTURE = '(picture) ';
const VALUE = '(value) ';
const DESCRIBED = '(described) ';

/** Stands among the lines of a screen where a picture is, which the accessibility tree does not name by its file. */
export function pictureLine(file: string): string {
  return PICTURE + file;
}

/** Stands among the lines of a screen where a field holds a text, to the last blank; nothing for an empty one. */
export function valueLines(label: string, text: string): string[] {
  return text === '' ? [] : [`${VALUE}${label}: ${text}`];
}

/** Stands among the lines of a screen where a screen reader says more of a control, or of a group of them, than its name. */
export function describedLine(name: string, words: string): string {
  return `${DESCRIBED}${name}: ${words}`;
}

/**
 * The lines of a screen as the accessibility tree has them, and beside them its pictures, the values of its fields, and what
 * its controls are described by.
 */
export interface ScreenParts {
  readonly lines: readonly string[];
  readonly pictures: readonly string[];
  readonly values: readonly string[];
  readonly described: readonly string[];
}

/** Takes the lines of a screen apart. */
export function partsOf(lines: readonly string[]): ScreenParts {
  const after = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
  return {
    lines: lines.filter((line) => ![PICTURE, VALUE, DESCRIBED].some((mark) => line.startsWith(mark))),
    pictures: after(PICTURE),
    values: after(VALUE),
    described: after(DESCRIBED),
  };
}

/** The heading of a screen as what has the focus: where a link leads, it goes there. @throws where there is none */
export function headingOf(lines: readonly string[]): string {
  const [, name] =
    lines.map((line) => /^heading "(.*)" \[level=1\]$/u.exec(line)).find((found) => found !== null) ?? [];
  if (name === undefined) throw new Error('A screen without a heading.');
  return `heading ${name}`;
}
