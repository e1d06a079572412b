/** Cells as arrays of one length, a place in each of them for one cell: what is handed from thread to thread without a copy. */
export interface CellArrays {
  readonly slices: Uint32Array<ArrayBuffer>;
  readonly codes: Uint32Array<ArrayBuffer>;
  readonly places: Uint16Array<ArrayBuffer>;
  readonly counts: Float64Array<ArrayBuffer>;
}

const FIRST_SIZE = 2 ** 10;
/** Where more of the places are taken, looking for one takes long. */
const FULLEST = 0.7;

/** Odd numbers that spread the bits of the three parts of a key. */
const [MIX_SLICE, MIX_CODE, MIX_PLACE] = [0x9e_37_79_b1, 0x85_eb_ca_6b, 0xc2_b2_ae_35];
const HALF = 16;

function arraysOf(length: number): CellArrays {
  return {
    slices: new Uint32Array(length),
    codes: new Uint32Array(length),
    places: new Uint16Array(length),
    counts: new Float64Array(length),
  };
}

/**
 * Counts by three whole numbers: the slice that a session belongs to, the code of what is counted, and which count of it. A hash
 * table in arrays of numbers: a map for each slice with maps in it took several times the memory, in every thread.
 */
export class Cells {
  #arrays = arraysOf(FIRST_SIZE);
  /** How many cells there are. */
  size = 0;

  /** Adds to a cell, which may be new. What is added is above 0. */
  add(slice: number, code: number, place: number, count: number): void {
    if (this.size > this.#arrays.counts.length * FULLEST) this.#grow();
    const { slices, codes, places, counts } = this.#arrays;
    const mask = counts.length - 1;
    const mixed = Math.imul(slice, MIX_SLICE) ^ Math.imul(code, MIX_CODE) ^ Math.imul(place, MIX_PLACE);
    let at = Math.imul(mixed ^ (mixed >>> HALF), MIX_CODE) >>> 0;
    for (at = (at ^ (at >>> HALF)) & mask; counts[at] !== 0; at = (at + 1) & mask) {
      if (codes[at] !== code || slices[at] !== slice || places[at] !== place) continue;
      counts[at] = (counts[at] ?? 0) + count;
      return;
    }
    slices[at] = slice;
    codes[at] = code;
    places[at] = place;
    counts[at] = count;
    this.size += 1;
  }

  #grow(): void {
    const before = this.#arrays;
    this.#arrays = arraysOf(2 * before.counts.length);
    this.size = 0;
    for (let at = 0; at < before.counts.length; at += 1) {
      const count = before.counts[at] ?? 0;
      if (count > 0) this.add(before.slices[at] ?? 0, before.codes[at] ?? 0, before.places[at] ?? 0, count);
    }
  }

  /** All cells in the order of their slices, without gaps. */
  sorted(): CellArrays {
    const { slices, codes, places, counts } = this.#arrays;
    const starts: number[] = [];
    for (let at = 0; at < counts.length; at += 1)
      if (counts[at] !== 0) starts[(slices[at] ?? 0) + 1] = (starts[(slices[at] ?? 0) + 1] ?? 0) + 1;
    for (let slice = 0; slice < starts.length; slice += 1)
      starts[slice] = (starts[slice] ?? 0) + (starts[slice - 1] ?? 0);
    const sorted = arraysOf(this.size);
    for (let at = 0; at < counts.length; at += 1) {
      if (counts[at] === 0) continue;
      const slice = slices[at] ?? 0;
      const to = starts[slice] ?? 0;
      starts[slice] = to + 1;
      sorted.slices[to] = slice;
      sorted.codes[to] = codes[at] ?? 0;
      sorted.places[to] = places[at] ?? 0;
      sorted.counts[to] = counts[at] ?? 0;
    }
    return sorted;
  }
}
