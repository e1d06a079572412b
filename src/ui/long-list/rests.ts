/** So many items are drawn at a time: whole rows, where two, three, four or six stand in one. */
export const BATCH = 12;

/** A list of so many items is drawn whole. */
export const WHOLE = 24;

/** The numbers of the batches for which some items stand. */
export function restsOf(elements: readonly Element[]): number[] {
  return elements.map((element) => Number(element.getAttribute('data-batch')));
}

/** How tall so many items in rows are, in pixels, without the gap that follows. */
export function heightOf(items: number, { columns, pitch, gap }: Rows): number {
  return Math.ceil(items / columns) * pitch - gap;
}

/** The rows of a list: how many items one has, how far the next is below it, and the gap between them, in pixels. */
export interface Rows {
  readonly columns: number;
  readonly pitch: number;
  readonly gap: number;
}

/** Measures the rows of a list by its first batch, which is always drawn. */
function rowsOf(list: HTMLElement): Rows | null {
  const [first, last] = [list.children[0], list.children[BATCH - 1]];
  if (!first || !last) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const columns = gridTemplateColumns.split(' ').length;
  const gap = Number.parseFloat(rowGap) || 0;
  const height = last.getBoundingClientRect().bottom - first.getBoundingClientRect().top;
  return { columns, pitch: (height + gap) / Math.ceil(BATCH / columns), gap };
}

/**
 * Makes what stands for batches as tall as their items will be, so that the page keeps its length, and spreads the words
 * over it, so that what is found is near the place where it will be drawn.
 */
export function fitRests(list: HTMLElement): void {
  const rests = list.querySelectorAll<HTMLElement>(':scope > [data-items]');
  const rows = rests.length > 0 ? rowsOf(list) : null;
  if (rows === null) return;
  for (const rest of rests) {
    const items = Number(rest.dataset['items']);
    const height = heightOf(items, rows);
    rest.style.blockSize = `${height}px`;
    rest.style.lineHeight = `${height / items}px`;
  }
}
