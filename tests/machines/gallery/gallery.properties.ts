import { now } from '../../engine/temporal/formula.ts';
import type { Property } from '../../engine/temporal/property.ts';
import { contextOf, isEvent } from '../../engine/temporal/seen.ts';

interface Context {
  readonly view: number;
  readonly views: number;
}

export const galleryProperties: readonly Property[] = [
  {
    says: 'The picture that shows is always one that there is',
    clause: 'R21 gallery',
    when: (moment) => isEvent(moment, 'view.chosen'),
    holds: now(({ after }) => {
      const { view, views } = contextOf<Context>(after);
      return Number.isInteger(view) && view >= 0 && view < views;
    }),
    brokenBy: 'gallery: drop guard isView of (root): view.chosen[0]',
  },
];
