/**
 * The shortest list it can find that still fails: halves, quarters and so on are left out as long as the rest fails,
 * then single items. The first item always stays, for every walk begins with a start.
 *
 * @param fails whether a shorter list fails in the same way; it is called often
 */
export function shrink<TItem>(items: readonly TItem[], fails: (items: readonly TItem[]) => boolean): readonly TItem[] {
  let shortest = items;
  for (let size = Math.floor(items.length / 2); size >= 1; size = Math.floor(size / 2)) {
    let isShorter = true;
    while (isShorter) {
      isShorter = false;
      for (let from = 1; from < shortest.length; from += size) {
        const rest = [...shortest.slice(0, from), ...shortest.slice(from + size)];
        if (rest.length < shortest.length && fails(rest)) {
          shortest = rest;
          isShorter = true;
          break;
        }
      }
    }
  }
  return shortest;
}
