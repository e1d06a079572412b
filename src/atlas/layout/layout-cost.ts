import type { LayoutFragment } from './layout-fragment.ts';

/** The room for a drawing in pixels, on a screen 1280 pixels wide with the page's other parts around it. */
const ROOM = { width: 1000, height: 720 };

/** The greatest width of a drawing, in pixels, that needs no scrolling to the side on such a screen. */
export const MAX_WIDTH = 1030;

/** The width beyond which a drawing is scrolled to the side there, in pixels: its window less the margins around it. */
export const WIDEST = 1059;

/** Cost of one screen's width too much: high, since a page scrolls down by itself but not to the side. */
const OVERFLOW_WEIGHT = 12;

/** Cost of a flow that begins at the far corner. */
const LATE_START_WEIGHT = 0.6;

/** How far the initial states are from the top left corner of their parents, on average: 0 to 1. */
function startDistance({ starts, states }: LayoutFragment): number {
  const shares = starts.flatMap(({ id, dot }) => {
    const box = states.find((state) => state.id === id)?.box;
    return box === undefined ? [] : [((dot.x - box.x) / box.width + (dot.y - box.y) / box.height) / 2];
  });
  return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** The cost of a layout: its size against the room, and where its flows begin. Less is better. */
function cost(fragment: LayoutFragment): number {
  const [across, down] = [fragment.width / ROOM.width, fragment.height / ROOM.height];
  const beside = Math.max(0, fragment.width / MAX_WIDTH - 1) * OVERFLOW_WEIGHT;
  return Math.max(across, down) + beside + (across * down) / 2 + startDistance(fragment) * LATE_START_WEIGHT;
}

/** The fragment with the least cost; the first of equals. @throws where there is none */
export function cheapest(fragments: readonly LayoutFragment[]): LayoutFragment {
  const [first, ...others] = fragments.map((fragment) => ({ fragment, cost: cost(fragment) }));
  if (first === undefined) throw new Error('Nothing was tried.');
  return others.reduce((best, other) => (other.cost < best.cost ? other : best), first).fragment;
}
