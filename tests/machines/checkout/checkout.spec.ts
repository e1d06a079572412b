import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type CheckoutEvent, checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';

/** The snapshot of a checkout after some events. */
function checkoutAfter(...events: CheckoutEvent[]) {
  const actor = createActor(checkoutMachine, { input: { thisYear: 2031 } }).start();
  for (const event of events) actor.send(event);
  return actor.getSnapshot();
}

function group(index: number, text: string): CheckoutEvent {
  return { type: 'group.changed', index, text };
}
const code: CheckoutEvent = { type: 'code.changed', text: '1' };
const submit: CheckoutEvent = { type: 'checkout.submitted' };
const dismiss: CheckoutEvent = { type: 'confirmation.dismissed' };
const filled = [group(0, '1'), group(1, '1'), group(2, '1'), group(3, '1'), code];

describe('checkout', () => {
  it('starts with method 0, day 1, this year (R28) and nothing entered', () => {
    const { value, context } = checkoutAfter();
    expect(value).toEqual({ open: { payment: 'creditCard', card: {}, answer: 'unanswered' } });
    expect(context).toEqual({ groups: ['', '', '', ''], code: '', day: 1, year: 2031 });
  });

  it('shows the plan with method 1 alone, and remembers it (§4 Payment method)', () => {
    const twelve = checkoutAfter({ type: 'installments.chosen' }, { type: 'twelveMonths.chosen' });
    expect(twelve.matches({ open: { payment: { installments: 'twelveMonths' } } })).toBe(true);
    const back = checkoutAfter(
      { type: 'installments.chosen' },
      { type: 'twelveMonths.chosen' },
      { type: 'bonusDiscount.chosen' },
      { type: 'installments.chosen' },
    );
    expect(back.matches({ open: { payment: { installments: 'twelveMonths' } } })).toBe(true);
    expect(checkoutAfter({ type: 'twelveMonths.chosen' }).matches({ open: { payment: 'creditCard' } })).toBe(true);
  });

  it('keeps digits alone: four in a group, three in the code (§5 Checkout)', () => {
    const { context } = checkoutAfter(group(0, 'a12345'), { type: 'code.changed', text: '9x876' });
    expect(context.groups).toEqual(['1234', '', '', '']);
    expect(context.code).toBe('987');
  });

  it('fills all groups from sixteen pasted digits', () => {
    expect(checkoutAfter(group(2, '1111 2222 3333 4444')).context.groups).toEqual(['1111', '2222', '3333', '4444']);
  });

  it.each([0, 1, 2, 3])('opens the dialog when group %i is empty (§5 Checkout)', (index) => {
    expect(checkoutAfter(...filled, group(index, ''), submit).value).toBe('confirming');
  });

  it('opens the dialog when the code is empty', () => {
    expect(checkoutAfter(...filled, { type: 'code.changed', text: '' }, submit).value).toBe('confirming');
  });

  it('takes one digit as filled, and then nothing further happens (R10)', () => {
    const done = checkoutAfter(...filled, submit);
    expect(done.matches({ open: { answer: 'complete' } })).toBe(true);
    expect(done.can(submit)).toBe(false);
  });

  it('goes back from the dialog to the same method and plan with the errors shown', () => {
    const back = checkoutAfter({ type: 'installments.chosen' }, { type: 'twentyFourMonths.chosen' }, submit, dismiss);
    expect(back.value).toEqual({
      open: { payment: { installments: 'twentyFourMonths' }, card: {}, answer: 'rejected' },
    });
    expect(back.hasTag('errorsShown')).toBe(true);
  });

  it('turns the errors off when any field changes (R8)', () => {
    const changes: CheckoutEvent[] = [
      group(0, '1'),
      code,
      { type: 'day.chosen', day: 31 },
      { type: 'year.chosen', year: 2055 },
      { type: 'installments.chosen' },
      { type: 'bonusDiscount.chosen' },
    ];
    for (const change of changes) {
      expect(checkoutAfter(submit, dismiss, change).hasTag('errorsShown')).toBe(false);
    }
    expect(checkoutAfter(...filled, submit, code).matches({ open: { answer: 'unanswered' } })).toBe(true);
  });

  it('ignores all but OK while the dialog is open', () => {
    const open = checkoutAfter(submit);
    for (const event of [...filled, submit, { type: 'installments.chosen' } as const])
      expect(open.can(event)).toBe(false);
    expect(open.can(dismiss)).toBe(true);
  });

  it('asks again when submitted with the errors still shown', () => {
    expect(checkoutAfter(submit, dismiss, submit).value).toBe('confirming');
  });

  it('takes days 1 to 31 and years 2024 to 2055 (R13)', () => {
    const expiry = checkoutAfter({ type: 'day.chosen', day: 31 }, { type: 'year.chosen', year: 2055 }).context;
    expect([expiry.day, expiry.year]).toEqual([31, 2055]);
    for (const day of [0, 32, 1.5]) expect(checkoutAfter().can({ type: 'day.chosen', day })).toBe(false);
    for (const year of [2023, 2056, 2024.5]) expect(checkoutAfter().can({ type: 'year.chosen', year })).toBe(false);
    expect(checkoutAfter({ type: 'day.chosen', day: 2 }, { type: 'day.chosen', day: 1 }).context.day).toBe(1);
    expect(checkoutAfter({ type: 'year.chosen', year: 2025 }, { type: 'year.chosen', year: 2024 }).context.year).toBe(
      2024,
    );
  });
});
