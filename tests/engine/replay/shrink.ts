/** Proposes shorter lists, is told whether each still fails, and returns the shortest that does. */
function* shorterLists<TItem>(
  items: readonly TItem[],
): Generator<readonly TItem[], readonly TItem[], boolean | undefined> {
  let shortest = items;
  for (let size = Math.floor(items.length / 2); size >= 1; size = Math.floor(size / 2)) {
    let isShorter = true;
    while (isShorter) {
      isShorter = false;
      for (let from = 1; from < shortest.length; from += size) {
        const rest = [...shortest.slice(0, from), ...shortest.slice(from + size)];
        if (rest.length < shortest.length && (yield rest)) {
          shortest = rest;
          isShorter = true;
          break;
        }
      }
    }
  }
  return shortest;
}

/**
 * The shortest list it can find that still fails: halves, quarters and so on are left out as long as the rest fails,
 * then single items. The first item always stays, for every walk begins with a start.
 *
 * @param fails whether a shorter list fails in the same way; it is called often
 */
export function shrink<TItem>(items: readonly TItem[], fails: (items: readonly TItem[]) => boolean): readonly TItem[] {
  const lists = shorterLists(items);
  let next = lists.next();
  while (!next.done) next = lists.next(fails(next.value));
  return next.value;
}

/**
 * The same where the answer takes time: lists are tried one after another.
 *
 * @param most tries, after which the shortest list so far is the answer
 */
export async function shrinkSlowly<TItem>(
  items: readonly TItem[],
  fails: (items: readonly TItem[]) => Promise<boolean>,
  most: number,
): Promise<readonly TItem[]> {
  const lists = shorterLists(items);
  let shortest = items;
  let next = lists.next();
  for (let tries = 0; !next.done && tries < most; tries += 1) {
    const list = next.value;
    const isFailing = await fails(list);
    if (isFailing) shortest = list;
    next = lists.next(isFailing);
  }
  return shortest;
}
