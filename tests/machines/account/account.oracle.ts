import type { Oracle } from '../../engine/model.ts';
import { predictionDefaults } from '../../engine/prediction-defaults.ts';

/** The six tiles in the order of §2 /UserProfile. */
const TILES = ['orders', 'address', 'security', 'payments', 'lists', 'customerService'] as const;

type Tile = (typeof TILES)[number];
type Event = { type: `${Tile}.pressed` };

/** The tile whose panel is open. */
type Ref = { panel: Tile | null };

function tileOf({ type }: Event): Tile | null {
  return TILES.find((tile) => type === `${tile}.pressed`) ?? null;
}

/** Each tile opens its panel and, pressed again, closes it; at most one panel is open (§2 /UserProfile, R17). */
export const accountOracle: Oracle<Ref, Event> = {
  initial: () => ({ panel: null }),
  next: ({ panel }, event) => {
    const tile = tileOf(event);
    return { panel: tile === panel ? null : tile };
  },
  observe: ({ panel }) => ({ ...predictionDefaults, state: panel ?? 'closed', context: {} }),
};
