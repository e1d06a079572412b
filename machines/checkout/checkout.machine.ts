import { assign, raise, setup } from 'xstate';
import type { Meta } from '../meta.ts';
import {
  type CardGroups,
  CODE_DIGITS,
  FIRST_DAY,
  FIRST_YEAR,
  LAST_DAY,
  LAST_YEAR,
  digitsOf,
  firstExpiryYear,
  groupsOf,
  isIncomplete,
  isWholeNumber,
  withGroup,
} from './card.ts';

/** What the shopper has entered. Card data live here alone and die with the screen (R14). */
export interface CheckoutContext {
  groups: CardGroups;
  code: string;
  day: number;
  year: number;
}

/**
 * What can happen at checkout. `index` is 0 to 3; `text` is what the field holds, digits or not.
 * `field.changed` is raised by the machine itself whenever one of its fields changes.
 */
export type CheckoutEvent =
  | { type: 'creditCard.chosen' }
  | { type: 'installments.chosen' }
  | { type: 'bonusDiscount.chosen' }
  | { type: 'sixMonths.chosen' }
  | { type: 'twelveMonths.chosen' }
  | { type: 'twentyFourMonths.chosen' }
  | { type: 'group.changed'; index: number; text: string }
  | { type: 'code.changed'; text: string }
  | { type: 'day.chosen'; day: number }
  | { type: 'year.chosen'; year: number }
  | { type: 'checkout.submitted' }
  | { type: 'confirmation.dismissed' }
  | { type: 'field.changed' };

/**
 * The checkout (§2 /CheckOut, §4 Payment method, §5 Checkout, R10, R13, R28). While it is `open`, three regions run side by
 * side: how to pay, what the card says, and what the shop has answered. The dialog closes all three until OK.
 *
 * Tag `errorsShown`: empty fields carry «*Required» (R8).
 */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as { thisYear: number },
    tags: {} as 'errorsShown',
    meta: {} as Meta,
  },
  actions: {
    fillGroup: assign({
      groups: ({ context }, params: { index: number; text: string }) =>
        withGroup(context.groups, params.index, params.text),
    }),
    fillAllGroups: assign({ groups: (_, params: { text: string }) => groupsOf(params.text) }),
    setCode: assign({ code: (_, params: { text: string }) => digitsOf(params.text, CODE_DIGITS) }),
    setDay: assign({ day: (_, params: { day: number }) => params.day }),
    setYear: assign({ year: (_, params: { year: number }) => params.year }),
    noteChange: raise({ type: 'field.changed' }),
  },
  guards: {
    isWholeNumber: (_, params: { text: string }) => isWholeNumber(params.text),
    isDay: (_, { day }: { day: number }) => Number.isInteger(day) && day >= FIRST_DAY && day <= LAST_DAY,
    isYear: (_, { year }: { year: number }) => Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR,
    isIncomplete: ({ context }) => isIncomplete(context.groups, context.code),
  },
}).createMachine({
  id: 'checkout',
  description: 'Paying (§4 Payment method, §5 Checkout): the form, the dialog before the end. No order is placed.',
  meta: {
    requirements: ['§2 /CheckOut', '§8 *Required', '§9 security code', 'R10', 'R13', 'R28'],
    told: ['index'],
    masked: ['groups', 'code', 'day', 'year', 'text'],
  },
  context: ({ input }) => ({
    groups: ['', '', '', ''],
    code: '',
    day: FIRST_DAY,
    year: firstExpiryYear(input.thisYear),
  }),
  initial: 'open',
  states: {
    open: {
      description: 'The page answers.',
      type: 'parallel',
      states: {
        payment: {
          description: 'The payment method, and with method 1 the plan.',
          initial: 'creditCard',
          states: {
            creditCard: {
              description: 'Method 0: the card fields alone.',
              meta: { requirements: ['§4 Payment method'] },
              on: {
                'installments.chosen': { target: 'installments.plan', actions: 'noteChange' },
                'bonusDiscount.chosen': { target: 'bonusDiscount', actions: 'noteChange' },
              },
            },
            installments: {
              description: 'Method 1: the plan choice and the card fields.',
              meta: { requirements: ['§4 Payment method', '§9 plans'] },
              initial: 'sixMonths',
              on: {
                'creditCard.chosen': { target: 'creditCard', actions: 'noteChange' },
                'bonusDiscount.chosen': { target: 'bonusDiscount', actions: 'noteChange' },
              },
              states: {
                sixMonths: {
                  description: 'Plan 0.',
                  on: {
                    'twelveMonths.chosen': { target: 'twelveMonths', actions: 'noteChange' },
                    'twentyFourMonths.chosen': { target: 'twentyFourMonths', actions: 'noteChange' },
                  },
                },
                twelveMonths: {
                  description: 'Plan 1.',
                  on: {
                    'sixMonths.chosen': { target: 'sixMonths', actions: 'noteChange' },
                    'twentyFourMonths.chosen': { target: 'twentyFourMonths', actions: 'noteChange' },
                  },
                },
                twentyFourMonths: {
                  description: 'Plan 2.',
                  on: {
                    'sixMonths.chosen': { target: 'sixMonths', actions: 'noteChange' },
                    'twelveMonths.chosen': { target: 'twelveMonths', actions: 'noteChange' },
                  },
                },
                plan: { type: 'history', description: 'The plan that was chosen last.' },
              },
            },
            bonusDiscount: {
              description: 'Method 2: the card fields alone.',
              meta: { requirements: ['§4 Payment method'] },
              on: {
                'creditCard.chosen': { target: 'creditCard', actions: 'noteChange' },
                'installments.chosen': { target: 'installments.plan', actions: 'noteChange' },
              },
            },
            last: { type: 'history', history: 'deep', description: 'The method and plan from before the dialog.' },
          },
        },
        card: {
          description: 'Number, expiry and code. Non-digits are stripped as they come.',
          meta: { requirements: ['§5 Checkout', '§9 card number', '§9 expiry'] },
          on: {
            'group.changed': [
              {
                guard: { type: 'isWholeNumber', params: ({ event }) => ({ text: event.text }) },
                actions: [{ type: 'fillAllGroups', params: ({ event }) => ({ text: event.text }) }, 'noteChange'],
                description: 'Sixteen pasted or autofilled digits fill all four groups.',
              },
              {
                actions: [
                  { type: 'fillGroup', params: ({ event }) => ({ index: event.index, text: event.text }) },
                  'noteChange',
                ],
                description: 'At most four digits stay in a group.',
              },
            ],
            'code.changed': {
              actions: [{ type: 'setCode', params: ({ event }) => ({ text: event.text }) }, 'noteChange'],
              description: 'At most three digits stay.',
            },
            'day.chosen': {
              guard: { type: 'isDay', params: ({ event }) => ({ day: event.day }) },
              actions: [{ type: 'setDay', params: ({ event }) => ({ day: event.day }) }, 'noteChange'],
            },
            'year.chosen': {
              guard: { type: 'isYear', params: ({ event }) => ({ year: event.year }) },
              actions: [{ type: 'setYear', params: ({ event }) => ({ year: event.year }) }, 'noteChange'],
            },
          },
        },
        answer: {
          description: 'What the shop says: the display flag of §4, and the end.',
          initial: 'unanswered',
          states: {
            unanswered: {
              description: 'Nothing was submitted since the last change.',
              on: {
                'checkout.submitted': [
                  {
                    guard: 'isIncomplete',
                    target: '#checkout.confirming',
                    description: 'A group or the code is empty: the dialog opens. «1» in a group is filled.',
                  },
                  { target: 'complete', description: 'All are filled: nothing further happens, no order is placed.' },
                ],
              },
            },
            rejected: {
              description: 'Empty fields are marked until any field changes.',
              tags: ['errorsShown'],
              meta: { requirements: ['§4 Display flag', 'R8'] },
              on: {
                'checkout.submitted': '#checkout.confirming',
                'field.changed': {
                  target: 'unanswered',
                  description: 'The display flag turns off when any field changes.',
                },
              },
            },
            complete: {
              description: 'One line says that no order is placed and nothing is charged.',
              meta: { requirements: ['§5 Checkout', 'R10'] },
              on: { 'field.changed': 'unanswered' },
            },
          },
        },
      },
    },
    confirming: {
      description: 'The dialog «Please confirm whether the information is correct» covers the page.',
      tags: ['errorsShown'],
      meta: { requirements: ['§5 Checkout', '§8 Please confirm'] },
      on: {
        'confirmation.dismissed': {
          target: ['open.payment.last', 'open.answer.rejected'],
          description: 'OK goes back to the same method and plan, with the empty fields marked.',
        },
      },
    },
  },
});
