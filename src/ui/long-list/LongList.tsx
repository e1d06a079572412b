import { useHydrated } from '@tanstack/react-router';
import { memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BATCH, fitRests, restsOf, WHOLE } from './rests.ts';
import classes from './LongList.module.css';

export interface LongListProps<Item> {
  readonly items: readonly Item[];
  readonly className: string | undefined;
  /** What the list is called; left out where a heading says it. */
  readonly label?: string;
  /** The place in the browser's history: who comes Back finds what was drawn there, and so the same position. */
  readonly place: string;
  /** The words of an item that is not drawn yet, by which the browser finds it: one function, as long as they are the same. */
  readonly wordsOf: (item: Item) => string;
  /** Draws an item, as an `li` with a key. */
  readonly children: (item: Item, index: number) => ReactNode;
}

type Batches = ReadonlySet<number>;

const FIRST: Batches = new Set([0]);

/** Which batches were drawn at the places that were left. */
const drawnAt = new Map<string, Batches>();

/**
 * Whether the words of what is not drawn stand in the HTML of the build already. To look a thousand names up once more, only
 * to find them there, would hold up the page that is hydrated. Once others are wanted, as in another language, they are said.
 */
function useBuiltWords(wordsOf: unknown): boolean {
  const isHydrated = useHydrated();
  // Where the build renders the page, they are not there yet.
  const [built, setBuilt] = useState(() => (isHydrated || typeof document === 'undefined' ? null : { wordsOf }));
  if (built === null || built.wordsOf === wordsOf) return built !== null;
  setBuilt(null);
  return false;
}

/**
 * A list of any length. Of a long one the first batch is drawn, and each further one once it comes near the screen, by
 * whichever way: scrolling, a key, the focus, a word that the browser finds. It stays from then on, so nothing is ever taken
 * from under a reader. Until then one item stands for the batch, as tall as it will be, with the words of its items.
 */
export function LongList<Item>({ items, className, label, place, wordsOf, children }: LongListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [drawn, setDrawn] = useState(() => drawnAt.get(place) ?? FIRST);
  const isBuilt = useBuiltWords(wordsOf);
  const batches = Array.from({ length: Math.ceil(items.length / BATCH) }, (_, batch) => batch);
  // A list that was longer has drawn some that are gone.
  const rests = batches.filter((batch) => !drawn.has(batch)).length;
  // What was drawn whole stays so when the list becomes long.
  if (items.length <= WHOLE && rests > 0) setDrawn(new Set([...drawn, ...batches]));

  useLayoutEffect(() => {
    if (list.current && rests > 0) fitRests(list.current);
  }, [rests]);

  useEffect(() => {
    drawnAt.set(place, drawn);
    const element = list.current;
    if (element === null || rests <= 0) return undefined;
    const near = new IntersectionObserver(
      (entries) => {
        const come = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
        if (come.length > 0) setDrawn((before) => new Set([...before, ...restsOf(come)]));
      },
      // A screen ahead.
      { rootMargin: '100% 0px' },
    );
    for (const rest of element.querySelectorAll('[data-batch]')) near.observe(rest);
    const fit = () => fitRests(element);
    window.addEventListener('resize', fit);
    return () => {
      near.disconnect();
      window.removeEventListener('resize', fit);
    };
  }, [place, drawn, rests]);

  return (
    <ul ref={list} className={className} aria-label={label}>
      {batches.flatMap((batch) => {
        const from = batch * BATCH;
        const part = items.slice(from, from + BATCH);
        return drawn.has(batch) ? (
          part.map((item, index) => children(item, from + index))
        ) : (
          <Rest key={`batch ${batch}`} batch={batch} items={part} wordsOf={wordsOf} isBuilt={isBuilt} />
        );
      })}
    </ul>
  );
}

interface RestProps {
  readonly batch: number;
  readonly items: readonly unknown[];
  readonly wordsOf: (item: never) => string;
  /** Its words are in the HTML that is hydrated, and stay as they are. */
  readonly isBuilt: boolean;
}

/** What stands for a batch. There may be a hundred beside one that has changed, so it looks whether its own items did. */
const Rest = memo(
  ({ batch, items, wordsOf, isBuilt }: RestProps) => (
    <li className={classes.rest} data-batch={batch} data-items={items.length} suppressHydrationWarning={isBuilt}>
      {isBuilt ? '' : items.map((item) => wordsOf(item as never)).join('\n')}
    </li>
  ),
  (before, now) =>
    before.wordsOf === now.wordsOf &&
    before.isBuilt === now.isBuilt &&
    before.items.length === now.items.length &&
    before.items.every((item, index) => item === now.items[index]),
);
