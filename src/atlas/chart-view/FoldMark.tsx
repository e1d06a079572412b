import type { StateShape } from '../layout/shapes.ts';
import { ICONS } from './icons.ts';
import { pickProps } from './pick.ts';

/** Sides of the square to press, and of the icon in its middle, in pixels. */
const AREA = 24;
const ICON = 11;

interface FoldMarkProps {
  readonly shape: StateShape;
  readonly onFold: (id: string) => void;
}

/** The button that folds or unfolds a state; none on a state without states inside. */
export function FoldMark({ shape: { id, icons }, onFold }: FoldMarkProps) {
  const place = icons.find(({ icon }) => icon === 'fold' || icon === 'unfold');
  if (place === undefined) return null;
  const { icon, x, y } = place;
  const { 'aria-pressed': _, ...props } = pickProps(`states inside ${id}`, false, false, () => onFold(id));
  return (
    <g className="chart-fold" data-fold={id} aria-expanded={icon === 'fold'} {...props}>
      <rect
        className="chart-fold-area"
        x={x - (AREA - ICON) / 2}
        y={y - (AREA - ICON) / 2}
        width={AREA}
        height={AREA}
        rx={4}
      />
      <path className="chart-icon" d={ICONS[icon]} transform={`translate(${x} ${y})`} />
    </g>
  );
}
