import { storageMachine } from '../../../machines/storage/storage.machine.ts';
import { storageModel } from './storage.model.ts';
import { defineDriver } from '../../page/driver.ts';
import { detailPage } from '../../page/screens/detail.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';
import { nameOf } from '../../page/screens/product-words.ts';

const PRODUCT = 4;

/** Storage that is full to the last byte when the shop wants to keep a heart. */
export const storageDriver = defineDriver<typeof storageMachine, object>({
  id: 'storage',
  machine: storageMachine,
  model: storageModel,
  each: 'configuration',
  pageObject: (fixture) => {
    const { page } = fixture;
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: pseudo('hearts.add', { product: nameOf(PRODUCT) }), exact: true });
    const close = page.getByRole('status').getByRole('button', { name: pseudo('common.close'), exact: true });
    let hearts: number[] = [];
    const see = (notes: readonly string[]) =>
      fixture.see({
        address: `/ProductDetail/${PRODUCT}`,
        main: detailPage(PRODUCT, { quantity: 1, inCart: null, hearts }),
        notes,
      });
    return {
      open: async () => {
        hearts = [];
        await fixture.enter(`/ProductDetail/${PRODUCT}`);
      },
      causes: {
        'storage.failed': async () => {
          await fixture.fillStorage();
          await heart.click();
          hearts = hearts.length === 0 ? [PRODUCT] : [];
        },
        'notice.dismissed': () => close.click(),
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
