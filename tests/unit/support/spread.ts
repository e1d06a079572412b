/**
 * Some of a list, the first and the last among them.
 *
 * @param most how many, at most: from 2 up
 */
export function spread<TOne>(all: readonly TOne[], most: number): TOne[] {
  const step = Math.max(1, (all.length - 1) / (most - 1));
  const places = new Set(all.map((_, at) => Math.round(at * step)));
  return all.filter((_, place) => places.has(place));
}
