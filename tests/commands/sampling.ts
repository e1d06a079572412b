/** How much of what is sampled runs: a part in `npm test`, all of it in `npm run test:long`. */
export interface Sampling {
  /** Seconds that random walks may take in the browser. */
  readonly randomSeconds: number;
}

const LONG: Sampling = { randomSeconds: 600 };
const SHORT: Sampling = { randomSeconds: 60 };

/** What this run is to do. */
export const sampling: Sampling = process.env['LOADOUT_LONG'] === '1' ? LONG : SHORT;
