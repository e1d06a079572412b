/** How heavy a text is drawn. */
export type Weight = 'regular' | 'bold';

/** Widths are in thousandths of the font's size. */
const UNITS = 1000;

/** The width of a character that stands in no table, as Chinese ones. A wide guess keeps a text inside its box. */
const UNKNOWN_WIDTH = 1000;

const FIRST_CHARACTER = ' '.charCodeAt(0);

/** Advance widths of Arial and Liberation Sans, which are the same, from the blank to the tilde. */
const WIDTHS: Readonly<Record<Weight, readonly number[]>> = {
  regular: [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
    722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
    556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
    260, 334, 584,
  ],
  bold: [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833,
    722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611,
    556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389,
    280, 389, 584,
  ],
};

/** Characters beyond the tables that the texts of the machines use, as wide as the wider weight draws them. */
const OTHER_WIDTHS: Readonly<Record<string, number>> = {
  '§': 556,
  '«': 556,
  '»': 556,
  '–': 556,
  '—': 1000,
  '…': 1000,
  '’': 278,
  '·': 278,
  '×': 584,
  é: 556,
  ü: 611,
};

/** How wide a text is, in pixels, at a size: the same in a browser and without one. */
export function widthOf(text: string, size: number, weight: Weight = 'regular'): number {
  let units = 0;
  for (const character of text) {
    units += WIDTHS[weight][character.charCodeAt(0) - FIRST_CHARACTER] ?? OTHER_WIDTHS[character] ?? UNKNOWN_WIDTH;
  }
  return (units * size) / UNITS;
}
