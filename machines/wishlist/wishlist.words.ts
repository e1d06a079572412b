import type { Words } from '../words-of-machine.ts';

/** The wishlist machine in plain words. */
export const wishlistWords: Words = {
  events: {
    'wishlist.restored': 'the hearts are read',
    'heart.pressed': 'press a heart',
  },
  guards: {
    isFilled: 'there are hearts',
    isOnlyHeart: 'it is the only heart',
    hasHeart: 'the product has a heart',
  },
  actions: {
    replaceIds: 'take these hearts',
    addId: 'set the heart',
    announceSet: 'say that it is set',
    recordPress: 'store the press',
    removeId: 'take the heart away',
    announceRemoved: 'say that it is gone',
  },
};
