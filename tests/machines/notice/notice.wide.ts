import { noticeMachine } from '../../../machines/notice/notice.machine.ts';
import { PRODUCTS } from '../../facts/products.ts';
import { defineWide } from '../../engine/random-walks/wide.ts';

/** All products of the shop. */
export const noticeWide = defineWide(noticeMachine, {
  onPage: (random) => [{ type: 'item.added', id: random.pick(PRODUCTS).id }],
});
