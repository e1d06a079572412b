import { setup } from 'xstate';
import type { Meta } from '../meta.ts';

/** The six tiles of the account page (§2 /UserProfile), each pressed to open its panel or to close it again. */
export type AccountEvent =
  | { type: 'orders.pressed' }
  | { type: 'address.pressed' }
  | { type: 'security.pressed' }
  | { type: 'payments.pressed' }
  | { type: 'lists.pressed' }
  | { type: 'customerService.pressed' };

/** The account page: six tiles, at most one panel open (§2 /UserProfile, R17). */
export const accountMachine = setup({
  types: {
    events: {} as AccountEvent,
    meta: {} as Meta,
  },
}).createMachine({
  id: 'account',
  description: 'The account page (§2, R17): six tiles, and at most one panel that is open.',
  initial: 'closed',
  on: {
    'orders.pressed': '.orders',
    'address.pressed': '.address',
    'security.pressed': '.security',
    'payments.pressed': '.payments',
    'lists.pressed': '.lists',
    'customerService.pressed': '.customerService',
  },
  states: {
    closed: { description: 'Six tiles, no panel.', meta: { requirements: ['§2 /UserProfile'] } },
    orders: {
      description: 'No orders exist in this showcase.',
      meta: { requirements: ['R17'] },
      on: { 'orders.pressed': 'closed' },
    },
    address: {
      description: 'No address is stored.',
      meta: { requirements: ['R17'] },
      on: { 'address.pressed': 'closed' },
    },
    security: {
      description: 'Holds Sign out.',
      meta: { requirements: ['R17'] },
      on: { 'security.pressed': 'closed' },
    },
    payments: {
      description: 'No payment is stored.',
      meta: { requirements: ['R17'] },
      on: { 'payments.pressed': 'closed' },
    },
    lists: {
      description: 'The products marked with a heart.',
      meta: { requirements: ['R17'] },
      on: { 'lists.pressed': 'closed' },
    },
    customerService: {
      description: 'Hours and contact.',
      meta: { requirements: ['R17'] },
      on: { 'customerService.pressed': 'closed' },
    },
  },
});
