/** How much of what is sampled runs: a part in `npm test`, all of it in `npm run test:long`. */
export interface Sampling {
  /** Seconds that random walks may take in the browser. */
  readonly randomSeconds: number;
  /** Whether each state meets each kind of metamorphic step at every place, and not only at one. */
  readonly isWhole: boolean;
}

const LONG: Sampling = { randomSeconds: 600, isWhole: true };
const SHORT: Sampling = { randomSeconds: 60, isWhole: false };

/** What this run is to do. */
export const sampling: Sampling = process.env['LOADOUT_LONG'] === '1' ? LONG : SHORT;
