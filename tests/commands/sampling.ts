/** How much of what is sampled runs: a part in `npm test`, all of it in `npm run test:long`. */
export interface Sampling {
  /** Seconds that random walks may take in the browser. */
  readonly randomSeconds: number;
  /** Steps of each of these after its start: few where a slow machine has time for one walk of each machine. */
  readonly randomSteps: number;
  /** Random walks on the bare actors, shared among the machines. */
  readonly actorWalks: number;
  /** Of how many equivalent mutants of a machine one has the walks played on it; its first always has. */
  readonly oneEquivalentIn: number;
  /** Of how many planned journeys across the machines one is played. */
  readonly oneJourneyIn: number;
  /**
   * Whether axe looks at every view of a screen, and not at one, by turns; and whether in each language, and not in one, the
   * HTML of a page is judged, what a page loses with little room, and what a screen reader says; and whether the focus goes
   * through a page both ways.
   */
  readonly allViews: boolean;
  /** Whether what moves on a page for a moment is at its end at once. */
  readonly isMotionBrief: boolean;
  /** In one of how many states of the machines a relation is tried: one of them, by turns; all in each where it is 1. */
  readonly oneStateIn: number;
  /**
   * Of how many plays of each kind in the flow atlas one is played; where not all are, kinds of which documents see the like
   * are left out.
   */
  readonly oneAtlasPlayIn: number;
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
  /** Of how many components one fails, without a browser. */
  readonly oneComponentIn: number;
  /** The same in the browser. */
  readonly oneComponentOnPageIn: number;
  /** Of how many uses of an actor one fails each way. */
  readonly oneActorIn: number;
  /** Clicks and keys by chance in the browser. */
  readonly explored: number;
  /**
   * Whether React is that of a build, which warns of nothing, in all that is rendered without a document, and in those specs
   * with one that `tests/with-document.ts` names so.
   */
  readonly isReactOfBuild: boolean;
}

const LONG: Sampling = {
  randomSeconds: 600,
  randomSteps: 30,
  actorWalks: 6000,
  oneEquivalentIn: 1,
  oneJourneyIn: 1,
  allViews: true,
  isMotionBrief: false,
  oneStateIn: 1,
  oneAtlasPlayIn: 1,
  learns: true,
  schedules: 10_000,
  longSchedules: 300,
  tabSchedules: 200,
  damagedStores: 5000,
  oneComponentIn: 1,
  oneComponentOnPageIn: 1,
  oneActorIn: 1,
  explored: 20_000,
  isReactOfBuild: false,
};
/** What `npm test` does. */
export const SHORT: Sampling = {
  randomSeconds: 60,
  randomSteps: 10,
  actorWalks: 2000,
  oneEquivalentIn: Infinity,
  oneJourneyIn: 6,
  allViews: false,
  isMotionBrief: true,
  oneStateIn: 6,
  oneAtlasPlayIn: 24,
  learns: false,
  schedules: 150,
  longSchedules: 15,
  tabSchedules: 5,
  damagedStores: 100,
  oneComponentIn: 48,
  oneComponentOnPageIn: 140,
  oneActorIn: 12,
  explored: 20,
  isReactOfBuild: true,
};

/** Whether what others say again is left out, as `npm test` does: `tests/browser/repeated.ts`, and walks that show nothing more. */
export const isWithoutRepeated = process.env['LOADOUT_WITHOUT_REPEATED'] === '1';

/** What this run is to do. */
export const sampling: Sampling = process.env['LOADOUT_LONG'] === '1' ? LONG : SHORT;

/**
 * Those of a list that this run looks at: all of them where all views are wanted, and else one of so many.
 *
 * @param oneIn of how many one is looked at, from 1
 * @param turn which of these is the first, from 0
 */
export function byTurns<TOne>(all: readonly TOne[], oneIn: number, turn = 0): readonly TOne[] {
  return all.filter((_, place) => sampling.allViews || place % oneIn === turn % oneIn);
}
