import type { IconShape, TextPiece } from '../layout/shapes.ts';
import { FONTS } from '../layout/text-block.ts';
import { ICONS } from './icons.ts';

interface ChartTextProps {
  pieces: readonly TextPiece[];
  icons?: readonly IconShape[];
  /** What stands in the room for numbers, a line for each. */
  numbers?: readonly string[] | undefined;
}

/** Texts and icons at their positions. `textLength` keeps the width that was computed, whatever font there is. */
export function ChartText({ pieces, icons = [], numbers = [] }: ChartTextProps) {
  const rooms = pieces.filter(({ style }) => style === 'number');
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
      {rooms.map(({ x, y }, line) => (
        <text key={`${x} ${y}`} className="chart-number" x={x} y={y} fontSize={FONTS.number.size}>
          {numbers[line]}
        </text>
      ))}
      {pieces
        .filter(({ style }) => style !== 'number')
        .map(({ text, style, x, y, width }) => (
          <text
            key={`${x} ${y}`}
            className={`chart-${style}`}
            x={x}
            y={y}
            fontSize={FONTS[style].size}
            textLength={width}
            lengthAdjust="spacingAndGlyphs"
          >
            {text}
          </text>
        ))}
    </>
  );
}
