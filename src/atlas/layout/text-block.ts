import type { IconShape, TextPiece, TextStyle } from './shapes.ts';
import { type Weight, widthOf } from './text-widths.ts';

/** A run of text in one font, to be broken into lines. */
export interface Run {
  readonly text: string;
  readonly style: TextStyle;
  /** Whether it begins on a line of its own. */
  readonly breaks?: boolean;
}

/** A block of lines and icons, with positions from its own corner in pixels. */
export interface Block {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly TextPiece[];
  readonly icons: readonly IconShape[];
}

interface Font {
  readonly size: number;
  readonly weight: Weight;
}

/** The font of each style, sizes in pixels. Nothing is smaller than 11. */
export const FONTS: Readonly<Record<TextStyle, Font>> = {
  name: { size: 13, weight: 'bold' },
  trigger: { size: 12, weight: 'bold' },
  description: { size: 11, weight: 'regular' },
  keyword: { size: 11, weight: 'regular' },
  guard: { size: 11, weight: 'regular' },
  action: { size: 11, weight: 'regular' },
  tag: { size: 11, weight: 'regular' },
  number: { size: 11, weight: 'bold' },
};

/** Height of a line, in pixels. */
export const LINE = 15;
const BASELINE = 11;
const ICON = 11;
const ICON_GAP = 4;
const ICON_TOP = 2;

function widthIn(text: string, style: TextStyle): number {
  return widthOf(text, FONTS[style].size, FONTS[style].weight);
}

/** A word that is too wide for a line in two, after a dot, as the names of events have it; any other one whole. */
function halvesOf(word: string, style: TextStyle, maxWidth: number): readonly string[] {
  const dot = word.indexOf('.') + 1;
  const isHalved = dot > 1 && dot < word.length && widthIn(word, style) > maxWidth;
  return isHalved ? [word.slice(0, dot), word.slice(dot)] : [word];
}

/**
 * Breaks runs of text into lines no wider than `maxWidth`, unless one word alone is wider. Icons stand before the first
 * line.
 *
 * @param breaksNames whether a name that is wider goes on below after its dot
 */
export function blockOf(
  runs: readonly Run[],
  maxWidth: number,
  iconNames: readonly IconShape['icon'][] = [],
  breaksNames = false,
): Block {
  const indent = iconNames.length * (ICON + ICON_GAP);
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
    for (const [index, word] of text.split(' ').entries()) {
      for (const [half, part] of (breaksNames ? halvesOf(word, style, maxWidth) : [word]).entries()) {
        const isTooLong = half > 0 || end + widthIn(` ${part}`, style) > maxWidth;
        if (!isEmpty && (isTooLong || (breaks && index === 0))) [line, end, isEmpty] = [line + 1, 0, true];
        put(part, style);
      }
    }
  }
  const icons = iconNames.map((icon, index) => ({ icon, x: index * (ICON + ICON_GAP), y: ICON_TOP }));
  return { width, height: runs.length + iconNames.length === 0 ? 0 : (line + 1) * LINE, pieces, icons };
}

/** Things, each moved. */
export function moved<T extends { readonly x: number; readonly y: number }>(
  things: readonly T[],
  dx: number,
  dy: number,
): T[] {
  return things.map((thing) => ({ ...thing, x: thing.x + dx, y: thing.y + dy }));
}
