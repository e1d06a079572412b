import type { Page } from '@playwright/test';
import { THIS_YEAR } from '../facts/this-year.ts';

/** Where the clocks of tests begin, in ms since 1970: with the year that their pages know, in UTC. */
export const CLOCK_START = Date.UTC(THIS_YEAR, 0, 1);

/** How long a clock goes by itself before it stands still, in ms: it is set to a moment, and told to stop at a later one. */
const RUN_UP = 1000;

/** Gives a page a clock of its own, which stands still until a test drives it. */
export async function holdClock({ clock }: Page): Promise<void> {
  await clock.install({ time: CLOCK_START });
  await clock.pauseAt(CLOCK_START + RUN_UP);
}
