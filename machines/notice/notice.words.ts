import type { Words } from '../words-of-machine.ts';

/** The notice machine in plain words. */
export const noticeWords: Words = {
  events: {
    'item.added': 'something went into the cart',
    'notice.dismissed': 'press OK or Escape',
  },
  actions: {
    setProduct: 'note the product',
    forgetProduct: 'forget the product',
  },
};
