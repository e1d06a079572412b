import type { Words } from '../words-of-machine.ts';

/** The account machine in plain words. */
export const accountWords: Words = {
  events: {
    'orders.pressed': 'press Orders',
    'address.pressed': 'press Address',
    'security.pressed': 'press Security',
    'payments.pressed': 'press Payments',
    'lists.pressed': 'press Lists',
    'customerService.pressed': 'press Customer Service',
  },
};
