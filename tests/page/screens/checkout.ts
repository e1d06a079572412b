import { fieldLines } from './forms.ts';
import { type Line, dollars, totalOf } from '../../facts/prices.ts';
import { productOf } from '../../facts/products.ts';
import { english } from '../../facts/texts.ts';
import { nameOf } from './product-words.ts';

/** The names of the payment methods 0, 1 and 2, and of the plans 0, 1 and 2 (§3). */
export const METHODS = ['Credit card', 'Installments', 'Bonus discount'] as const;
export const PLANS = ['6 months', '12 months', '24 months'] as const;

/** The names of the four groups of the card number. */
export const GROUPS = [1, 2, 3, 4].map((group) => `Card number, group ${group}`);

/** What the checkout page shows beside the order. */
export interface CheckoutState {
  readonly method: number;
  readonly plan: number;
  readonly groups: readonly string[];
  readonly code: string;
  readonly day: number;
  readonly year: number;
  /** Empty fields carry «*Required». */
  readonly isMarked: boolean;
  /** The line that no order is placed. */
  readonly isAnswered: boolean;
}

/** The checkout as it opens: nothing chosen, nothing typed (§3 Checkout form). */
export const BLANK_CHECKOUT: CheckoutState = {
  method: 0,
  plan: 0,
  groups: ['', '', '', ''],
  code: '',
  day: 1,
  year: 2024,
  isMarked: false,
  isAnswered: false,
};

function orderRow({ id, quantity }: Line): string {
  const { price } = productOf(id);
  return `row "${nameOf(id)} ${dollars(price)} ${quantity} ${dollars(price * quantity)}"`;
}

function orderTable(lines: readonly Line[]): string[] {
  return [
    'heading "Order information"',
    'link "Edit order"',
    'table "Order information"',
    'row "Product Unit price Quantity Subtotal"',
    ...lines.map(orderRow),
    ...(lines.length === 0
      ? [`row "${english('checkout.emptyOrder')} Go shopping"`]
      : [`row "Total ${dollars(totalOf(lines))}"`]),
  ];
}

function choices(label: string, names: readonly string[], chosen: number): string[] {
  return [
    `text: ${label}`,
    `radiogroup "${label}"`,
    ...names.flatMap((name, index) => [`radio "${name}"${index === chosen ? ' [checked]' : ''}`, `text: ${name}`]),
  ];
}

/** The checkout page (§2 /CheckOut): the order, how to pay, the card, the button, and what it answers. */
export function checkoutPage(lines: readonly Line[], state: CheckoutState): string[] {
  const { method, plan, groups, code, day, year, isMarked, isAnswered } = state;
  const field = (text: string) => ({ text, error: isMarked && text === '' ? '*Required' : null });
  return [
    'heading "Checkout" [level=1]',
    ...orderTable(lines),
    ...choices('Payment method', METHODS, method),
    ...(method === 1 ? choices('Installment plan', PLANS, plan) : []),
    'region "Card details"',
    'heading "Card details"',
    'group "Card number"',
    'text: Card number',
    `paragraph: ${english('checkout.cardNumberHint')}`,
    ...GROUPS.flatMap((label, index) => fieldLines(label, field(groups[index] ?? ''), { hasLabel: false })),
    'text: Expiry day',
    `combobox "Expiry day": ${day} of 1 to 31, 31 options`,
    'text: Expiry year',
    `combobox "Expiry year": ${year} of 2024 to 2055, 32 options`,
    ...fieldLines('Security code', field(code), { help: english('checkout.securityCodeHint') }),
    `paragraph: ${english('checkout.privacy')}`,
    'button "Checkout"',
    ...(isAnswered ? [`status: ${english('checkout.complete')}`] : []),
  ];
}

/** The dialog that answers a checkout with an empty group or code (§5 Checkout, §8). */
export const confirmDialog: readonly string[] = [
  'dialog "Please confirm whether the information is correct"',
  'heading "Please confirm whether the information is correct"',
  'button "OK"',
];
