import { isRedirect } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { NavigationEvent } from '../../../machines/navigation/navigation.machine.ts';
import { navigationMachine } from '../../../machines/navigation/navigation.machine.ts';
import { sessionMachine } from '../../../machines/session/session.machine.ts';
import { followVisitor } from '../../../src/app/visitor.ts';
import { productIdOf, validateCategory } from '../../../src/routes/-search-params.ts';
import { openScreen } from '../../../src/routes/-open-screen.ts';

function start(...before: NavigationEvent[]) {
  const navigation = createActor(navigationMachine, { input: { categoryIds: [1, 2], productIds: [1, 2] } }).start();
  for (const event of before) navigation.send(event);
  return navigation;
}

/** Where opening a screen ends: the address that the router is sent to, or nothing. */
function redirectFrom(navigation: ReturnType<typeof start>, event: NavigationEvent, preload = false): unknown {
  try {
    openScreen(navigation, event, preload);
    return undefined;
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown;
    return [thrown.options.to, thrown.options.replace];
  }
}

describe('Opening a screen', () => {
  it('goes on where the machine agrees', () => {
    const navigation = start();
    expect(redirectFrom(navigation, { type: 'cart.opened' })).toBeUndefined();
    expect(navigation.getSnapshot().matches({ screen: 'cart' })).toBe(true);
  });

  it('replaces a category page without a known category by home (R3)', () => {
    for (const categoryId of [null, 99])
      expect(redirectFrom(start(), { type: 'list.opened', categoryId })).toEqual(['/', true]);
    expect(redirectFrom(start(), { type: 'list.opened', categoryId: 2 })).toBeUndefined();
  });

  it('replaces the cart by the account page for who is signed out (R1)', () => {
    expect(redirectFrom(start({ type: 'visitor.signedOut' }), { type: 'cart.opened' })).toEqual(['/UserProfile', true]);
  });

  it('does nothing at all for a preload', () => {
    const navigation = start({ type: 'home.opened' }, { type: 'visitor.signedOut' });
    expect(redirectFrom(navigation, { type: 'cart.opened' }, true)).toBeUndefined();
    expect(navigation.getSnapshot().matches({ screen: 'home' })).toBe(true);
  });
});

describe('Following the visitor', () => {
  const follow = (screen: NavigationEvent) => {
    const session = createActor(sessionMachine).start();
    const navigation = start(screen);
    const redirects: string[] = [];
    followVisitor({ session, navigation }, (to) => redirects.push(to));
    return { session, navigation, redirects };
  };

  it('leaves the cart, once, when the visitor signs out elsewhere', () => {
    const { session, redirects } = follow({ type: 'cart.opened' });
    session.send({ type: 'session.restored', name: 'Guest', login: false });
    session.send({ type: 'session.restored', name: 'Guest', login: false });
    expect(redirects).toEqual(['/UserProfile']);
  });

  it('leaves every other page where it is', () => {
    const { session, redirects } = follow({ type: 'checkout.opened' });
    session.send({ type: 'session.restored', name: 'Guest', login: false });
    expect(redirects).toEqual([]);
  });

  it('turns the sign-in form into the account page and back', () => {
    const { session, navigation } = follow({ type: 'account.opened' });
    session.send({ type: 'session.signedIn', name: 'Ann' });
    expect(navigation.getSnapshot().matches({ screen: { account: 'accountPage' } })).toBe(true);
    session.send({ type: 'session.signedOut' });
    expect(navigation.getSnapshot().matches({ screen: { account: 'signInForm' } })).toBe(true);
  });
});

describe('What an address carries', () => {
  it.each([
    [2, 2],
    ['2', 2],
    [99, 99],
  ])('is the category %s', (category, id) => {
    expect(validateCategory({ category })).toEqual({ category: id });
  });

  it.each([
    undefined,
    null,
    '',
    'Mouse',
    '02',
    '2.5',
    2.5,
    0,
    -1,
    '-1',
    '1e3',
    [2],
    { id: 2 },
    true,
    1e300,
    '9'.repeat(30),
  ])('is no category when it reads %o', (category) => {
    expect(validateCategory({ category })).toEqual({});
  });

  it.each([
    ['1', 1],
    ['16', 16],
    ['01', null],
    ['1.0', null],
    ['', null],
    [' 1', null],
    ['0', null],
    ['abc', null],
    [undefined, null],
  ])('is the product in %o', (segment, id) => {
    expect(productIdOf(segment)).toBe(id);
  });
});
