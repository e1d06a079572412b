import { always, next, now } from '../../engine/temporal/formula.ts';
import type { Property } from '../../engine/temporal/property.ts';
import { isIn } from '../../engine/temporal/seen.ts';

export const contentsProperties: readonly Property[] = [
  {
    says: 'A shop that is outdated stays so until it is loaded anew',
    clause: 'R30 one cart',
    when: ({ after }) => isIn(after, 'edition.outdated'),
    holds: next(always(now(({ after }) => isIn(after, 'edition.outdated')))),
    brokenBy: 'contents: extra transition edition.outdated: damage.found to edition.current',
  },
];
