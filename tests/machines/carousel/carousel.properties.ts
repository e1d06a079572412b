import { now } from '../../engine/temporal/formula.ts';
import type { Property } from '../../engine/temporal/property.ts';
import { isEvent } from '../../engine/temporal/seen.ts';

const FIVE_SECONDS = 5000;

export const carouselProperties: readonly Property[] = [
  {
    says: 'Where the news moves, a step by hand begins the five seconds anew',
    clause: '§9 news',
    when: (moment) =>
      isEvent(moment, 'next.pressed', 'previous.pressed') && moment.after.state.startsWith('playing.running'),
    holds: now(({ after }) => after.scheduled.some(({ delay }) => delay === FIVE_SECONDS)),
    brokenBy: 'carousel: forget reenter playing.running: previous.pressed[0]',
  },
];
