import type { Oracle, PlainEvent } from '../../engine/model.ts';
import { predictionDefaults } from '../../engine/prediction-defaults.ts';

type Event = { type: 'damage.found' | 'damage.dismissed' | 'newer.found' | 'reload.requested' };

/** Whether a part was left out, whether that was read, whether a newer shop has written, and what is done. */
type Ref = {
  readonly damaged: boolean;
  readonly read: boolean;
  readonly outdated: boolean;
  readonly done: readonly PlainEvent[];
};

/** What was damaged is said once (R14); a newer shop asks for a reload (R30). */
export const contentsOracle: Oracle<Ref, Event> = {
  initial: () => ({ damaged: false, read: false, outdated: false, done: [] }),
  next: ({ damaged, read, outdated }, { type }) => ({
    damaged: damaged || type === 'damage.found',
    read: read || (damaged && type === 'damage.dismissed'),
    outdated: outdated || type === 'newer.found',
    done: outdated && type === 'reload.requested' ? [{ type: 'reloadPage' }] : [],
  }),
  observe: ({ damaged, read, outdated, done }) => ({
    ...predictionDefaults,
    state: `edition.${outdated ? 'outdated' : 'current'} + reading.${read ? 'acknowledged' : damaged ? 'damaged' : 'whole'}`,
    context: {},
    executed: done,
  }),
};
