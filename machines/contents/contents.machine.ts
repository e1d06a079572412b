import { setup } from 'xstate';
import type { Meta } from '../meta.ts';

/** What can be found in what is stored, and what the shopper answers. */
export type ContentsEvent =
  | { type: 'damage.found' }
  | { type: 'damage.dismissed' }
  | { type: 'newer.found' }
  | { type: 'reload.requested' };

/**
 * Whether all that was stored could be read, and whether a newer shop writes there; each is said once (R14, R30). The
 * app provides `reloadPage`.
 */
export const contentsMachine = setup({
  types: {
    events: {} as ContentsEvent,
    meta: {} as Meta,
  },
  actions: {
    reloadPage: () => {},
  },
}).createMachine({
  id: 'contents',
  description: 'What was found in what this browser has stored for the shop (R14, R30).',
  type: 'parallel',
  states: {
    reading: {
      description: 'Whether all that was stored could be read.',
      initial: 'whole',
      states: {
        whole: {
          description: 'Nothing was left out.',
          meta: { requirements: ['R14'] },
          on: { 'damage.found': 'damaged' },
        },
        damaged: {
          description: 'A part of what was stored made no sense and was left out, and a line says so.',
          meta: { requirements: ['R14'] },
          on: { 'damage.dismissed': 'acknowledged' },
        },
        acknowledged: { description: 'The shopper has read the line; it does not come back.' },
      },
    },
    edition: {
      description: 'Whether this page is of the newest shop that wrote into this browser.',
      initial: 'current',
      states: {
        current: {
          description: 'All that is stored is of this shop or of an older one.',
          on: { 'newer.found': 'outdated' },
        },
        outdated: {
          description: 'A newer shop has written what this one cannot read: a line asks for a reload.',
          meta: { requirements: ['R30'] },
          on: { 'reload.requested': { actions: 'reloadPage' } },
        },
      },
    },
  },
});
