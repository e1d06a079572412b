import { digitsIn } from '../digits.ts';

/** A card number has four groups (§9). */
export const CARD_GROUPS = 4;
/** Each group has four digits (§9). */
export const GROUP_DIGITS = 4;
/** The security code has three digits (§9). */
export const CODE_DIGITS = 3;
/** The first and last expiry day on offer (§9). */
export const FIRST_DAY = 1;
export const LAST_DAY = 31;
/** The first and last expiry year on offer (§9). */
export const FIRST_YEAR = 2024;
export const LAST_YEAR = 2055;
/** The expiry year that is chosen at first: the current one, or the nearest on offer (R28). */
export function firstExpiryYear(thisYear: number): number {
  return Math.min(Math.max(thisYear, FIRST_YEAR), LAST_YEAR);
}

/** The installment plans in months, in the order 0, 1, 2 of §3 (§9). */
export const PLAN_MONTHS = [6, 12, 24] as const;

/** The four groups of a card number, each at most four digits. */
export type CardGroups = readonly [string, string, string, string];

/** A text without anything but the digits 0 to 9, cut to a length (§5 Checkout). Full-width digits count as digits. */
export function digitsOf(text: string, length: number): string {
  return digitsIn(text).slice(0, length);
}

/** Whether a pasted or autofilled text carries the digits of all four groups. */
export function isWholeNumber(text: string): boolean {
  return digitsOf(text, CARD_GROUPS * GROUP_DIGITS).length === CARD_GROUPS * GROUP_DIGITS;
}

/** The first sixteen digits of a text in four groups. */
export function groupsOf(text: string): CardGroups {
  const digits = digitsOf(text, CARD_GROUPS * GROUP_DIGITS);
  const group = (index: number) => digits.slice(index * GROUP_DIGITS, (index + 1) * GROUP_DIGITS);
  return [group(0), group(1), group(2), group(3)];
}

/** The groups with the one at `index` (0 to 3) made from a typed text; another index changes nothing. */
export function withGroup(groups: CardGroups, index: number, text: string): CardGroups {
  const at = (position: number) => (position === index ? digitsOf(text, GROUP_DIGITS) : (groups[position] ?? ''));
  return [at(0), at(1), at(2), at(3)];
}

/** Whether a group or the security code is empty; a group with one digit is not (§5 Checkout, R10). */
export function isIncomplete(groups: CardGroups, code: string): boolean {
  return groups.includes('') || code === '';
}
