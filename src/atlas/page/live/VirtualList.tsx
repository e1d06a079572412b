import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import classes from './VirtualList.module.css';
import { hasModifier } from '../../../ui/has-modifier.ts';

/** Height of a row, in pixels. */
const ROW_HEIGHT = 26;

/** Rows that are drawn above and below those that show. */
const OVERSCAN = 8;

interface VirtualListProps {
  readonly label: string;
  /** Rows are numbered; none where `last` is below `first`. */
  readonly first: number;
  readonly last: number;
  /** The number of the selected row, which is scrolled into view. */
  readonly selected: number;
  readonly row: (number: number) => ReactNode;
  readonly onPick: (number: number) => void;
  /** A key has led to this row, which is another one than the selected. */
  readonly onGo: (number: number) => void;
}

/** How many rows a key of a page goes on. */
const PAGE = 10;

/** Which way keys lead, and how many rows on: never beyond the first row or the last. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE,
  PageUp: -PAGE,
  Home: -Infinity,
  End: Infinity,
};

/** A listbox that draws only the rows that show, however many there are. */
export function VirtualList({ label, first, last, selected, row, onPick, onGo }: VirtualListProps) {
  const box = useRef<HTMLDivElement>(null);
  // The label has spaces, and a name of an element has none.
  const name = useId();
  const count = last - first + 1;
  // oxlint-disable-next-line react/incompatible-library -- no React Compiler here, and nothing memoized gets the virtualizer
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    useFlushSync: false,
  });
  useLayoutEffect(() => {
    if (selected >= first) virtualizer.scrollToIndex(selected - first);
  }, [virtualizer, selected, first]);
  const rows = virtualizer.getVirtualItems().map(({ index, start }) => ({ number: first + index, start }));
  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    if (event.key === 'Enter' && selected >= first) return onPick(selected);
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const number = Math.max(first, Math.min(last, selected + step));
    if (number !== selected && number <= last) onGo(number);
  };
  return (
    <div
      ref={box}
      className={classes.box}
      role="listbox"
      aria-label={label}
      aria-activedescendant={rows.some(({ number }) => number === selected) ? `${name}-${selected}` : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <div className={classes.rows} role="presentation" style={{ height: virtualizer.getTotalSize() }}>
        {rows.map(({ number, start }) => (
          // The keyboard walks the rows through the list itself.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={number}
            id={`${name}-${number}`}
            role="option"
            tabIndex={-1}
            aria-selected={number === selected}
            aria-setsize={count}
            aria-posinset={number - first + 1}
            className={classes.row}
            style={{ transform: `translateY(${start}px)` }}
            onClick={() => onPick(number)}
          >
            {row(number)}
          </div>
        ))}
      </div>
    </div>
  );
}
