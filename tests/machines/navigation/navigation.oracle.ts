import type { Oracle, PlainEvent } from '../../engine/model.ts';
import { predictionDefaults } from '../../engine/prediction-defaults.ts';

type Visitor = 'visiting' | 'signedIn' | 'signedOut';

type Event =
  | {
      type:
        | 'home.opened'
        | 'account.opened'
        | 'signUp.opened'
        | 'forgetPassword.opened'
        | 'cart.opened'
        | 'checkout.opened'
        | 'unknown.opened';
    }
  | { type: 'list.opened'; categoryId: number | null }
  | { type: 'detail.opened'; productId: number | null }
  | { type: 'fault.raised' }
  | { type: 'visitor.signedIn' | 'visitor.arrived' | 'visitor.signedOut' };

/** What an address shows. */
export type Screen =
  | { at: 'starting' | 'home' | 'account' | 'signUp' | 'forgetPassword' | 'cart' | 'checkout' | 'missing' | 'faulty' }
  | { at: 'list'; categoryId: number }
  | { at: 'found'; productId: number };

type Ref = {
  screen: Screen;
  visitor: Visitor;
  categoryIds: readonly number[];
  productIds: readonly number[];
  said: readonly PlainEvent[];
};

function redirect(to: '/' | '/UserProfile'): readonly PlainEvent[] {
  return [{ type: 'visitor.redirected', to }];
}

/**
 * The cart page requires login: who signed out is led to /UserProfile, also while it is open (§2 /ShoppingCart, §6,
 * R1).
 */
function guarded(ref: Ref): Ref {
  return ref.screen.at === 'cart' && ref.visitor === 'signedOut'
    ? { ...ref, screen: { at: 'account' }, said: redirect('/UserProfile') }
    : ref;
}

function opened(ref: Ref, event: Event): Ref {
  switch (event.type) {
    case 'home.opened':
    case 'unknown.opened':
      return { ...ref, screen: { at: 'home' } };
    case 'list.opened': {
      const categoryId = ref.categoryIds.find((id) => id === event.categoryId);
      return categoryId === undefined
        ? { ...ref, screen: { at: 'home' }, said: redirect('/') }
        : { ...ref, screen: { at: 'list', categoryId } };
    }
    case 'detail.opened': {
      const productId = ref.productIds.find((id) => id === event.productId);
      return { ...ref, screen: productId === undefined ? { at: 'missing' } : { at: 'found', productId } };
    }
    case 'account.opened':
      return { ...ref, screen: { at: 'account' } };
    case 'signUp.opened':
      return { ...ref, screen: { at: 'signUp' } };
    case 'forgetPassword.opened':
      return { ...ref, screen: { at: 'forgetPassword' } };
    case 'cart.opened':
      return { ...ref, screen: { at: 'cart' } };
    case 'checkout.opened':
      return { ...ref, screen: { at: 'checkout' } };
    case 'fault.raised':
      return { ...ref, screen: { at: 'faulty' } };
    case 'visitor.signedIn':
      return { ...ref, visitor: 'signedIn' };
    case 'visitor.arrived':
      return { ...ref, visitor: 'visiting' };
    case 'visitor.signedOut':
      return { ...ref, visitor: 'signedOut' };
  }
}

function wordsOf({ screen: { at }, visitor }: Ref): string {
  if (at === 'found' || at === 'missing') return `detail.${at}`;
  if (at === 'account') return `account.${visitor === 'signedIn' ? 'accountPage' : 'signInForm'}`;
  return at;
}

/** Which screen an address shows, and where it redirects to (§2 Routes, §6, R1, R3, R4, R5). */
export const navigationOracle: Oracle<Ref, Event> = {
  initial: ({ categoryIds, productIds }: { categoryIds: readonly number[]; productIds: readonly number[] }) => ({
    screen: { at: 'starting' },
    visitor: 'visiting',
    categoryIds,
    productIds,
    said: [],
  }),
  next: (ref, event) => guarded(opened({ ...ref, said: [] }, event)),
  observe: (ref) => ({
    ...predictionDefaults,
    state: `screen.${wordsOf(ref)} + visitor.${ref.visitor}`,
    context: {
      categoryId: ref.screen.at === 'list' ? ref.screen.categoryId : null,
      productId: ref.screen.at === 'found' ? ref.screen.productId : null,
    },
    emitted: ref.said,
  }),
};
