import { now } from '../../engine/temporal/formula.ts';
import type { Property } from '../../engine/temporal/property.ts';
import { contextOf, isIn } from '../../engine/temporal/seen.ts';

interface Context {
  readonly isWhole: boolean;
  readonly matches: readonly number[];
  readonly active: number;
}

export const searchProperties: readonly Property[] = [
  {
    says: 'The marked suggestion is one of those that are found',
    clause: 'R15 keys',
    holds: now(({ after }) => {
      const { matches, active } = contextOf<Context>(after);
      return active === -1 || (active >= 0 && active < matches.length);
    }),
    brokenBy: 'search: drop action find[0] of (root): query.typed[1]',
  },
  {
    says: 'What is picked was found before, and the box is empty afterwards',
    clause: 'R15 picking',
    when: ({ after }) => after.emitted.length > 0,
    holds: now(
      ({ before, after }) =>
        before !== null &&
        after.emitted.every(({ id }) => contextOf<Context>(before).matches.includes(Number(id))) &&
        after.context['query'] === '',
    ),
    brokenBy: 'search: drop action clear[1] of open.suggesting: enter.pressed[0]',
  },
  {
    says: 'That nothing is found is said only once all names have come, and then at once',
    clause: 'R24 other names',
    holds: now(({ after }) => {
      const { isWhole } = contextOf<Context>(after);
      return isWhole ? !isIn(after, 'open.pending') : !isIn(after, 'open.nothingFound');
    }),
    brokenBy: 'search: drop guard isWhole of (root): query.typed[2]',
  },
];
