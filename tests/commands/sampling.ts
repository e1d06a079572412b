/** How much of what is sampled runs: a part in `npm test`, all of it in `npm run test:long`. */
export interface Sampling {
  /** Seconds that random walks may take in the browser. */
  readonly randomSeconds: number;
  /** Whether axe looks at every view of a screen, and not at every second one. */
  readonly allViews: boolean;
  /** Whether every relation is tried in every state of a machine, and not one of them, by turns, in every third state. */
  readonly allRelations: boolean;
  /** Whether a machine is learned from outside, as `npm run learn` does with all. */
  readonly learns: boolean;
}

const LONG: Sampling = { randomSeconds: 600, allViews: true, allRelations: true, learns: true };
const SHORT: Sampling = { randomSeconds: 60, allViews: false, allRelations: false, learns: false };

/** What this run is to do. */
export const sampling: Sampling = process.env['LOADOUT_LONG'] === '1' ? LONG : SHORT;
