import type { Words } from '../words-of-machine.ts';

/** The cart machine in plain words. */
export const cartWords: Words = {
  events: {
    'cart.restored': 'the cart of all tabs is read',
    'item.added': 'press Add to cart in a list',
    'item.set': 'press Add Cart or Buy Now',
    'removal.undone': 'press Undo',
    'item.increased': 'press plus',
    'item.decreased': 'press minus',
    'item.removed': 'press Remove',
    'removal.dismissed': 'dismiss Undo',
  },
  guards: {
    isFilled: 'it holds lines',
    isUndoOffered: 'a line was removed',
    hasLine: 'the product is in the cart',
    isOnlyLine: 'it is the only line',
    isLastUnitOfAll: 'last unit of the only line',
    isLastUnit: 'last unit of the line',
    isRemoval: 'a line was removed',
    isRemovedLine: 'it is the removed product',
  },
  actions: {
    replaceLines: 'take its lines',
    addUnit: 'one unit more',
    announceLine: 'say the new quantity',
    recordPress: 'store the press',
    setQuantity: 'set the quantity',
    removeLine: 'take the line out',
    announceRemoval: 'say that it is out',
    removeUnit: 'one unit less',
    replaceRemoved: 'take its removed line',
    forgetRemoved: 'forget the removed line',
    returnLine: 'put the line back',
    announceReturn: 'say that it is back',
  },
};
