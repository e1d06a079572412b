import { sessionMachine } from '../../machines/session/session.machine.ts';
import { sessionModel } from '../models/session.model.ts';
import { type Foretold, defineDriver } from './driver.ts';
import { accountPage } from './screens/account.ts';
import { cartPage } from './screens/cart.ts';
import { signInPage } from './screens/forms.ts';
import { readOut } from './screens/words.ts';
import { STORED, storedVisitor } from './stage.ts';

type Context = { name: string; email: string };

/** Who is shopping: the greeting, the account page or the form, and whether the cart opens. */
export const sessionDriver = defineDriver<typeof sessionMachine, Context>({
  id: 'session',
  machine: sessionMachine,
  model: sessionModel,
  each: 'configuration',
  play: (stage) => {
    const { page } = stage;
    const main = page.getByRole('main');
    const banner = page.getByRole('banner');
    const logIn = main.getByRole('button', { name: 'Log in', exact: true });
    const signOut = main.getByRole('button', { name: 'Sign out', exact: true });
    /** A form that took a name for nobody stands on with what was typed (R2). */
    const see = async ({ context: { name } }: Foretold<Context>, content: readonly string[] | RegExp) => {
      await stage.see({ address: '/UserProfile', main: content, greeting: readOut(`Hello, ${name}`), dialog: [] });
    };
    /** Goes to the cart by its link, sees where that leads, and comes back. */
    const seeCart = async (isOpen: boolean, content: readonly string[]) => {
      await banner.getByRole('link', { name: 'Cart', exact: true }).click();
      await stage.see(
        isOpen ? { address: '/ShoppingCart', main: cartPage([], null) } : { address: '/UserProfile', main: content },
      );
      await banner.getByRole('link', { name: /^Hello/u }).click();
      await stage.see({ address: '/UserProfile', main: content });
    };
    return {
      open: () => stage.enter('/UserProfile'),
      causes: {
        'session.signedIn': async ({ name }) => {
          await main.getByRole('textbox', { name: 'UserName', exact: true }).fill(name);
          await main.getByRole('textbox', { name: 'Password', exact: true }).fill('a password');
          await logIn.click();
        },
        'session.signedOut': () => signOut.click(),
        'session.restored': ({ name, login }) => stage.store(STORED.session, storedVisitor(name, login)),
      },
      checks: {
        visiting: async (foretold) => {
          await see(foretold, /heading "Sign in" \[level=1\]\nparagraph: No account is needed[^]*button "Log in"/u);
          await seeCart(true, signInPage());
        },
        signedIn: async (foretold) => {
          const content = accountPage(foretold.context.name, null);
          await see(foretold, content);
          await seeCart(true, content);
        },
        signedOut: async (foretold) => {
          await see(foretold, signInPage({}, true));
          await seeCart(false, signInPage({}, true));
        },
      },
      offers: {
        'session.signedIn': () => logIn,
        'session.signedOut': () => signOut,
        'session.restored': { because: 'No state ignores it.' },
      },
    };
  },
  reach: {
    start: null,
    // A tab hears of a change alone, and the form takes no name of white space (R2).
    can: ({ before, stimulus, after }) => {
      if (stimulus.event.type === 'session.signedIn') return String(stimulus.event['name']).trim() !== '';
      const isSame = before?.state === after.state && before.context['name'] === after.context['name'];
      return stimulus.event.type !== 'session.restored' || !isSame;
    },
    next: () => null,
  },
});
