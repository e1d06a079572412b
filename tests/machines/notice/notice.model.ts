import { noticeMachine } from '../../../machines/notice/notice.machine.ts';
import { defineModel } from '../../engine/model.ts';
import { covers } from '../../requirements/requirements.ts';
import { noticeOracle } from './notice.oracle.ts';

/** The dialog for two products of one category: the second cannot be added while the dialog covers the page. */
export const noticeModel = defineModel({
  id: 'notice',
  machine: noticeMachine,
  stimuli: () => [{ type: 'item.added', id: 2 }, { type: 'item.added', id: 3 }, { type: 'notice.dismissed' }],
  project: ({ productId }) => ({ productId }),
  oracle: noticeOracle,
  requirements: [
    covers('§2 /ProductList: dialog', {
      states: ['notice.open'],
      transitions: ['notice.closed: item.added[0]', 'notice.open: notice.dismissed[0]'],
    }),
    covers('§8 add to cart', { states: ['notice.open'], transitions: ['notice.closed: item.added[0]'] }),
  ],
});
