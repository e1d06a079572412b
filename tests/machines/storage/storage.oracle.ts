import type { Oracle } from '../../engine/model.ts';
import { predictionDefaults } from '../../engine/prediction-defaults.ts';

type Event = { type: 'storage.failed' | 'storage.recovered' | 'notice.dismissed' };

/** Whether storage fails, and whether the shopper has read that. */
type Ref = { failing: boolean; read: boolean };

/** Storage that fails is said once, as long as it is so; the shop goes on from memory (R14). */
export const storageOracle: Oracle<Ref, Event> = {
  initial: () => ({ failing: false, read: false }),
  next: ({ failing, read }, { type }) => ({
    failing: type === 'storage.failed' || (failing && type !== 'storage.recovered'),
    read: read || (failing && type === 'notice.dismissed'),
  }),
  observe: ({ failing, read }) => ({
    ...predictionDefaults,
    state: read ? 'acknowledged' : failing ? 'lost' : 'kept',
    context: {},
  }),
};
