import { initialTransition, type SnapshotFrom, transition } from 'xstate';
import { wishlistMachine, type WishlistPress } from '../../../../machines/wishlist/wishlist.machine.ts';
import type { Shop } from '../../../routes/-router-context.ts';
import { formatIds, type IsProduct, parseHeartPress, parseHearts, parseOlderHearts, STORE_KEYS } from '../codecs.ts';
import type { PressedSlice } from './slice.ts';

type State = SnapshotFrom<typeof wishlistMachine>;
type Ids = readonly number[];

/** The hearts as all tabs make them (R17, R30). */
export function wishlistSlice(
  wishlist: Shop['wishlist'],
  isProduct: IsProduct,
): PressedSlice<State, WishlistPress, Ids> {
  const [empty] = initialTransition(wishlistMachine);
  return {
    name: STORE_KEYS.wishlist,
    none: [],
    begin: (ids) => transition(wishlistMachine, empty, { type: 'wishlist.restored', ids })[0],
    next: (state, press) => transition(wishlistMachine, state, press)[0],
    dataOf: ({ context }) => context.ids,
    parseEvent: (record) => parseHeartPress(record, isProduct),
    parseData: (record) => parseHearts(record, isProduct),
    formatData: (ids) => ({ ids }),
    current: () => wishlist.getSnapshot().context.ids,
    restore: (ids) => wishlist.send({ type: 'wishlist.restored', ids }),
    subscribe: (listener) => void wishlist.subscribe(listener),
    older: {
      parse: (text) => parseOlderHearts(text, isProduct),
      format: formatIds,
      shift: (ids, from, to) => {
        const isGone = (id: number) => from.includes(id) && !to.includes(id);
        const fresh = to.filter((id) => !from.includes(id) && !ids.includes(id));
        return [...fresh, ...ids.filter((id) => !isGone(id))];
      },
    },
  };
}
