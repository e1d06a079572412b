import { given, now, until } from '../../engine/temporal/formula.ts';
import type { Moment } from '../../engine/temporal/formula.ts';
import type { Property } from '../../engine/temporal/property.ts';
import { contextOf, isEvent, isIn, isSameJson } from '../../engine/temporal/seen.ts';

interface Context {
  readonly groups: readonly string[];
  readonly code: string;
  readonly day: number;
  readonly year: number;
}

/** The method and the plan in words. */
function paymentOf(seen: Moment['before']): string {
  return /payment\.(.*)\)/u.exec(seen?.state ?? '')?.[1] ?? '';
}

function opensDialog({ before, after }: Moment): boolean {
  return isIn(after, 'confirming') && !isIn(before, 'confirming');
}

function isBetween(value: number, first: number, last: number): boolean {
  return Number.isInteger(value) && value >= first && value <= last;
}

export const checkoutProperties: readonly Property[] = [
  {
    says: 'The dialog freezes everything until OK',
    clause: '§5 Checkout: dialog',
    when: opensDialog,
    holds: given(({ after: opened }) =>
      until(
        now(({ after }) => isIn(after, 'confirming') && isSameJson(after.context, opened.context)),
        now((moment) => isEvent(moment, 'confirmation.dismissed')),
      ),
    ),
    brokenBy: 'checkout: extra transition confirming: group.changed acts',
  },
  {
    says: 'OK goes back to the method and the plan from before the dialog, with the empty fields marked',
    clause: '§5 Checkout: dialog',
    when: opensDialog,
    holds: given(({ before }) =>
      until(
        now(({ after }) => isIn(after, 'confirming')),
        now(({ after }) => isIn(after, 'open.answer.rejected') && paymentOf(after) === paymentOf(before)),
      ),
    ),
    brokenBy: 'checkout: retarget confirming: confirmation.dismissed[0] to open.payment.creditCard',
  },
  {
    says: 'Expiry never leaves its bounds',
    clause: 'R13 expiry',
    holds: now(({ after }) => {
      const { day, year } = contextOf<Context>(after);
      return isBetween(day, 1, 31) && isBetween(year, 2024, 2055);
    }),
    brokenBy: 'checkout: drop guard isYear of open.card: year.chosen[0]',
  },
  {
    says: 'No order is said to be placed while a group or the code is empty',
    clause: 'R10 emptiness',
    when: ({ after }) => isIn(after, 'open.answer.complete'),
    holds: now(({ after }) => {
      const { groups, code } = contextOf<Context>(after);
      return ![...groups, code].includes('');
    }),
    brokenBy: 'checkout: negate guard isIncomplete of open.answer.unanswered: checkout.submitted[0]',
  },
];
