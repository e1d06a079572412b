import { listAddress } from '../../facts/categories.ts';
import { alsoOnDesk, COMPACT_KEYBOARD, FULL_KEYBOARD, PRODUCTS } from '../../facts/products.ts';
import { wishlistOracle } from '../../machines/wishlist/wishlist.oracle.ts';
import type { Declared } from './declared.ts';
import { OracleRun } from './oracle-run.ts';

type Run = OracleRun<ReturnType<typeof wishlistOracle.initial>, WishlistEvent, { ids: readonly number[] }>;
type WishlistEvent = Parameters<typeof wishlistOracle.next>[1];

interface State {
  readonly run: Run;
  /** The category page, the account page with Lists closed, and with Lists open. */
  readonly place: 'cards' | 'account' | 'lists';
}

const CARDS = [FULL_KEYBOARD.id, COMPACT_KEYBOARD.id];
/** The page of a few products shows others below them. */
const ON_PAGE = [...CARDS, ...alsoOnDesk(FULL_KEYBOARD.category).map(({ id }) => id)];

function heartsSeen({ run, place }: State): readonly number[] {
  if (place === 'account') return [];
  return place === 'cards' ? ON_PAGE : run.predicted.context.ids;
}

function nameOf(id: number): string {
  return PRODUCTS.find((product) => product.id === id)?.name ?? '';
}

/** Hearts on the cards, and the Lists with the newest first (R17). */
export const wishlistDeclared: Declared<State> = {
  start: { run: new OracleRun(wishlistOracle, wishlistOracle.initial(undefined)), place: 'cards' },
  next: (state, input) => {
    const { run, place } = state;
    switch (input) {
      case 'follow the greeting':
        return place === 'cards' ? { run, place: 'account' } : state;
      case 'follow Keyboard':
        return { run, place: 'cards' };
      case 'press Lists':
        return place === 'cards' ? null : { run, place: place === 'lists' ? 'account' : 'lists' };
      default: {
        const id = CARDS.find((one) => input === `heart ${nameOf(one)}`);
        if (id === undefined) throw new Error(`No heart for «${input}».`);
        return heartsSeen(state).includes(id) ? { ...state, run: run.after({ type: 'heart.pressed', id }) } : null;
      }
    }
  },
  see: (state) => {
    const { ids } = state.run.predicted.context;
    return {
      address: state.place === 'cards' ? listAddress(FULL_KEYBOARD.category) : '/UserProfile',
      Lists: state.place === 'cards' ? '' : state.place === 'lists' ? 'Lists [expanded]' : 'Lists',
      hearts: heartsSeen(state)
        .map((id) => `Add ${nameOf(id)} to your list${ids.includes(id) ? ' [pressed]' : ''}`)
        .join(', '),
    };
  },
  key: ({ run, place }) => [run.key, place],
};
