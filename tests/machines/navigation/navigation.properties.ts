import { now } from '../../engine/temporal/formula.ts';
import type { Property } from '../../engine/temporal/property.ts';
import { contextOf, isIn } from '../../engine/temporal/seen.ts';

interface Context {
  readonly categoryId: number | null;
  readonly productId: number | null;
}

export const navigationProperties: readonly Property[] = [
  {
    says: 'Who has signed out never sees the cart, however they came there',
    clause: '§6 cart',
    holds: now(({ after }) => !(isIn(after, 'visitor.signedOut') && isIn(after, 'screen.cart'))),
    brokenBy: 'navigation: drop always screen.cart: always[0]',
  },
  {
    says: 'A redirect leads to the screen of its address',
    clause: '§2 /ProductList: redirect',
    when: ({ after }) => after.emitted.length > 0,
    holds: now(({ after: { emitted, ...after } }) =>
      emitted.every(({ to }) => isIn(after, to === '/' ? 'screen.home' : 'screen.account')),
    ),
    brokenBy: 'navigation: retarget screen: list.opened[1] to screen.list',
  },
  {
    says: 'A category is carried on the list alone, a product on its page alone',
    clause: 'R3 carried',
    holds: now(({ after }) => {
      const { categoryId, productId } = contextOf<Context>(after);
      return (
        (categoryId !== null) === isIn(after, 'screen.list') &&
        (productId !== null) === isIn(after, 'screen.detail.found')
      );
    }),
    brokenBy: 'navigation: drop exit action carryCategory[0] of screen.list',
  },
];
