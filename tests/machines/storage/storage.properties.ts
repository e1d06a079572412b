import { always, next, now } from '../../engine/temporal/formula.ts';
import type { Property } from '../../engine/temporal/property.ts';
import { isIn } from '../../engine/temporal/seen.ts';

export const storageProperties: readonly Property[] = [
  {
    says: 'That storage failed is said once: what was read does not come back',
    clause: 'R14 kept',
    when: ({ after }) => isIn(after, 'acknowledged'),
    holds: next(always(now(({ after }) => isIn(after, 'acknowledged')))),
    brokenBy: 'storage: extra transition acknowledged: storage.failed to kept',
  },
];
