import type { IconShape, TextPiece } from '../chart/shapes.ts';
import { LOOKS } from '../chart/words.ts';
import { ICONS } from './icons.ts';

interface WordsProps {
  pieces: readonly TextPiece[];
  icons?: readonly IconShape[];
}

/** Words and signs at their places. Every text keeps the width that was counted for it, whatever font there is. */
export function Words({ pieces, icons = [] }: WordsProps) {
  return (
    <>
      {icons.map(({ icon, x, y }) => (
        <path
          key={icon}
          className={`chart-icon chart-icon-${icon}`}
          d={ICONS[icon]}
          transform={`translate(${x} ${y})`}
        />
      ))}
      {pieces.map(({ text, style, x, y, width }) => (
        <text
          key={`${x} ${y}`}
          className={`chart-${style}`}
          x={x}
          y={y}
          fontSize={LOOKS[style].size}
          textLength={width}
          lengthAdjust="spacingAndGlyphs"
        >
          {text}
        </text>
      ))}
    </>
  );
}
