import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import classes from './VirtualList.module.css';

/** Height of a row, and of the window at most, in pixels; rows that are drawn beyond what shows. */
const ROW = 26;
const WINDOW = 400;
const SPARE = 8;

interface VirtualListProps {
  readonly label: string;
  /** Rows are numbered; none where `last` is below `first`. */
  readonly first: number;
  readonly last: number;
  /** The selected row, which is kept in sight. */
  readonly selected: number;
  readonly row: (number: number) => ReactNode;
  readonly onPick: (number: number) => void;
  readonly onStep: (by: 1 | -1) => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** A list that draws only the rows that show, however many there are. */
export function VirtualList({ label, first, last, selected, row, onPick, onStep }: VirtualListProps) {
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const count = last - first + 1;
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const at = (selected - first) * ROW;
    if (at < element.scrollTop) element.scrollTop = at;
    if (at + ROW > element.scrollTop + element.clientHeight) element.scrollTop = at + ROW - element.clientHeight;
    setTop(element.scrollTop);
  }, [selected, first]);
  const from = Math.max(0, Math.floor(top / ROW) - SPARE);
  const to = Math.min(count, Math.ceil((top + WINDOW) / ROW) + SPARE);
  const rows = Array.from({ length: Math.max(0, to - from) }, (_, place) => first + from + place);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onStep(step);
  };
  return (
    <div
      ref={box}
      className={classes.box}
      role="listbox"
      aria-label={label}
      aria-activedescendant={rows.includes(selected) ? `${label}-${selected}` : undefined}
      tabIndex={0}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
      onKeyDown={onKeyDown}
    >
      <div className={classes.rows} role="presentation" style={{ height: count * ROW }}>
        {rows.map((number) => (
          // The keyboard walks the rows through the list itself.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={number}
            id={`${label}-${number}`}
            role="option"
            tabIndex={-1}
            aria-selected={number === selected}
            aria-setsize={count}
            aria-posinset={number - first + 1}
            className={classes.row}
            style={{ transform: `translateY(${(number - first) * ROW}px)` }}
            onClick={() => onPick(number)}
          >
            {row(number)}
          </div>
        ))}
      </div>
    </div>
  );
}
