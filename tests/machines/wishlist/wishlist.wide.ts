import { wishlistMachine } from '../../../machines/wishlist/wishlist.machine.ts';
import { PRODUCTS } from '../../facts/products.ts';
import { defineWide } from '../../engine/random-walks/wide.ts';

const ids = PRODUCTS.map(({ id }) => id);

/** All sixteen products, one by one and from storage, in any order. */
export const wishlistWide = defineWide(wishlistMachine, {
  onPage: (random) => {
    const from = random.below(ids.length);
    return [
      { type: 'heart.pressed', id: random.pick(ids) },
      { type: 'wishlist.restored', ids: ids.slice(from) },
      { type: 'wishlist.restored', ids: ids.slice(from).toReversed() },
    ];
  },
});
