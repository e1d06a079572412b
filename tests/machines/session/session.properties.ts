import { now, until } from '../../engine/temporal/formula.ts';
import type { Property } from '../../engine/temporal/property.ts';
import { contextOf, isEvent, isIn } from '../../engine/temporal/seen.ts';
import { seenText } from '../../facts/seen-text.ts';

interface Context {
  readonly name: string;
}

export const sessionProperties: readonly Property[] = [
  {
    says: 'Who has signed out is Guest until somebody signs in or another tab does',
    clause: 'R1 signing out',
    when: (moment) => isEvent(moment, 'session.signedOut') && isIn(moment.after, 'signedOut'),
    holds: until(
      now(({ after }) => contextOf<Context>(after).name === 'Guest' && isIn(after, 'signedOut')),
      now((moment) => isEvent(moment, 'session.signedIn', 'session.restored')),
    ),
    brokenBy: 'session: drop action resetName[0] of signedIn: session.signedOut[0]',
  },
  {
    says: 'Nobody is named who is guest in any case, or white space alone',
    clause: 'R2 GUEST',
    holds: now(
      ({ after }) =>
        !after.tags.includes('named') ||
        !['', 'guest'].includes(seenText(contextOf<Context>(after).name).toLowerCase()),
    ),
    brokenBy: 'session: drop guard isSomebody of visiting: session.signedIn[0]',
  },
];
