import { sessionMachine } from '../../../machines/session/session.machine.ts';
import { defineWide } from '../../engine/random-walks/wide.ts';
import { seenText } from '../../facts/seen-text.ts';
import { wideText } from '../../facts/wide-texts.ts';

/** Names of up to 200 characters, of white space of every kind, and nearly guest; signed in, and from another tab. */
export const sessionWide = defineWide(sessionMachine, {
  onPage: (random) => {
    const name = random.pick([
      wideText(random),
      '\u3000',
      '\u00a0guest\t',
      'guest guest',
      'guests',
      'Guest',
      '\u3164',
      'ＧＵＥＳＴ',
    ]);
    return [
      // The form lets nobody in whose name is white space alone, or draws nothing.
      { type: 'session.signedIn', name: seenText(name) === '' ? 'guest' : name },
      { type: 'session.restored', name, login: random.onceIn(2) },
    ];
  },
});
