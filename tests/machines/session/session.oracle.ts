import { seenText } from '../../facts/seen-text.ts';
import type { Oracle } from '../../engine/model.ts';
import { predictionDefaults } from '../../engine/prediction-defaults.ts';

type Event =
  | { type: 'session.signedIn'; name: string }
  | { type: 'session.signedOut' }
  | { type: 'session.restored'; name: string; login: boolean };

/** The user of §3: a name, default Guest, and login, default true in the seed. */
type Ref = { name: string; login: boolean };

const seed: Ref = { name: 'Guest', login: true };

/** The sample value of §3. */
const EMAIL = 'shopper@example.com';

/** A name that is missing, white space alone, or guest in any case, as it is drawn, shows the sign-in form (§2 /UserProfile, R2). */
function showsForm({ name }: Ref): boolean {
  return /^(?:guest)?$/i.test(seenText(name));
}

/** Login guards the cart, the name decides between form and account page (§4 Login, §6, R1, R2). */
export const sessionOracle: Oracle<Ref, Event> = {
  initial: () => seed,
  next: (ref, event) => {
    switch (event.type) {
      case 'session.signedIn':
        return showsForm(ref) ? { name: event.name, login: true } : ref;
      case 'session.signedOut':
        return showsForm(ref) ? ref : { ...seed, login: false };
      case 'session.restored':
        return event.login ? { name: event.name, login: true } : { ...seed, login: false };
    }
  },
  observe: (ref) => ({
    ...predictionDefaults,
    state: !ref.login ? 'signedOut' : showsForm(ref) ? 'visiting' : 'signedIn',
    tags: [...(ref.login ? ['loggedIn'] : []), ...(showsForm(ref) ? [] : ['named'])],
    context: { name: ref.name, email: EMAIL },
  }),
};
