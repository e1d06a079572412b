import { setup } from 'xstate';
import type { Meta } from '../meta.ts';

/** What can happen to the browser's storage. */
export type StorageEvent = { type: 'storage.failed' } | { type: 'storage.recovered' } | { type: 'notice.dismissed' };

/** Whether the browser keeps what the shop stores; when it does not, the shop says so once (R14). */
export const storageMachine = setup({
  types: {
    events: {} as StorageEvent,
    meta: {} as Meta,
  },
}).createMachine({
  id: 'storage',
  description: 'Whether this browser keeps what the shop stores (R14).',
  initial: 'kept',
  states: {
    kept: {
      description: 'Cart, language and name survive a reload.',
      meta: { requirements: ['R14'] },
      on: { 'storage.failed': 'lost' },
    },
    lost: {
      description: 'Storage is full, blocked or broken: the shop works from memory, and a line says so.',
      meta: { requirements: ['R14'] },
      on: {
        // The browser has taken all that it had refused: the line is no longer true.
        'storage.recovered': 'kept',
        'notice.dismissed': 'acknowledged',
      },
    },
    acknowledged: { description: 'The shopper has read the line; it does not come back.' },
  },
});
