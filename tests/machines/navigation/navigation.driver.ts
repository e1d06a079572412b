import { navigationMachine } from '../../../machines/navigation/navigation.machine.ts';
import { navigationModel } from './navigation.model.ts';
import { SCREEN_SCRIPTS } from '../../page/answers.ts';
import { type Predicted, type StepPredictions, defineDriver } from '../../page/driver.ts';
import { LOST_CHUNK, LOST_FILE } from '../../page/console-errors.ts';
import { hasBelowFold } from '../../page/screens/below-fold.ts';
import { accountPage } from '../../page/screens/account.ts';
import { cartPage } from '../../page/screens/cart.ts';
import { BLANK_CHECKOUT, checkoutPage } from '../../page/screens/checkout.ts';
import { detailPage, missingPage } from '../../page/screens/detail.ts';
import { chunkMessage, faultPage } from '../../page/screens/fault.ts';
import { forgetPasswordPage, signInPage, signUpPage } from '../../page/screens/forms.ts';
import { CATEGORIES, listAddress } from '../../facts/categories.ts';
import { nameOf } from '../../page/screens/product-words.ts';
import { homePage } from '../../page/screens/home.ts';
import { productList } from '../../page/screens/list.ts';
import { STORED, storedVisitor } from '../../page/stored/stored.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';
import { greeting } from '../../page/screens/banner.ts';
import { Masked } from '../../page/screen/masked.ts';
import { headingOf } from '../../page/screens/lines.ts';

type Context = { categoryId: number | null; productId: number | null };

const NAME = 'Ada';
const SECOND = 1000;

/** What a redirect leads to. */
const REDIRECTED: Readonly<Record<string, string>> = {
  '/': 'navigation.screen: home.opened[0]',
  '/UserProfile': 'navigation.screen: account.opened[0]',
};

function isStarting({ state }: Predicted<Context>): boolean {
  return state.includes('screen.starting');
}

function visitorOf({ state }: Predicted<Context>): { readonly name: string; readonly login: boolean } {
  return { name: state.includes('visitor.signedIn') ? NAME : 'Guest', login: !state.includes('visitor.signedOut') };
}

const always = { because: 'No state ignores it.' };

/** The screens and their addresses. The news stands still, so that home is the same each time. */
export const navigationDriver = defineDriver<typeof navigationMachine, Context>({
  id: 'navigation',
  machine: navigationMachine,
  model: navigationModel,
  clocked: true,
  each: 'transition',
  consoleErrors: [LOST_FILE, LOST_CHUNK],
  pageObject: (fixture) => {
    const { page } = fixture;
    const banner = page.getByRole('banner');
    const main = page.getByRole('main');
    let address = '';
    let isSlow = false;
    /** The heading that was seen last. */
    let seen = '';
    /** How the page was reached last: a link moves the focus to its heading, a load to nothing. */
    let by: 'link' | 'load' | 'another tab' = 'load';

    const load = async (to: string) => {
      // A page that is just writing its own address takes the place of the first try.
      await page.goto(to, { waitUntil: 'commit' }).catch(() => page.goto(to, { waitUntil: 'commit' }));
      await fixture.answers();
      await main.waitFor();
      forgetVisitor();
    };
    /** A page that is loaded anew is told once more who is shopping, which is no step of the walk. */
    const forgetVisitor = () =>
      fixture.transitions.forget(({ transition }) => transition.startsWith('navigation.visitor: '));
    /** Opens an address by its link where the page has one, else by the address itself. */
    const go = async (to: string, link: string | null, { before }: StepPredictions<Context>) => {
      const found = link === null ? null : page.getByRole('link', { name: link, exact: true }).first();
      if (isSlow) await page.unrouteAll({ behavior: 'ignoreErrors' });
      isSlow = false;
      if (found !== null && !isStarting(before) && (await found.isVisible())) {
        await found.click();
        by = 'link';
      } else {
        await load(to);
        by = 'load';
      }
      address = to;
    };
    const redirected = ({ after }: StepPredictions<Context>) => {
      const [news] = after.emitted;
      if (news !== undefined) address = String(news['to']);
    };
    const visit = (name: string, login: boolean) => async (_: unknown, scene: StepPredictions<Context>) => {
      await fixture.store(STORED.session, storedVisitor(name, login));
      by = 'another tab';
      redirected(scene);
    };
    const see =
      (content: (predicted: Predicted<Context>) => readonly string[] | RegExp) =>
      async (predicted: Predicted<Context>) => {
        // Skeletons and arrows wait for the clock.
        const isSeen = async () => {
          await page.clock.runFor(16);
          return (await main.getByRole('heading', { level: 1 }).count()) > 0;
        };
        await fixture.read('whether the page has come', isSeen, true);
        const isFaulty = predicted.state.includes('screen.faulty');
        const shown = content(predicted);
        const heading = shown instanceof RegExp ? `heading ${pseudo('errors.unexpected.heading')}` : headingOf(shown);
        const focus = by === 'another tab' ? new Masked(by) : by === 'link' || shown instanceof RegExp ? heading : '';
        await fixture.see({ main: shown, address, focus, shop: { ...visitorOf(predicted), isFaulty } });
        const isLong = hasBelowFold(predicted.state, predicted.context.categoryId);
        if (by !== 'load' && heading !== seen) await fixture.comes(by === 'link' && isLong);
        seen = heading;
      };
    const greet = (words: string) => async (predicted: Predicted<Context>) => {
      await fixture.seeParts({ greeting: isStarting(predicted) ? '' : words });
    };
    const isOut = ({ state }: Predicted<Context>) => state.includes('visitor.signedOut');

    return {
      // The router opens the address that the machine asks for.
      followUps: ({ emitted }) => emitted.flatMap(({ to }) => REDIRECTED[String(to)] ?? []),
      open: async () => {
        address = '';
        by = 'load';
        await fixture.clear({ reducedMotion: true });
      },
      causes: {
        'home.opened': (_, scene) =>
          go('/', scene.before.state.includes('faulty') ? pseudo('common.backToHome') : pseudo('common.brand'), scene),
        'list.opened': async ({ categoryId }, scene) => {
          const known = CATEGORIES.find(({ id }) => id === categoryId);
          if (known !== undefined) await go(listAddress(known.id), pseudo(`category.${known.id}.name`), scene);
          else
            await go(categoryId === null ? '/ProductList/Mouse' : `/ProductList?category=${categoryId}`, null, scene);
          redirected(scene);
        },
        'detail.opened': async ({ productId }, scene) => {
          // The address without a product has a route of its own, and tells the machine the same as one of an unknown product.
          if (scene.after.context.productId === null) {
            await go('/ProductDetail', null, scene);
            if (productId === null) return;
            await fixture.seeParts({ address: '/ProductDetail', main: missingPage });
            // Any other transition would be none of this step.
            fixture.transitions.forget(({ transition }) => transition === 'navigation.screen: detail.opened[1]');
            await go(`/ProductDetail/${productId}`, null, scene);
          } else if (productId !== null) await go(`/ProductDetail/${productId}`, nameOf(productId), scene);
        },
        'account.opened': async (_, scene) => {
          const words = isStarting(scene.before)
            ? null
            : await banner.getByRole('link', { name: /^⟦en header\.greeting / }).getAttribute('aria-label');
          await go('/UserProfile', words, scene);
        },
        'signUp.opened': (_, scene) => go('/SignUp', pseudo('account.signIn.signUp'), scene),
        'forgetPassword.opened': (_, scene) => go('/ForgetPassword', pseudo('account.signIn.forgetPassword'), scene),
        'cart.opened': async (_, scene) => {
          await go('/ShoppingCart', pseudo('header.cart'), scene);
          redirected(scene);
        },
        'checkout.opened': (_, scene) => go('/CheckOut', pseudo('cart.checkOut'), scene),
        'unknown.opened': (_, scene) => go('/no/such/page', null, scene),
        'fault.raised': async () => {
          isSlow = true;
          by = 'load';
          await page.route(SCREEN_SCRIPTS, (route) => route.abort());
          await page.reload({ waitUntil: 'commit' });
          // The scripts are tried again, then the page is, and then the scripts once more.
          const isPlainEvent = async () => {
            await page.clock.runFor(SECOND);
            return page.getByRole('heading', { name: pseudo('errors.unexpected.heading') }).isVisible();
          };
          await fixture.read('whether the page failed', isPlainEvent, true);
          fixture.transitions.forget(({ transition }) => !transition.includes('fault.raised'));
        },
        'visitor.signedIn': visit(NAME, true),
        'visitor.arrived': visit('Guest', true),
        'visitor.signedOut': visit('Guest', false),
      },
      checks: {
        'screen.starting': { because: 'The shop reads its first address before it shows anything.' },
        'screen.home': see(() => homePage({ isPaused: true })),
        'screen.list': see(({ context: { categoryId } }) => productList(categoryId ?? 0)),
        'screen.detail.found': see(({ context: { productId } }) =>
          detailPage(productId ?? 0, { quantity: 1, inCart: null, seen: fixture.seen.beside(productId ?? 0) }),
        ),
        'screen.detail.missing': see(() => missingPage),
        'screen.account.signInForm': see((predicted) => signInPage({}, isOut(predicted))),
        'screen.account.accountPage': see(() => accountPage(NAME, null)),
        'screen.signUp': see(() => signUpPage()),
        'screen.forgetPassword': see(() => forgetPasswordPage()),
        'screen.cart': see(() => cartPage([], null)),
        'screen.checkout': see(() => checkoutPage([], BLANK_CHECKOUT)),
        'screen.faulty': see(() => faultPage(chunkMessage(String.raw`\w+`, String.raw`\S*/static/js/async/\S+`))),
        'visitor.visiting': greet(greeting()),
        'visitor.signedIn': greet(greeting(NAME)),
        'visitor.signedOut': greet(greeting()),
      },
      blockedControls: {
        'home.opened': always,
        'list.opened': always,
        'detail.opened': always,
        'account.opened': always,
        'signUp.opened': always,
        'forgetPassword.opened': always,
        'cart.opened': always,
        'checkout.opened': always,
        'unknown.opened': always,
        'fault.raised': always,
        'visitor.signedIn': always,
        'visitor.arrived': always,
        'visitor.signedOut': always,
      },
    };
  },
  reach: {
    start: null,
    can: ({ before, stimulus, after }) => {
      if (before === null) return true;
      const { type } = stimulus.event;
      // Home needs no further script, and where a page failed there is none that could fail.
      if (type === 'fault.raised') return !/screen\.(?:starting|home|faulty)/u.test(before.state);
      // Before the first address there is no page that another tab could tell.
      if (type.startsWith('visitor.') && before.state.includes('screen.starting')) return false;
      // Another tab gets changes alone.
      return !type.startsWith('visitor.') || before.state.split('visitor.')[1] !== after.state.split('visitor.')[1];
    },
    next: () => null,
  },
});
