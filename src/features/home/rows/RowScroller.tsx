import { useElementSize, useEventListener, useMergedRef } from '@mantine/hooks';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons/icons.tsx';
import { showFocused } from '../../../ui/show-focused.ts';
import classes from './RowScroller.module.css';

/** How far an arrow of a row scrolls, in pixels (§2 Home, §9). */
export const ROW_SCROLL_STEP = 1000;

/** The slack for positions that a browser rounds, in pixels. */
const SLACK = 1;

/** A row that snaps to the edge of a card would go further than it is told, or less far. */
function stopSnapping(row: HTMLElement | null): void {
  row?.style.setProperty('scroll-snap-type', 'none');
}

export interface RowScrollerProps {
  /** Draws what the row is of, with the arrows in it; there are none where nothing overflows. */
  readonly renderHead: (arrows: ReactNode) => ReactNode;
  readonly leftLabel: string;
  readonly rightLabel: string;
  /** The items, each an `li`. */
  readonly children: ReactNode;
}

/**
 * A head and a row that scrolls sideways, by touch, wheel and key, with a pair of arrows only while the content
 * overflows (§2 Home). At an end of the row its arrow stays where it is and says that it is disabled: it keeps the
 * focus.
 */
export function RowScroller({ renderHead, leftLabel, rightLabel, children }: RowScrollerProps) {
  const { ref: scrollerRef, width } = useElementSize<HTMLDivElement>();
  const { ref: listRef, width: listWidth } = useElementSize<HTMLUListElement>();
  const scroller = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(scroller, scrollerRef);
  const [position, setPosition] = useState(0);
  /** Where a press has the row glide to, until it has come there or elsewhere. */
  const aim = useRef<number>(null);
  const furthest = listWidth - width;
  // The same function each time, so that the list is not measured anew each time.
  const show = useCallback((event: FocusEvent) => showFocused(event, () => stopSnapping(scroller.current)), []);
  const mergedListRef = useMergedRef(listRef, useEventListener('focusin', show));
  const scroll = (step: number) => {
    if (scroller.current === null) return;
    stopSnapping(scroller.current);
    // A press while it still glides leads on from where the press before leads.
    aim.current = Math.min(Math.max((aim.current ?? scroller.current.scrollLeft) + step, 0), furthest);
    scroller.current.scrollTo({ left: aim.current });
  };
  const forgetAim = () => {
    aim.current = null;
  };
  const arrows = furthest > SLACK && (
    <div className={classes.arrows}>
      <button
        type="button"
        className={classes.arrow}
        aria-label={leftLabel}
        aria-disabled={position <= SLACK}
        onClick={() => scroll(-ROW_SCROLL_STEP)}
      >
        <ChevronLeftIcon />
      </button>
      <button
        type="button"
        className={classes.arrow}
        aria-label={rightLabel}
        aria-disabled={position >= furthest - SLACK}
        onClick={() => scroll(ROW_SCROLL_STEP)}
      >
        <ChevronRightIcon />
      </button>
    </div>
  );
  return (
    <>
      {renderHead(arrows)}
      <div
        ref={mergedRef}
        className={classes.scroller}
        onScroll={({ currentTarget: { scrollLeft } }) => {
          setPosition(scrollLeft);
          // Not every browser tells of the end.
          if (aim.current !== null && Math.abs(scrollLeft - aim.current) <= SLACK) forgetAim();
        }}
        onScrollEnd={forgetAim}
      >
        <ul ref={mergedListRef} className={classes.list}>
          {children}
        </ul>
      </div>
    </>
  );
}
