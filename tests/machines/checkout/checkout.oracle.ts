import { digitsIn } from '../../facts/digits.ts';
import type { Oracle } from '../../engine/model.ts';
import { predictionDefaults } from '../../engine/prediction-defaults.ts';

type Event =
  | { type: keyof typeof METHODS | keyof typeof PLANS }
  | { type: 'group.changed'; index: number; text: string }
  | { type: 'code.changed'; text: string }
  | { type: 'day.chosen'; day: number }
  | { type: 'year.chosen'; year: number }
  | { type: 'checkout.submitted' }
  | { type: 'confirmation.dismissed' };

/** Method 0, 1 and 2 of §3. */
const METHODS = { 'creditCard.chosen': 0, 'installments.chosen': 1, 'bonusDiscount.chosen': 2 } as const;
/** Plan 0, 1 and 2 of §3: 6, 12 and 24 months. */
const PLANS = { 'sixMonths.chosen': 0, 'twelveMonths.chosen': 1, 'twentyFourMonths.chosen': 2 } as const;

/** Method 0, 1 and 2 in the words of the chart. */
export const METHOD_WORDS = ['creditCard', 'installments', 'bonusDiscount'] as const;
const PLAN_WORDS = ['sixMonths', 'twelveMonths', 'twentyFourMonths'] as const;

/**
 * The form as §3 lists it, and what the shop says: nothing, the dialog, the marks beside empty fields, or «no order is
 * placed».
 */
type Ref = {
  method: number;
  plan: number;
  number: readonly string[];
  code: string;
  day: number;
  year: number;
  says: 'nothing' | 'dialog' | 'marks' | 'noOrder';
};

/** Sixteen digits are a whole card number and fill all groups; else at most four stay in their group (§5, §9). */
function typed(number: readonly string[], index: number, text: string): readonly string[] {
  const digits = digitsIn(text);
  if (digits.length < 16) return number.with(index, digits.slice(0, 4));
  return [digits.slice(0, 4), digits.slice(4, 8), digits.slice(8, 12), digits.slice(12, 16)];
}

/** The current year, or the nearest on offer (§9, R28). */
function expiryYear(thisYear: number): number {
  if (thisYear > 2055) return 2055;
  return thisYear < 2024 ? 2024 : thisYear;
}

function within(value: number, first: number, last: number): boolean {
  return Number.isInteger(value) && first <= value && value <= last;
}

/** What the form holds after an event; the same object where the event is no change. */
function filled(ref: Ref, event: Event): Ref {
  switch (event.type) {
    case 'creditCard.chosen':
    case 'installments.chosen':
    case 'bonusDiscount.chosen':
      return METHODS[event.type] === ref.method ? ref : { ...ref, method: METHODS[event.type] };
    case 'sixMonths.chosen':
    case 'twelveMonths.chosen':
    case 'twentyFourMonths.chosen':
      return ref.method !== 1 || PLANS[event.type] === ref.plan ? ref : { ...ref, plan: PLANS[event.type] };
    case 'group.changed':
      return { ...ref, number: typed(ref.number, event.index, event.text) };
    case 'code.changed':
      return { ...ref, code: digitsIn(event.text).slice(0, 3) };
    case 'day.chosen':
      return within(event.day, 1, 31) ? { ...ref, day: event.day } : ref;
    case 'year.chosen':
      return within(event.year, 2024, 2055) ? { ...ref, year: event.year } : ref;
    case 'checkout.submitted':
    case 'confirmation.dismissed':
      return ref;
  }
}

/** Emptiness alone counts: «1» in a group is filled (R10). */
function isComplete({ number, code }: Ref): boolean {
  return [...number, code].every((text) => text.length > 0);
}

function wordsOf({ method, plan, says }: Ref): string {
  if (says === 'dialog') return 'confirming';
  const answer = { nothing: 'unanswered', marks: 'rejected', noOrder: 'complete' }[says];
  const payment = method === 1 ? `installments.${PLAN_WORDS[plan]}` : METHOD_WORDS[method];
  return `open(answer.${answer} + card + payment.${payment})`;
}

/** Method, plan, card and the answer to Checkout (§2 /CheckOut, §4 Payment method, §5 Checkout, §9, R8, R10, R13, R28). */
export const checkoutOracle: Oracle<Ref, Event> = {
  initial: ({ thisYear }: { thisYear: number }) => ({
    method: 0,
    plan: 0,
    number: ['', '', '', ''],
    code: '',
    day: 1,
    year: expiryYear(thisYear),
    says: 'nothing',
  }),
  next: (ref, event) => {
    if (ref.says === 'dialog') return event.type === 'confirmation.dismissed' ? { ...ref, says: 'marks' } : ref;
    if (event.type === 'checkout.submitted') return { ...ref, says: isComplete(ref) ? 'noOrder' : 'dialog' };
    const after = filled(ref, event);
    return after === ref ? ref : { ...after, says: 'nothing' };
  },
  observe: (ref) => ({
    ...predictionDefaults,
    state: wordsOf(ref),
    tags: ref.says === 'marks' || ref.says === 'dialog' ? ['errorsShown'] : [],
    context: { groups: ref.number, code: ref.code, day: ref.day, year: ref.year },
  }),
};
