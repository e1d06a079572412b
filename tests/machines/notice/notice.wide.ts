import { noticeMachine } from '../../../machines/notice/notice.machine.ts';
import { PRODUCTS } from '../../facts/products.ts';
import { defineWide } from '../../engine/random-walks/wide.ts';

/** All products of the shop; a page shows those of one category, which the model's stimuli are. */
export const noticeWide = defineWide(noticeMachine, {
  offPage: (random) => [{ type: 'item.added', id: random.pick(PRODUCTS).id }],
});
