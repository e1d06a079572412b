import { sessionMachine } from '../../../machines/session/session.machine.ts';
import { sessionModel } from './session.model.ts';
import { type Predicted, defineDriver } from '../../page/driver.ts';
import { accountPage } from '../../page/screens/account.ts';
import { cartPage } from '../../page/screens/cart.ts';
import { signInPage } from '../../page/screens/forms.ts';
import { readOut } from '../../page/aria.ts';
import { STORED, storedVisitor } from '../../page/page-fixture.ts';
import { literally, pseudo } from '../../facts/pseudo-locale.ts';
import { greeting } from '../../page/screens/banner.ts';

type Context = { name: string; email: string };

/** The form as it stands for a visitor, whatever is typed into it. */
const FORM = new RegExp(
  [
    `heading "${pseudo('account.signIn.heading')}" [level=1]\nparagraph: ${pseudo('account.signIn.privacy')}`,
    `button "${pseudo('account.signIn.submit')}"`,
  ]
    .map(literally)
    .join('[^]*'),
  'u',
);

/** Who is shopping: the greeting, the account page or the form, and whether the cart opens. */
export const sessionDriver = defineDriver<typeof sessionMachine, Context>({
  id: 'session',
  machine: sessionMachine,
  model: sessionModel,
  each: 'configuration',
  pageObject: (fixture) => {
    const { page } = fixture;
    const main = page.getByRole('main');
    const banner = page.getByRole('banner');
    const logIn = main.getByRole('button', { name: pseudo('account.signIn.submit'), exact: true });
    const signOut = main.getByRole('button', { name: pseudo('account.signOut'), exact: true });
    /** A form that took a name for nobody stands on with what was typed (R2). */
    const see = async ({ context: { name } }: Predicted<Context>, content: readonly string[] | RegExp) => {
      await fixture.see({ address: '/UserProfile', main: content, greeting: readOut(greeting(name)), dialog: [] });
    };
    /** Goes to the cart by its link, sees where that leads, and comes back. */
    const seeCart = async (isOpen: boolean, content: readonly string[]) => {
      await banner.getByRole('link', { name: pseudo('header.cart'), exact: true }).click();
      await fixture.see(
        isOpen ? { address: '/ShoppingCart', main: cartPage([], null) } : { address: '/UserProfile', main: content },
      );
      await banner.getByRole('link', { name: /^⟦en header\.greeting / }).click();
      await fixture.see({ address: '/UserProfile', main: content });
    };
    return {
      open: () => fixture.enter('/UserProfile'),
      causes: {
        'session.signedIn': async ({ name }) => {
          await main.getByRole('textbox', { name: pseudo('form.userName'), exact: true }).fill(name);
          await main.getByRole('textbox', { name: pseudo('form.password'), exact: true }).fill('a password');
          await logIn.click();
        },
        'session.signedOut': () => signOut.click(),
        'session.restored': ({ name, login }) => fixture.store(STORED.session, storedVisitor(name, login)),
      },
      checks: {
        visiting: async (predicted) => {
          await see(predicted, FORM);
          await seeCart(true, signInPage());
        },
        signedIn: async (predicted) => {
          const content = accountPage(predicted.context.name, null);
          await see(predicted, content);
          await seeCart(true, content);
        },
        signedOut: async (predicted) => {
          await see(predicted, signInPage({}, true));
          await seeCart(false, signInPage({}, true));
        },
      },
      blockedControls: {
        'session.signedIn': () => logIn,
        'session.signedOut': () => signOut,
        'session.restored': { because: 'No state ignores it.' },
      },
    };
  },
  reach: {
    start: null,
    // Another tab gets changes alone, and the form takes no name of white space (R2).
    can: ({ before, stimulus, after }) => {
      if (stimulus.event.type === 'session.signedIn') return String(stimulus.event['name']).trim() !== '';
      const isSame = before?.state === after.state && before.context['name'] === after.context['name'];
      return stimulus.event.type !== 'session.restored' || !isSame;
    },
    next: () => null,
  },
});
