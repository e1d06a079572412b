/** How much of what is sampled runs: a part in `npm test`, all of it in `npm run test:long`. */
export interface Sampling {
  /** Seconds that random walks may take in the browser. */
  readonly randomSeconds: number;
  /** Schedules of tabs that press at once, for each number of tabs, without a browser. */
  readonly schedules: number;
  /** Stores with something wrong in them, without a browser. */
  readonly damagedStores: number;
  /** Schedules of two tabs that press at once, in the browser. */
  readonly tabSchedules: number;
  /** Schedules of tabs over a longer time. */
  readonly longSchedules: number;
}

const LONG: Sampling = {
  randomSeconds: 600,
  schedules: 10_000,
  longSchedules: 300,
  tabSchedules: 200,
  damagedStores: 5000,
};
const SHORT: Sampling = { randomSeconds: 60, schedules: 150, longSchedules: 15, tabSchedules: 24, damagedStores: 100 };

/** What this run is to do. */
export const sampling: Sampling = process.env['LOADOUT_LONG'] === '1' ? LONG : SHORT;
