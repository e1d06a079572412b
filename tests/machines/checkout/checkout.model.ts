import type { SnapshotFrom } from 'xstate';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import { defineModel } from '../../engine/model.ts';
import { checkoutOracle } from './checkout.oracle.ts';
import { THIS_YEAR } from '../../facts/this-year.ts';
import { covers } from '../../requirements/requirements.ts';

/** Sixteen digits as shoppers and browsers paste them: parted by blanks or hyphens, some full-width, one too many. */
const WHOLE_NUMBER = '1111 2222-3333 ４４４４ 9';
const FULL = ['1111', '2222', '3333', '4444'];
const CODE = '123';

const CREDIT_CARD = 'checkout.open.payment.creditCard';

type Snapshot = SnapshotFrom<typeof checkoutMachine>;

/** Whether any method but the first is chosen or remembered. */
function paysOddly({ value, historyValue }: Snapshot): boolean {
  return (
    (typeof value === 'object' && value.open.payment !== 'creditCard') ||
    Object.values(historyValue)
      .flat()
      .some(({ id }) => id !== CREDIT_CARD)
  );
}

/**
 * How far a form is from the two that matter, the blank one and the one that is filled in full: one for each group, for
 * the code, the day, the year and the way to pay.
 */
function oddities(snapshot: Snapshot): number {
  const { groups, code, day, year } = snapshot.context;
  const filled = groups.filter((group) => group !== '').length;
  const unlikeFull = groups.filter((group, index) => group !== FULL[index]).length;
  const wantedCode = unlikeFull < filled ? CODE : '';
  const others = [paysOddly(snapshot), code !== wantedCode, day !== 1, year !== THIS_YEAR];
  return Math.min(filled, unlikeFull) + others.filter(Boolean).length;
}

/** The blank form, the full one, and every form that is one thing away from either. */
export const checkoutModel = defineModel({
  id: 'checkout',
  machine: checkoutMachine,
  inputs: [{ thisYear: THIS_YEAR }],
  stimuli: ({ context: { groups, code, day, year } }) => [
    { type: 'creditCard.chosen' },
    { type: 'installments.chosen' },
    { type: 'bonusDiscount.chosen' },
    { type: 'sixMonths.chosen' },
    { type: 'twelveMonths.chosen' },
    { type: 'twentyFourMonths.chosen' },
    { type: 'group.changed', index: 0, text: WHOLE_NUMBER },
    ...groups.flatMap((group, index) =>
      (group === '' ? ['x1', '98765'] : ['']).map((text) => ({ type: 'group.changed' as const, index, text })),
    ),
    ...(code === '' ? ['7', '1２3a4'] : ['']).map((text) => ({ type: 'code.changed' as const, text })),
    ...[0, 1, 1.5, 31, 32]
      .filter((other) => other !== day)
      .map((other) => ({ type: 'day.chosen' as const, day: other })),
    ...[2023, 2024, 2024.5, THIS_YEAR, 2055, 2056]
      .filter((other) => other !== year)
      .map((other) => ({ type: 'year.chosen' as const, year: other })),
    { type: 'checkout.submitted' },
    { type: 'confirmation.dismissed' },
  ],
  project: ({ groups, code, day, year }) => ({ groups, code, day, year }),
  within: (snapshot) => oddities(snapshot) <= 1,
  oracle: checkoutOracle,
  requirements: [
    covers('§2 /CheckOut: parts', { states: ['checkout.open.payment', 'checkout.open.card', 'checkout.open.answer'] }),
    covers('§4 Payment method: card', {
      states: ['checkout.open.payment.creditCard', 'checkout.open.payment.bonusDiscount'],
      transitions: [
        'checkout.open.payment.creditCard: bonusDiscount.chosen[0]',
        'checkout.open.payment.bonusDiscount: creditCard.chosen[0]',
        'checkout.open.payment.installments: creditCard.chosen[0]',
        'checkout.open.payment.installments: bonusDiscount.chosen[0]',
      ],
    }),
    covers('§4 Payment method: installments', {
      states: ['checkout.open.payment.installments'],
      transitions: [
        'checkout.open.payment.creditCard: installments.chosen[0]',
        'checkout.open.payment.bonusDiscount: installments.chosen[0]',
      ],
    }),
    covers('§4 Display flag: on', {
      states: ['checkout.open.answer.rejected', 'checkout.confirming'],
      transitions: ['checkout.confirming: confirmation.dismissed[0]'],
    }),
    covers('§4 Display flag: off', {
      states: ['checkout.open.answer.unanswered'],
      transitions: [
        'checkout.open.answer.rejected: field.changed[0]',
        'checkout.open.answer.complete: field.changed[0]',
      ],
    }),
    covers('§5 Checkout: groups', {
      states: ['checkout.open.card'],
      transitions: ['checkout.open.card: group.changed[0]', 'checkout.open.card: group.changed[1]'],
    }),
    covers('§5 Checkout: code', {
      states: ['checkout.open.card'],
      transitions: ['checkout.open.card: code.changed[0]'],
    }),
    covers('§5 Checkout: dialog', {
      states: ['checkout.confirming'],
      transitions: [
        'checkout.open.answer.unanswered: checkout.submitted[0]',
        'checkout.open.answer.rejected: checkout.submitted[0]',
        'checkout.confirming: confirmation.dismissed[0]',
      ],
    }),
    covers('§5 Checkout: filled', {
      states: ['checkout.open.answer.complete'],
      transitions: ['checkout.open.answer.unanswered: checkout.submitted[1]'],
    }),
    covers('§8 *Required', {
      states: ['checkout.open.answer.rejected'],
      transitions: ['checkout.confirming: confirmation.dismissed[0]'],
    }),
    covers('§8 Please confirm', {
      states: ['checkout.confirming'],
      transitions: ['checkout.open.answer.unanswered: checkout.submitted[0]'],
    }),
    covers('§9 card number', {
      transitions: ['checkout.open.card: group.changed[0]', 'checkout.open.card: group.changed[1]'],
    }),
    covers('§9 security code', { transitions: ['checkout.open.card: code.changed[0]'] }),
    covers('§9 expiry day', { transitions: ['checkout.open.card: day.chosen[0]'] }),
    covers('§9 expiry year', { transitions: ['checkout.open.card: year.chosen[0]'] }),
    covers('§9 plans', {
      states: [
        'checkout.open.payment.installments.sixMonths',
        'checkout.open.payment.installments.twelveMonths',
        'checkout.open.payment.installments.twentyFourMonths',
      ],
      transitions: [
        'checkout.open.payment.installments.sixMonths: twelveMonths.chosen[0]',
        'checkout.open.payment.installments.sixMonths: twentyFourMonths.chosen[0]',
        'checkout.open.payment.installments.twelveMonths: sixMonths.chosen[0]',
        'checkout.open.payment.installments.twelveMonths: twentyFourMonths.chosen[0]',
        'checkout.open.payment.installments.twentyFourMonths: sixMonths.chosen[0]',
        'checkout.open.payment.installments.twentyFourMonths: twelveMonths.chosen[0]',
      ],
    }),
    covers('R8 display flag', {
      states: ['checkout.open.answer.unanswered', 'checkout.open.answer.rejected'],
      transitions: ['checkout.open.answer.rejected: field.changed[0]'],
    }),
    covers('R10 emptiness', {
      transitions: [
        'checkout.open.answer.unanswered: checkout.submitted[0]',
        'checkout.open.answer.unanswered: checkout.submitted[1]',
      ],
    }),
    covers('R10 filled', {
      states: ['checkout.open.answer.complete'],
      transitions: ['checkout.open.answer.unanswered: checkout.submitted[1]'],
    }),
    covers('R28 first expiry', { states: ['checkout.open.card'] }),
    covers('R13 expiry', { transitions: ['checkout.open.card: day.chosen[0]', 'checkout.open.card: year.chosen[0]'] }),
  ],
});
