import { given, now, until } from '../../engine/temporal/formula.ts';
import type { Property } from '../../engine/temporal/property.ts';
import { isEvent, isIn } from '../../engine/temporal/seen.ts';

export const noticeProperties: readonly Property[] = [
  {
    says: 'The dialog speaks of the same product until it is dismissed',
    clause: '§8 add to cart',
    when: ({ before, after }) => isIn(after, 'open') && !isIn(before, 'open'),
    holds: given(({ event: { id } }) =>
      until(
        now(({ after }) => isIn(after, 'open') && after.context['productId'] === id),
        now((moment) => isEvent(moment, 'notice.dismissed')),
      ),
    ),
    brokenBy: 'notice: extra transition open: item.added acts',
  },
];
