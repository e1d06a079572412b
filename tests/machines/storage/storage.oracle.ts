import type { Oracle } from '../../engine/model.ts';
import { predictionDefaults } from '../../engine/prediction-defaults.ts';

type Event = { type: 'storage.failed' | 'notice.dismissed' };

/** Whether storage has ever failed, and whether the shopper has read that. */
type Ref = { failed: boolean; read: boolean };

/** Storage that fails is said once; the shop goes on from memory (R14). */
export const storageOracle: Oracle<Ref, Event> = {
  initial: () => ({ failed: false, read: false }),
  next: ({ failed, read }, { type }) => ({
    failed: failed || type === 'storage.failed',
    read: read || (failed && type === 'notice.dismissed'),
  }),
  observe: ({ failed, read }) => ({
    ...predictionDefaults,
    state: read ? 'acknowledged' : failed ? 'lost' : 'kept',
    context: {},
  }),
};
