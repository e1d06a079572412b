import { storageMachine } from '../../../machines/storage/storage.machine.ts';
import { storageModel } from './storage.model.ts';
import { defineDriver } from '../../page/driver.ts';
import { detailPage } from '../../page/screens/detail.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';
import { nameOf } from '../../page/screens/product-words.ts';

const PRODUCT = 4;
const HEART = pseudo('hearts.add', { product: nameOf(PRODUCT) });

/** Storage that is full to the last byte when the shop wants to keep a heart. */
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
    let isFull = false;
    let [focus, announced] = ['', ''];
    const see = (notes: readonly string[]) =>
      fixture.see({
        address: `/ProductDetail/${PRODUCT}`,
        main: detailPage(PRODUCT, { quantity: 1, inCart: null, hearts }),
        notes,
        focus,
        announced,
        // What did not fit is not kept.
        ...(isFull ? { storage: /^(?:local full \d+ = \S+(?: letters)?\n?)+$/u } : { shop: { hearts } }),
      });
    return {
      open: async () => {
        [hearts, isFull, focus, announced] = [[], false, '', ''];
        await fixture.enter(`/ProductDetail/${PRODUCT}`);
      },
      causes: {
        'storage.failed': async () => {
          await fixture.fillStorage();
          isFull = true;
          await heart.click();
          focus = `button ${HEART}`;
          hearts = hearts.length === 0 ? [PRODUCT] : [];
          announced = pseudo(hearts.length > 0 ? 'hearts.added' : 'hearts.removed', { product: nameOf(PRODUCT) });
        },
        'notice.dismissed': async () => {
          await close.click();
          focus = '';
        },
      },
      checks: {
        kept: () => see([]),
        lost: () => see([`paragraph: ${pseudo('errors.storageUnavailable')}`, `button "${pseudo('common.close')}"`]),
        acknowledged: () => see([]),
      },
      blockedControls: {
        'storage.failed': 'harmless',
        'notice.dismissed': () => close,
      },
    };
  },
});
