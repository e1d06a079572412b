import { wishlistMachine } from '../../../machines/wishlist/wishlist.machine.ts';
import { defineModel } from '../../engine/model.ts';
import { covers } from '../../requirements/requirements.ts';
import { wishlistOracle } from './wishlist.oracle.ts';

/** Three products, so that one taken from the middle shows whether the order is kept. */
export const wishlistModel = defineModel({
  id: 'wishlist',
  machine: wishlistMachine,
  stimuli: () => [
    { type: 'heart.pressed', id: 1 },
    { type: 'heart.pressed', id: 3 },
    { type: 'heart.pressed', id: 4 },
    { type: 'wishlist.restored', ids: [] },
    { type: 'wishlist.restored', ids: [4] },
    { type: 'wishlist.restored', ids: [3, 1] },
  ],
  project: ({ ids }) => ({ ids }),
  oracle: wishlistOracle,
  requirements: [
    covers('R30 hearts', {
      transitions: [
        'wishlist: wishlist.restored[0]',
        'wishlist: wishlist.restored[1]',
        'wishlist.empty: heart.pressed[0]',
      ],
    }),
    covers('R17 Lists', {
      states: ['wishlist.empty', 'wishlist.filled'],
      transitions: [
        'wishlist.empty: heart.pressed[0]',
        'wishlist.filled: heart.pressed[0]',
        'wishlist.filled: heart.pressed[1]',
        'wishlist.filled: heart.pressed[2]',
        'wishlist: wishlist.restored[0]',
        'wishlist: wishlist.restored[1]',
      ],
    }),
  ],
});
