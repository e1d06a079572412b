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

const abortController = new AbortController();

/** Where opening a screen ends: the address that the router is sent to, or nothing. */
function redirectFrom(navigation: ReturnType<typeof start>, event: NavigationEvent, preload = false): unknown {
  try {
    void openScreen({ context: { shop: { navigation }, textsFor: undefined }, preload, abortController }, event);
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

describe('Opening a screen whose texts are on their way', () => {
  const openLate = (event: NavigationEvent, preload = false) => {
    const navigation = start();
    const controller = new AbortController();
    let come = () => undefined as void;
    const texts = new Promise<void>((resolve) => (come = resolve));
    const context = { shop: { navigation }, textsFor: () => texts };
    const opened = openScreen({ context, preload, abortController: controller }, event);
    return {
      opened,
      come,
      leave: () => controller.abort(),
      screen: () => navigation.getSnapshot().value.screen,
    };
  };

  it('waits for them', async () => {
    const { opened, come, screen } = openLate({ type: 'cart.opened' });
    expect(screen()).toBe('starting');
    come();
    await opened;
    expect(screen()).toBe('cart');
  });

  it('still leads elsewhere', async () => {
    const { opened, come } = openLate({ type: 'list.opened', categoryId: 99 });
    come();
    await expect(opened).rejects.toSatisfy(isRedirect);
  });

  it('opens nothing for a preload, nor a screen that was left meanwhile', async () => {
    const ahead = openLate({ type: 'cart.opened' }, true);
    ahead.come();
    await ahead.opened;
    const left = openLate({ type: 'cart.opened' });
    left.leave();
    left.come();
    await left.opened;
    expect([ahead.screen(), left.screen()]).toEqual(['starting', 'starting']);
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
