import { assign, emit, setup } from 'xstate';
import type { Meta } from '../meta.ts';

/** The ids of the products with a heart, newest first. */
export interface WishlistContext {
  ids: readonly number[];
}

/** What a shopper does to the list. */
export type WishlistPress = { type: 'heart.pressed'; id: number };

/** What can happen to the list. `wishlist.restored` brings what all tabs together made of it, valid and whole. */
export type WishlistEvent = WishlistPress | { type: 'wishlist.restored'; ids: readonly number[] };

/** What is announced of a heart. */
export type WishlistEmitted = { type: 'heart.set'; id: number } | { type: 'heart.removed'; id: number };

/**
 * The heart list of the shopper (R17). The app provides `recordPress`: it keeps each press, so that all tabs make one
 * list of all presses (R30).
 */
export const wishlistMachine = setup({
  types: {
    context: {} as WishlistContext,
    events: {} as WishlistEvent,
    emitted: {} as WishlistEmitted,
    meta: {} as Meta,
  },
  actions: {
    addId: assign({ ids: ({ context }, { id }: { id: number }) => [id, ...context.ids] }),
    removeId: assign({
      ids: ({ context }, { id }: { id: number }) => context.ids.filter((candidate) => candidate !== id),
    }),
    replaceIds: assign({ ids: (_, { ids }: { ids: readonly number[] }) => ids }),
    recordPress: (_, _press: WishlistPress) => {},
    announceSet: emit((_, { id }: { id: number }) => ({ type: 'heart.set' as const, id })),
    announceRemoved: emit((_, { id }: { id: number }) => ({ type: 'heart.removed' as const, id })),
  },
  guards: {
    hasHeart: ({ context }, { id }: { id: number }) => context.ids.includes(id),
    isOnlyHeart: ({ context }, { id }: { id: number }) => context.ids.length === 1 && context.ids[0] === id,
    isFilled: (_, { ids }: { ids: readonly number[] }) => ids.length > 0,
  },
}).createMachine({
  id: 'wishlist',
  description: 'The products that have a heart (R17), one list for all tabs (R30).',
  meta: { requirements: ['R30'], told: ['ids', 'id'] },
  context: { ids: [] },
  initial: 'empty',
  on: {
    'wishlist.restored': [
      {
        guard: { type: 'isFilled', params: ({ event }) => ({ ids: event.ids }) },
        target: '.filled',
        actions: { type: 'replaceIds', params: ({ event }) => ({ ids: event.ids }) },
      },
      { target: '.empty', actions: { type: 'replaceIds', params: ({ event }) => ({ ids: event.ids }) } },
    ],
  },
  states: {
    empty: {
      description: 'No heart is set.',
      on: {
        'heart.pressed': {
          target: 'filled',
          actions: [
            { type: 'addId', params: ({ event }) => ({ id: event.id }) },
            { type: 'announceSet', params: ({ event }) => ({ id: event.id }) },
            { type: 'recordPress', params: ({ event }) => event },
          ],
        },
      },
    },
    filled: {
      description: 'The hearts show on the cards and in Lists.',
      meta: { requirements: ['R17'] },
      on: {
        'heart.pressed': [
          {
            guard: { type: 'isOnlyHeart', params: ({ event }) => ({ id: event.id }) },
            target: 'empty',
            actions: [
              { type: 'removeId', params: ({ event }) => ({ id: event.id }) },
              { type: 'announceRemoved', params: ({ event }) => ({ id: event.id }) },
              { type: 'recordPress', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'hasHeart', params: ({ event }) => ({ id: event.id }) },
            actions: [
              { type: 'removeId', params: ({ event }) => ({ id: event.id }) },
              { type: 'announceRemoved', params: ({ event }) => ({ id: event.id }) },
              { type: 'recordPress', params: ({ event }) => event },
            ],
          },
          {
            actions: [
              { type: 'addId', params: ({ event }) => ({ id: event.id }) },
              { type: 'announceSet', params: ({ event }) => ({ id: event.id }) },
              { type: 'recordPress', params: ({ event }) => event },
            ],
          },
        ],
      },
    },
  },
});
