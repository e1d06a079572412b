import type { IconShape, TextPiece, TextStyle } from './shapes.ts';
import { type Weight, widthOf } from './text-widths.ts';

/** Words of one look, to be broken into lines. */
export interface Run {
  readonly text: string;
  readonly style: TextStyle;
  /** Whether it begins on a line of its own. */
  readonly breaks?: boolean;
}

/** A block of words and signs, counted from its own corner. */
export interface Block {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly TextPiece[];
  readonly icons: readonly IconShape[];
}

interface Look {
  readonly size: number;
  readonly weight: Weight;
}

/** The letters of each look. Nothing is smaller than 11 pixels. */
export const LOOKS: Readonly<Record<TextStyle, Look>> = {
  name: { size: 13, weight: 'bold' },
  trigger: { size: 12, weight: 'bold' },
  said: { size: 11, weight: 'regular' },
  lead: { size: 11, weight: 'regular' },
  guard: { size: 11, weight: 'regular' },
  action: { size: 11, weight: 'regular' },
  tag: { size: 11, weight: 'regular' },
};

export const LINE = 15;
const BASELINE = 11;
const ICON = 11;
const ICON_GAP = 4;
const ICON_TOP = 2;

function widthIn(text: string, style: TextStyle): number {
  return widthOf(text, LOOKS[style].size, LOOKS[style].weight);
}

/**
 * Breaks runs of words into lines no wider than `most`, unless one word alone is wider. Signs stand before the first
 * line.
 */
export function blockOf(runs: readonly Run[], most: number, signs: readonly IconShape['icon'][] = []): Block {
  const indent = signs.length * (ICON + ICON_GAP);
  const pieces: TextPiece[] = [];
  let [line, end, width] = [0, indent, indent];
  let isEmpty = true;
  const put = (word: string, style: TextStyle): void => {
    const last = pieces.at(-1);
    const words = !isEmpty && last?.style === style ? `${last.text} ${word}` : word;
    const x = isEmpty ? end : last?.style === style ? last.x : end + widthIn(' ', style);
    if (!isEmpty && last?.style === style) pieces.pop();
    const wide = widthIn(words, style);
    pieces.push({ x, y: line * LINE + BASELINE, text: words, width: wide, style });
    [end, isEmpty] = [x + wide, false];
    width = Math.max(width, end);
  };
  for (const { text, style, breaks = false } of runs) {
    for (const [place, word] of text.split(' ').entries()) {
      const isTooLong = end + widthIn(` ${word}`, style) > most;
      if (!isEmpty && (isTooLong || (breaks && place === 0))) [line, end, isEmpty] = [line + 1, 0, true];
      put(word, style);
    }
  }
  const icons = signs.map((icon, place) => ({ icon, x: place * (ICON + ICON_GAP), y: ICON_TOP }));
  return { width, height: runs.length + signs.length === 0 ? 0 : (line + 1) * LINE, pieces, icons };
}

/** Things, each moved. */
export function moved<T extends { readonly x: number; readonly y: number }>(
  things: readonly T[],
  dx: number,
  dy: number,
): T[] {
  return things.map((thing) => ({ ...thing, x: thing.x + dx, y: thing.y + dy }));
}
