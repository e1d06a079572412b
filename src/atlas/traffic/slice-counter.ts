import type { Names } from './names.ts';
import { type Funnel, TallyCounter } from './tally.ts';
import { sliceKey, type Slices } from './traffic-file.ts';
import type { Trail } from './trail.ts';

/** Counts trails by language, day and outcome. */
export class SliceCounter {
  readonly #names: Names;
  readonly #funnels: readonly Funnel[];
  readonly #counters = new Map<string, TallyCounter>();

  constructor(names: Names, funnels: readonly Funnel[] = []) {
    this.#names = names;
    this.#funnels = funnels;
  }

  add(trail: Trail): void {
    const key = sliceKey(trail);
    const counter = this.#counters.get(key) ?? new TallyCounter(this.#names, this.#funnels);
    this.#counters.set(key, counter);
    counter.add(trail);
  }

  /** All that was counted until now. */
  slices(): Slices {
    return Object.fromEntries([...this.#counters].map(([key, counter]) => [key, counter.tally()]));
  }
}
