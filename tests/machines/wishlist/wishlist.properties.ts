import { given, next, now } from '../../engine/temporal/formula.ts';
import type { Property } from '../../engine/temporal/property.ts';
import { contextOf, isEvent, isSameJson } from '../../engine/temporal/seen.ts';

interface Context {
  readonly ids: readonly number[];
}

export const wishlistProperties: readonly Property[] = [
  {
    says: 'No product stands in the list twice',
    clause: 'R17 Lists',
    holds: now(({ after }) => new Set(contextOf<Context>(after).ids).size === contextOf<Context>(after).ids.length),
    brokenBy: 'wishlist: drop transition filled: heart.pressed[1]',
  },
  {
    says: 'A heart that is set and pressed again leaves the list as it was',
    clause: 'R17 Lists',
    when: ({ after }) => after.emitted.some(({ type }) => type === 'heart.set'),
    holds: given(({ before, event: { id } }) =>
      next(
        now(
          (moment) =>
            !isEvent(moment, 'heart.pressed') ||
            moment.event['id'] !== id ||
            isSameJson(moment.after.context, before?.context),
        ),
      ),
    ),
    brokenBy: 'wishlist: drop action removeId[0] of filled: heart.pressed[1]',
  },
];
