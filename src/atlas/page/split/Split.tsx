import { useMediaQuery } from '@mantine/hooks';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { texts } from '../texts.ts';
import { clampShare, keepShares, keptShares, MAX, MIN, shareAfter, type Side } from './shares.ts';
import classes from './Split.module.css';
import { hasModifier } from '../../../ui/has-modifier.ts';

const PERCENT = 100;

function storage(): Storage {
  return window.localStorage;
}

interface SplitProps {
  readonly chart: ReactNode;
  readonly panel: ReactNode;
}

/** The chart and the panel, with a bar between them that shares the room out: by the pointer or by keys. It stays where it is put. */
export function Split({ chart, panel }: SplitProps) {
  const isWide = useMediaQuery('(min-width: 110rem)', false, { getInitialValueInEffect: false });
  const side: Side = isWide ? 'beside' : 'below';
  const [shares, setShares] = useState(() => keptShares(storage));
  const main = useRef<HTMLElement>(null);
  const drag = useRef<{ readonly from: number; readonly share: number } | null>(null);
  const share = shares[side];

  const put = (next: number) => {
    const changed = { ...shares, [side]: clampShare(next) };
    setShares(changed);
    keepShares(storage, changed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = shareAfter(event.key, side, share);
    if (next === null || hasModifier(event)) return;
    event.preventDefault();
    put(next);
  };
  const placeOf = ({ clientX, clientY }: PointerEvent): number => (side === 'below' ? clientY : clientX);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: placeOf(event), share };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (drag.current === null || main.current === null) return;
    const room = side === 'below' ? window.innerHeight : main.current.clientWidth;
    put(drag.current.share + ((placeOf(event) - drag.current.from) / room) * PERCENT);
  };
  const sizes: CSSProperties & Record<`--${string}`, string> = {
    '--chart-height': `${shares.below}vh`,
    '--chart-width': `${shares.beside}%`,
  };
  return (
    <main ref={main} className={classes.main} style={sizes}>
      {chart}
      <div
        className={classes.bar}
        role="separator"
        aria-label={texts.split}
        aria-orientation={side === 'below' ? 'horizontal' : 'vertical'}
        aria-controls="chart-pane"
        aria-valuenow={share}
        aria-valuemin={MIN}
        aria-valuemax={MAX}
        aria-valuetext={texts.splitShare(share)}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onLostPointerCapture={() => {
          drag.current = null;
        }}
      />
      {panel}
    </main>
  );
}
