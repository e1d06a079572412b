import type { Oracle } from '../../engine/model.ts';
import { predictionDefaults } from '../../engine/prediction-defaults.ts';

type Event = { type: 'item.added'; id: number } | { type: 'notice.dismissed' };

/** The product that the dialog names; none while it is closed. */
type Ref = { speaksOf: number | null };

/** The cart icon opens a dialog, its OK closes it; the page below is out of reach meanwhile (§2 /ProductList, §8). */
export const noticeOracle: Oracle<Ref, Event> = {
  initial: () => ({ speaksOf: null }),
  next: ({ speaksOf }, event) => ({ speaksOf: event.type === 'item.added' ? (speaksOf ?? event.id) : null }),
  observe: ({ speaksOf }) => ({
    ...predictionDefaults,
    state: speaksOf === null ? 'closed' : 'open',
    context: { productId: speaksOf },
  }),
};
