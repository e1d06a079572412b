import { flawsIn } from './flaws.ts';
import type { Plan } from './plan.ts';

/** What a chart should fit on: a screen 1280 pixels wide, less what stands around the drawing. */
const SCREEN = { width: 1000, height: 720 };

/** The widest that a drawing may be before a reader has to scroll to the side on such a screen. */
export const WIDEST = 1030;

/** How much worse a part of a screen's width too many is than one of its height: a page scrolls down by itself. */
const BESIDE = 12;

/** How much a reader minds that a flow begins at the far end. */
const BACKWARDS = 0.6;

/** How much a reader minds words that a line runs through, or that leave their box. */
const UNCLEAN = 2;

/** How far from the corner where reading begins the flows begin, on average: 0 to 1. */
function lateness({ starts, states }: Plan): number {
  const shares = starts.flatMap(({ id, dot }) => {
    const box = states.find((state) => state.id === id)?.box;
    return box === undefined ? [] : [((dot.x - box.x) / box.width + (dot.y - box.y) / box.height) / 2];
  });
  return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** How badly a drawing fits on a screen and reads; less is better. */
function misfit(plan: Plan): number {
  const [across, down] = [plan.width / SCREEN.width, plan.height / SCREEN.height];
  const beside = Math.max(0, plan.width / WIDEST - 1) * BESIDE;
  return Math.max(across, down) + beside + (across * down) / 2 + lateness(plan) * BACKWARDS + flawsIn(plan) * UNCLEAN;
}

/** The one that fits best; the first of equals. */
export function bestFit(first: Plan, ...others: readonly Plan[]): Plan {
  let best = { plan: first, misfit: misfit(first) };
  for (const plan of others) {
    const other = { plan, misfit: misfit(plan) };
    if (other.misfit < best.misfit) best = other;
  }
  return best.plan;
}
