/** How chart and panel stand: the panel below the chart, or beside it. */
export type Side = 'below' | 'beside';

/** What part of the room the chart has, in per cent: of the height of the window, or of the width of both. */
export type Shares = Readonly<Record<Side, number>>;

export const MIN = 20;
export const MAX = 85;
const STEP = 2;

export const DEFAULTS: Shares = { below: 58, beside: 70 };

const KEY = 'loadout.atlas.split';

/** A share within the limits, in whole per cent. */
export function clampShare(share: number): number {
  return Math.round(Math.min(MAX, Math.max(MIN, share)));
}

/** The share after a key; null where the key changes none. */
export function shareAfter(key: string, side: Side, share: number): number | null {
  const [less, more] = side === 'below' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  const goals: Readonly<Record<string, number>> = { [less]: share - STEP, [more]: share + STEP, Home: MIN, End: MAX };
  const goal = goals[key];
  return goal === undefined ? null : clampShare(goal);
}

function shareIn(kept: unknown, side: Side): number {
  const share: unknown = Reflect.get(Object(kept), side);
  return typeof share === 'number' && Number.isFinite(share) ? clampShare(share) : DEFAULTS[side];
}

/** The shares that this browser keeps; the usual ones where it keeps none, or none that can be. */
export function keptShares(storage: () => Storage): Shares {
  let kept: unknown = null;
  try {
    kept = JSON.parse(storage().getItem(KEY) ?? 'null');
  } catch {
    // What cannot be read is as good as nothing.
  }
  return { below: shareIn(kept, 'below'), beside: shareIn(kept, 'beside') };
}

/** Keeps the shares, where the browser keeps anything. */
export function keepShares(storage: () => Storage, shares: Shares): void {
  try {
    storage().setItem(KEY, JSON.stringify(shares));
  } catch {
    // The page itself holds them as long as it is open.
  }
}
