import { assign, emit, setup } from 'xstate';
import type { Meta } from '../meta.ts';
import { type CartLine, quantityOf, withLineAt, withQuantity, withoutLine } from './lines.ts';

/** A line that was taken out, and where it stood: what Undo puts back. */
export interface RemovedLine {
  line: CartLine;
  index: number;
}

/** The lines in the order of the screen, newest first, and the line that Undo would put back. */
export interface CartContext {
  lines: readonly CartLine[];
  removed: RemovedLine | null;
}

/** What a shopper does to the cart. */
export type CartPress =
  | { type: 'item.added'; id: number }
  | { type: 'item.set'; id: number; quantity: number }
  | { type: 'item.increased'; id: number }
  | { type: 'item.decreased'; id: number }
  | { type: 'item.removed'; id: number }
  | { type: 'removal.undone' }
  | { type: 'removal.dismissed' };

/** What can happen to the cart. `cart.restored` brings what all tabs together made of it, valid and whole. */
export type CartEvent = CartPress | { type: 'cart.restored'; lines: readonly CartLine[]; removed: RemovedLine | null };

/** What is announced: which line changed, and its quantity now. */
export type CartEmitted =
  | { type: 'line.changed'; id: number; quantity: number }
  | { type: 'line.removed'; id: number }
  | { type: 'line.returned'; id: number };

/**
 * The cart (§4 Cart, R6, R26). Region `lines` holds what is bought, region `undo` whether a removal can be taken back.
 *
 * The app provides `recordPress`: it keeps each press that changed the cart, so that all tabs make one cart of all
 * presses (R30).
 *
 * @example
 * const cart = createActor(cartMachine).start();
 * cart.send({ type: 'item.added', id: 1 });
 * cart.getSnapshot().context.lines; // [{ id: 1, quantity: 1 }]
 */
export const cartMachine = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    emitted: {} as CartEmitted,
    meta: {} as Meta,
  },
  actions: {
    addUnit: assign({
      lines: ({ context }, { id }: { id: number }) =>
        withQuantity(context.lines, id, quantityOf(context.lines, id) + 1),
    }),
    removeUnit: assign({
      lines: ({ context }, { id }: { id: number }) =>
        withQuantity(context.lines, id, quantityOf(context.lines, id) - 1),
    }),
    setQuantity: assign({
      lines: ({ context }, { id, quantity }: { id: number; quantity: number }) =>
        withQuantity(context.lines, id, quantity),
    }),
    removeLine: assign(({ context }, { id }: { id: number }) => ({
      lines: withoutLine(context.lines, id),
      removed: {
        line: { id, quantity: quantityOf(context.lines, id) },
        index: context.lines.findIndex((line) => line.id === id),
      },
    })),
    returnLine: assign(({ context }) =>
      context.removed === null ? {} : { lines: withLineAt(context.lines, context.removed.line, context.removed.index) },
    ),
    forgetRemoved: assign({ removed: null }),
    replaceLines: assign({ lines: (_, { lines }: { lines: readonly CartLine[] }) => lines }),
    replaceRemoved: assign({ removed: (_, { removed }: { removed: RemovedLine | null }) => removed }),
    recordPress: (_, _press: CartPress) => {},
    announceLine: emit(({ context }, { id }: { id: number }) => ({
      type: 'line.changed' as const,
      id,
      quantity: quantityOf(context.lines, id),
    })),
    announceRemoval: emit((_, { id }: { id: number }) => ({ type: 'line.removed' as const, id })),
    announceReturn: emit(({ context }) => ({ type: 'line.returned' as const, id: context.removed?.line.id ?? 0 })),
  },
  guards: {
    hasLine: ({ context }, { id }: { id: number }) => quantityOf(context.lines, id) > 0,
    isLastUnit: ({ context }, { id }: { id: number }) => quantityOf(context.lines, id) === 1,
    isLastUnitOfAll: ({ context }, { id }: { id: number }) =>
      context.lines.length === 1 && quantityOf(context.lines, id) === 1,
    isOnlyLine: ({ context }, { id }: { id: number }) =>
      context.lines.length === 1 && quantityOf(context.lines, id) > 0,
    isRemovedLine: ({ context }, { id }: { id: number }) => context.removed?.line.id === id,
    isUndoOffered: ({ context }) => context.removed !== null,
    isFilled: (_, { lines }: { lines: readonly CartLine[] }) => lines.length > 0,
    isRemoval: (_, { removed }: { removed: RemovedLine | null }) => removed !== null,
  },
}).createMachine({
  id: 'cart',
  description: 'What the shopper is about to buy (§4 Cart, R6), kept through reloads and shared by tabs.',
  meta: {
    requirements: ['§2 /ProductList', '§9 plus', 'R6', 'R14', 'R26', 'R30'],
    told: ['lines', 'removed', 'id', 'quantity'],
  },
  context: { lines: [], removed: null },
  type: 'parallel',
  states: {
    lines: {
      description: 'The lines of the cart, newest first.',
      initial: 'empty',
      on: {
        'cart.restored': [
          {
            guard: { type: 'isFilled', params: ({ event }) => ({ lines: event.lines }) },
            target: '.filled',
            actions: { type: 'replaceLines', params: ({ event }) => ({ lines: event.lines }) },
            description: 'All presses of all tabs together make a cart: it becomes ours (R30).',
          },
          {
            target: '.empty',
            actions: { type: 'replaceLines', params: ({ event }) => ({ lines: event.lines }) },
          },
        ],
      },
      states: {
        empty: {
          description: 'Nothing in the cart: a message and a picture, no badge.',
          meta: { requirements: ['§2 /ShoppingCart', '§2 Header'] },
          on: {
            'item.added': {
              target: 'filled',
              actions: [
                { type: 'addUnit', params: ({ event }) => ({ id: event.id }) },
                { type: 'announceLine', params: ({ event }) => ({ id: event.id }) },
                { type: 'recordPress', params: ({ event }) => event },
              ],
            },
            'item.set': {
              target: 'filled',
              actions: [
                { type: 'setQuantity', params: ({ event }) => ({ id: event.id, quantity: event.quantity }) },
                { type: 'announceLine', params: ({ event }) => ({ id: event.id }) },
                { type: 'recordPress', params: ({ event }) => event },
              ],
            },
            'removal.undone': { guard: 'isUndoOffered', target: 'filled' },
          },
        },
        filled: {
          description: 'At least one line: the badge counts units, the total sums price times quantity.',
          meta: { requirements: ['§2 /ShoppingCart', '§2 Header', '§4 Cart'] },
          on: {
            'item.added': {
              actions: [
                { type: 'addUnit', params: ({ event }) => ({ id: event.id }) },
                { type: 'announceLine', params: ({ event }) => ({ id: event.id }) },
                { type: 'recordPress', params: ({ event }) => event },
              ],
              description: 'A product that is there goes up by one; a new one is put in front with quantity 1.',
            },
            'item.set': {
              actions: [
                { type: 'setQuantity', params: ({ event }) => ({ id: event.id, quantity: event.quantity }) },
                { type: 'announceLine', params: ({ event }) => ({ id: event.id }) },
                { type: 'recordPress', params: ({ event }) => event },
              ],
              description: 'Add Cart and Buy Now on the detail page replace the quantity.',
            },
            'item.increased': {
              guard: { type: 'hasLine', params: ({ event }) => ({ id: event.id }) },
              actions: [
                { type: 'addUnit', params: ({ event }) => ({ id: event.id }) },
                { type: 'announceLine', params: ({ event }) => ({ id: event.id }) },
                { type: 'recordPress', params: ({ event }) => event },
              ],
              description: 'Plus has no upper bound, not even the stock.',
            },
            'item.decreased': [
              {
                guard: { type: 'isLastUnitOfAll', params: ({ event }) => ({ id: event.id }) },
                target: 'empty',
                actions: [
                  { type: 'removeLine', params: ({ event }) => ({ id: event.id }) },
                  { type: 'announceRemoval', params: ({ event }) => ({ id: event.id }) },
                  { type: 'recordPress', params: ({ event }) => event },
                ],
                description: 'Minus at 1 on the only line empties the cart.',
              },
              {
                guard: { type: 'isLastUnit', params: ({ event }) => ({ id: event.id }) },
                actions: [
                  { type: 'removeLine', params: ({ event }) => ({ id: event.id }) },
                  { type: 'announceRemoval', params: ({ event }) => ({ id: event.id }) },
                  { type: 'recordPress', params: ({ event }) => event },
                ],
                description: 'Minus at 1 removes the line.',
              },
              {
                guard: { type: 'hasLine', params: ({ event }) => ({ id: event.id }) },
                actions: [
                  { type: 'removeUnit', params: ({ event }) => ({ id: event.id }) },
                  { type: 'announceLine', params: ({ event }) => ({ id: event.id }) },
                  { type: 'recordPress', params: ({ event }) => event },
                ],
              },
            ],
            'item.removed': [
              {
                guard: { type: 'isOnlyLine', params: ({ event }) => ({ id: event.id }) },
                target: 'empty',
                actions: [
                  { type: 'removeLine', params: ({ event }) => ({ id: event.id }) },
                  { type: 'announceRemoval', params: ({ event }) => ({ id: event.id }) },
                  { type: 'recordPress', params: ({ event }) => event },
                ],
                description: 'Remove on the only line empties the cart.',
              },
              {
                guard: { type: 'hasLine', params: ({ event }) => ({ id: event.id }) },
                actions: [
                  { type: 'removeLine', params: ({ event }) => ({ id: event.id }) },
                  { type: 'announceRemoval', params: ({ event }) => ({ id: event.id }) },
                  { type: 'recordPress', params: ({ event }) => event },
                ],
                description: 'Remove takes the line out, however many units it has.',
              },
            ],
          },
        },
      },
    },
    undo: {
      description: 'Whether the last removal can be taken back.',
      initial: 'unavailable',
      on: {
        'cart.restored': [
          {
            guard: { type: 'isRemoval', params: ({ event }) => ({ removed: event.removed }) },
            target: '.available',
            actions: { type: 'replaceRemoved', params: ({ event }) => ({ removed: event.removed }) },
            description: 'Another tab took the line out: Undo is offered here, too.',
          },
          { target: '.unavailable', actions: 'forgetRemoved' },
        ],
      },
      states: {
        unavailable: {
          description: 'No removal to take back.',
          on: {
            'item.decreased': {
              guard: { type: 'isLastUnit', params: ({ event }) => ({ id: event.id }) },
              target: 'available',
            },
            'item.removed': {
              guard: { type: 'hasLine', params: ({ event }) => ({ id: event.id }) },
              target: 'available',
            },
          },
        },
        available: {
          description: 'A line was removed: Undo is offered until it is used, dismissed, or the product is back.',
          meta: { requirements: ['R6'] },
          on: {
            'removal.undone': {
              target: 'unavailable',
              actions: [
                'returnLine',
                'announceReturn',
                'forgetRemoved',
                { type: 'recordPress', params: ({ event }) => event },
              ],
              description: 'The line goes back to where it stood, with its quantity.',
            },
            'removal.dismissed': {
              target: 'unavailable',
              actions: ['forgetRemoved', { type: 'recordPress', params: ({ event }) => event }],
            },
            'item.added': {
              guard: { type: 'isRemovedLine', params: ({ event }) => ({ id: event.id }) },
              target: 'unavailable',
              actions: 'forgetRemoved',
            },
            'item.set': {
              guard: { type: 'isRemovedLine', params: ({ event }) => ({ id: event.id }) },
              target: 'unavailable',
              actions: 'forgetRemoved',
            },
          },
        },
      },
    },
  },
});
