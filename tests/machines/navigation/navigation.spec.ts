import { plan } from '../../page/walks/journeys-across.ts';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type NavigationEvent, navigationMachine } from '../../../machines/navigation/navigation.machine.ts';

/** The screen, and the redirects that were asked for, after some events. */
function navigationAfter(...events: NavigationEvent[]) {
  const actor = createActor(navigationMachine, { input: { categoryIds: [1, 2], productIds: [7] } });
  const redirects: string[] = [];
  actor.on('visitor.redirected', ({ to }) => redirects.push(to));
  actor.start();
  for (const event of events) actor.send(event);
  const { value, context } = actor.getSnapshot();
  return { screen: value.screen, context, redirects };
}

describe('navigation', () => {
  it.each([
    ['home.opened', 'home'],
    ['unknown.opened', 'home'],
    ['signUp.opened', 'signUp'],
    ['forgetPassword.opened', 'forgetPassword'],
    ['cart.opened', 'cart'],
    ['checkout.opened', 'checkout'],
  ] as const)('on %s shows %s without a redirect (§2, R5)', (type, screen) => {
    expect(navigationAfter({ type })).toMatchObject({ screen, redirects: [] });
  });

  it('shows a category that exists and covers it (R3)', () => {
    const { screen, context, redirects } = navigationAfter({ type: 'list.opened', categoryId: 2 });
    expect([screen, context.categoryId, redirects]).toEqual(['list', 2, []]);
    expect(
      navigationAfter({ type: 'list.opened', categoryId: 2 }, { type: 'home.opened' }).context.categoryId,
    ).toBeNull();
  });

  it.each([null, 3, 0, 1.5])('redirects a category page with %s to / (R3)', (categoryId) => {
    expect(navigationAfter({ type: 'list.opened', categoryId })).toMatchObject({ screen: 'home', redirects: ['/'] });
  });

  it('shows a product that exists, and says in place when one does not (R4)', () => {
    expect(navigationAfter({ type: 'detail.opened', productId: 7 })).toMatchObject({
      screen: { detail: 'found' },
      context: { productId: 7 },
    });
    for (const productId of [null, 8]) {
      expect(navigationAfter({ type: 'detail.opened', productId })).toMatchObject({
        screen: { detail: 'missing' },
        redirects: [],
      });
    }
    expect(
      navigationAfter({ type: 'detail.opened', productId: 7 }, { type: 'home.opened' }).context.productId,
    ).toBeNull();
  });

  it('lets the name decide between sign-in form and account page, also while the page is open (R1)', () => {
    expect(navigationAfter({ type: 'account.opened' }).screen).toEqual({ account: 'signInForm' });
    expect(navigationAfter({ type: 'visitor.signedIn' }, { type: 'account.opened' }).screen).toEqual({
      account: 'accountPage',
    });
    expect(navigationAfter({ type: 'account.opened' }, { type: 'visitor.signedIn' }).screen).toEqual({
      account: 'accountPage',
    });
    expect(
      navigationAfter({ type: 'visitor.signedIn' }, { type: 'account.opened' }, { type: 'visitor.signedOut' }).screen,
    ).toEqual({ account: 'signInForm' });
  });

  it('closes the cart to who signed out, also while it is open (§6)', () => {
    const closed = { screen: { account: 'signInForm' }, redirects: ['/UserProfile'] };
    expect(navigationAfter({ type: 'visitor.signedOut' }, { type: 'cart.opened' })).toMatchObject(closed);
    expect(navigationAfter({ type: 'cart.opened' }, { type: 'visitor.signedOut' })).toMatchObject(closed);
    expect(
      navigationAfter({ type: 'visitor.signedOut' }, { type: 'visitor.arrived' }, { type: 'cart.opened' }).screen,
    ).toBe('cart');
    expect(navigationAfter({ type: 'visitor.signedOut' }, { type: 'checkout.opened' }).screen).toBe('checkout');
  });

  it('shows a fault and leaves it on the way home', () => {
    expect(navigationAfter({ type: 'fault.raised' }).screen).toBe('faulty');
    expect(navigationAfter({ type: 'fault.raised' }, { type: 'home.opened' }).screen).toBe('home');
  });
});

it('has no screen that the journeys of pairs leave out, but the one before the start and the one after a fault', () => {
  const walked = new Set<string>(plan.choices.map(({ screen }) => screen));
  const screens = Object.keys(navigationMachine.config.states?.screen?.states ?? {});
  const inWords = (screen: string) => screen.replaceAll(/[A-Z]/gu, (capital) => `-${capital.toLowerCase()}`);
  expect(screens.filter((screen) => !walked.has(inWords(screen)))).toEqual(['starting', 'faulty']);
});
