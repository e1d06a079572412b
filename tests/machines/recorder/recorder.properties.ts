import { now } from '../../engine/temporal/formula.ts';
import type { Property } from '../../engine/temporal/property.ts';
import { contextOf, isIn } from '../../engine/temporal/seen.ts';

interface Context {
  readonly first: number;
  readonly last: number;
  readonly momentNumber: number;
}

export const recorderProperties: readonly Property[] = [
  {
    says: 'The moment that shows is one of those that are kept, and the newest while the recorder follows',
    clause: 'Atlas: stepping back',
    when: ({ after }) => !isIn(after, 'waiting'),
    holds: now(({ after }) => {
      const { first, last, momentNumber } = contextOf<Context>(after);
      return momentNumber >= first && momentNumber <= last && (!isIn(after, 'live') || momentNumber === last);
    }),
    brokenBy: 'recorder: drop guard isKept of still: moment.picked[0]',
  },
];
