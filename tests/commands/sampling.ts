/** How much of what is sampled runs: a part in `npm test`, all of it in `npm run test:long`. */
export interface Sampling {
  /** Seconds that random walks may take in the browser. */
  readonly randomSeconds: number;
  /** Whether every planned journey across the machines is played, and not every third one. */
  readonly allJourneys: boolean;
  /**
   * Whether axe looks at every view of a screen, and not at every twelfth one; and whether in each language, and not in one,
   * the HTML of a page is judged, what a page loses with little room, and what a screen reader says; and whether the focus
   * goes through a page both ways.
   */
  readonly allViews: boolean;
  /**
   * Whether every relation is tried in every state of a machine, and not one of them, by turns, in every sixth state; and
   * whether all is played in the flow atlas, and not of each kind every twenty-fourth.
   */
  readonly allRelations: boolean;
  /** Whether a machine is learned from outside, as `npm run learn` does with all. */
  readonly learns: boolean;
  /** Schedules of tabs that press at once, for each number of tabs, without a browser. */
  readonly schedules: number;
  /** Stores with something wrong in them, without a browser. */
  readonly damagedStores: number;
  /** Schedules of two tabs that press at once, in the browser. */
  readonly tabSchedules: number;
  /** Schedules of tabs over a longer time. */
  readonly longSchedules: number;
  /**
   * Whether every component fails, and not every sixtieth one; every actor both ways, and not every eighth one each way; and
   * whether a worker fails in each way that there is, and not in two.
   */
  readonly allFaults: boolean;
  /** Clicks and keys by chance in the browser. */
  readonly explored: number;
}

const LONG: Sampling = {
  randomSeconds: 600,
  allJourneys: true,
  allViews: true,
  allRelations: true,
  learns: true,
  schedules: 10_000,
  longSchedules: 300,
  tabSchedules: 200,
  damagedStores: 5000,
  allFaults: true,
  explored: 20_000,
};
const SHORT: Sampling = {
  randomSeconds: 60,
  allJourneys: false,
  allViews: false,
  allRelations: false,
  learns: false,
  schedules: 150,
  longSchedules: 15,
  tabSchedules: 5,
  damagedStores: 100,
  allFaults: false,
  explored: 40,
};

/** What this run is to do. */
export const sampling: Sampling = process.env['LOADOUT_LONG'] === '1' ? LONG : SHORT;
