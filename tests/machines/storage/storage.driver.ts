import { storageMachine } from '../../../machines/storage/storage.machine.ts';
import { storageModel } from './storage.model.ts';
import { defineDriver } from '../../page/driver.ts';
import { detailPage } from '../../page/screens/detail.ts';
import { literally } from '../../facts/literally.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';
import { nameOf } from '../../page/screens/product-words.ts';
import { STORED, storedIds, storedSeen } from '../../page/stored/stored.ts';

const PRODUCT = 4;
const HEART = pseudo('hearts.add', { product: nameOf(PRODUCT) });

/** Storage that is full to the last byte when the shop wants to keep a heart, and then has room again. */
export const storageDriver = defineDriver<typeof storageMachine, object>({
  id: 'storage',
  machine: storageMachine,
  model: storageModel,
  each: 'configuration',
  pageObject: (fixture) => {
    const { page } = fixture;
    const heart = page.getByRole('main').getByRole('button', { name: HEART, exact: true });
    const close = page.getByRole('status').getByRole('button', { name: pseudo('common.close'), exact: true });
    let hearts: number[] = [];
    /** The hearts that are stored: what was pressed while the storage is full is not. */
    let kept: number[] = [];
    let isFull = false;
    let [focus, announced] = ['', ''];
    const pressHeart = async () => {
      await heart.click();
      focus = `button ${HEART}`;
      hearts = hearts.length === 0 ? [PRODUCT] : [];
      if (!isFull) kept = hearts;
      announced = pseudo(hearts.length > 0 ? 'hearts.added' : 'hearts.removed', { product: nameOf(PRODUCT) });
    };
    const filled = () => {
      const own = kept.length === 0 ? '' : literally(`local ${STORED.wishlist} = ${storedIds(kept)}`);
      const seen = literally(`local ${STORED.seen} = ${storedSeen([PRODUCT])}`);
      return new RegExp(String.raw`^(?:local full \d+ = \S+(?: letters)?\n?)+${seen}\n?${own}$`, 'u');
    };
    const see = (notes: readonly string[]) =>
      fixture.see({
        address: `/ProductDetail/${PRODUCT}`,
        main: detailPage(PRODUCT, { quantity: 1, inCart: null, hearts }),
        notes,
        focus,
        announced,
        ...(isFull ? { storage: filled() } : { shop: { hearts } }),
      });
    return {
      open: async () => {
        [hearts, kept, isFull, focus, announced] = [[], [], false, '', ''];
        await fixture.enter(`/ProductDetail/${PRODUCT}`);
      },
      causes: {
        'storage.failed': async () => {
          await fixture.fillStorage();
          isFull = true;
          await pressHeart();
        },
        'storage.recovered': async () => {
          await fixture.emptyStorage();
          isFull = false;
          await pressHeart();
        },
        'notice.dismissed': async () => {
          await close.click();
          focus = `heading ${nameOf(PRODUCT)}`;
        },
      },
      checks: {
        kept: () => see([]),
        lost: () => see([`paragraph: ${pseudo('errors.storageUnavailable')}`, `button "${pseudo('common.close')}"`]),
        acknowledged: () => see([]),
      },
      blockedControls: {
        'storage.failed': 'harmless',
        'storage.recovered': 'harmless',
        'notice.dismissed': () => close,
      },
    };
  },
});
