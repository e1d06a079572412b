import { availableParallelism, loadavg } from 'node:os';

/** Work that waits for a core, beyond which a time says more of the machine than of the shop: a quarter of the cores. */
const MOST_LOAD = availableParallelism() / 4;

/** How much slower than this machine a phone is, as Lighthouse assumes it. */
export const PHONE_SLOWER = 4;

/** Why this machine cannot judge times now: something else runs on it. Null where it can. */
export function unfitNow(): string | null {
  const [load = 0] = loadavg();
  return load > MOST_LOAD ? `The machine is busy: its load is ${load.toFixed(1)}, and ${MOST_LOAD} is the most.` : null;
}

/** The value in the middle; of an even number the lower of the two. NaN where there is none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}
