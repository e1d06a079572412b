import { accountMachine } from '../../../machines/account/account.machine.ts';
import { defineModel } from '../../engine/model.ts';
import { accountOracle } from './account.oracle.ts';
import { covers } from '../../requirements/requirements.ts';

/** The six tiles: every panel to every other. */
export const accountModel = defineModel({
  id: 'account',
  machine: accountMachine,
  stimuli: () => [
    { type: 'orders.pressed' },
    { type: 'address.pressed' },
    { type: 'security.pressed' },
    { type: 'payments.pressed' },
    { type: 'lists.pressed' },
    { type: 'customerService.pressed' },
  ],
  project: () => ({}),
  oracle: accountOracle,
  requirements: [
    covers('§2 /UserProfile: tiles', {
      states: ['account.closed'],
      transitions: [
        'account: orders.pressed[0]',
        'account: address.pressed[0]',
        'account: security.pressed[0]',
        'account: payments.pressed[0]',
        'account: lists.pressed[0]',
        'account: customerService.pressed[0]',
      ],
    }),
    covers('R17 panels', {
      states: ['account.orders', 'account.address', 'account.payments'],
      transitions: [
        'account.orders: orders.pressed[0]',
        'account.address: address.pressed[0]',
        'account.payments: payments.pressed[0]',
      ],
    }),
    covers('R17 Lists', { states: ['account.lists'], transitions: ['account.lists: lists.pressed[0]'] }),
    covers('R17 Security', { states: ['account.security'], transitions: ['account.security: security.pressed[0]'] }),
    covers('R17 Customer Service', {
      states: ['account.customerService'],
      transitions: ['account.customerService: customerService.pressed[0]'],
    }),
  ],
});
