/** Draws numbers from 0 up to, and without, 1: the same ones for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same things in an order that is drawn. */
export function shuffled<T>(things: readonly T[], draw: () => number): T[] {
  return things
    .map((thing) => ({ thing, at: draw() }))
    .sort((a, b) => a.at - b.at)
    .map(({ thing }) => thing);
}
