import { sessionMachine } from '../../../machines/session/session.machine.ts';
import { sessionModel } from './session.model.ts';
import { type Predicted, defineDriver } from '../../page/driver.ts';
import { accountPage } from '../../page/screens/account.ts';
import { cartPage } from '../../page/screens/cart.ts';
import { type Fields, signInPage } from '../../page/screens/forms.ts';
import { STORED, storedVisitor } from '../../page/stored/stored.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';
import { seenText } from '../../facts/seen-text.ts';
import type { ShopState } from '../../page/screen/shop-state.ts';
import { Masked } from '../../page/screen/masked.ts';
import { headingOf } from '../../page/screens/lines.ts';

type Context = { name: string; email: string };

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
    let typed: Fields = {};
    let focus: string | Masked = '';
    let shop: ShopState = {};
    /** A form that took a name for nobody stands on with what was typed (R2). */
    const see = async ({ state, context: { name } }: Predicted<Context>, content: readonly string[]) => {
      shop = { name, login: state !== 'signedOut' };
      await fixture.see({
        address: '/UserProfile',
        main: content,
        shop,
        focus: focus === 'heading' ? headingOf(content) : focus,
      });
    };
    /** Goes to the cart by its link, sees where that leads, and comes back. */
    const seeCart = async (isOpen: boolean, content: readonly string[]) => {
      const account = { address: '/UserProfile', main: content, shop, focus: headingOf(content) };
      await fixture.amid(() => banner.getByRole('link', { name: pseudo('header.cart'), exact: true }).click());
      await fixture.see(
        isOpen
          ? { address: '/ShoppingCart', main: cartPage([], null), shop, focus: `heading ${pseudo('cart.heading')}` }
          : account,
      );
      await fixture.amid(() => banner.getByRole('link', { name: /^⟦en header\.greeting / }).click());
      typed = {};
      // Where the page is there already, its link begins it anew.
      focus = 'heading';
      await fixture.see(account);
    };
    return {
      open: async () => {
        typed = {};
        focus = '';
        await fixture.enter('/UserProfile');
      },
      causes: {
        'session.signedIn': async ({ name }, { after }) => {
          typed = { userName: { text: name, error: null }, password: { text: 'a password', error: null } };
          await main.getByRole('textbox', { name: pseudo('form.userName'), exact: true }).fill(name);
          await main.getByRole('textbox', { name: pseudo('form.password'), exact: true }).fill('a password');
          await logIn.click();
          focus = after.tags?.includes('named') === true ? 'heading' : `button ${pseudo('account.signIn.submit')}`;
        },
        'session.signedOut': async () => {
          await signOut.click();
          focus = 'heading';
        },
        'session.restored': async ({ name, login }) => {
          await fixture.store(STORED.session, storedVisitor(name, login));
          focus = new Masked('another tab');
        },
      },
      checks: {
        visiting: async (predicted) => {
          const { name } = predicted.context;
          // Only the form that took the name answers with it, and not the next one.
          await see(predicted, signInPage(typed, false, typed['userName'] === undefined ? null : name));
          await seeCart(true, signInPage({}));
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
    // Another tab gets changes alone, and the form takes no name of which nothing is seen (R2).
    can: ({ before, stimulus, after }) => {
      if (stimulus.event.type === 'session.signedIn') return seenText(String(stimulus.event['name'])) !== '';
      const isSame = before?.state === after.state && before.context['name'] === after.context['name'];
      return stimulus.event.type !== 'session.restored' || !isSame;
    },
    next: () => null,
  },
});
