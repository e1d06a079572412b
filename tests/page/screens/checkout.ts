import { fieldLines } from './forms.ts';
import { type Line, dollars, totalOf } from '../../facts/prices.ts';
import { productOf } from '../../facts/products.ts';
import { THIS_YEAR } from '../../facts/this-year.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';
import { nameOf } from './product-words.ts';
import { describedLine, dropdownLine, linkLine, numbers, pictureLine } from './lines.ts';
import { productPicture } from '../../facts/pictures.ts';

/** The names of the payment methods 0, 1 and 2, and of the plans 0, 1 and 2 (§3). */
export const METHODS = [
  pseudo('checkout.method.creditCard'),
  pseudo('checkout.method.installments'),
  pseudo('checkout.method.bonusDiscount'),
] as const;
export const PLANS = [
  pseudo('checkout.months', { count: 6 }),
  pseudo('checkout.months', { count: 12 }),
  pseudo('checkout.months', { count: 24 }),
] as const;

/** The names of the four groups of the card number. */
export const GROUPS = [1, 2, 3, 4].map((group) => pseudo('checkout.cardGroup', { group }));

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
  year: THIS_YEAR,
  isMarked: false,
  isAnswered: false,
};

function orderRow({ id, quantity }: Line): string[] {
  const { price, stock } = productOf(id);
  const note = quantity > stock ? ` ${pseudo('stock.only', { count: stock })}` : '';
  return [
    pictureLine(productPicture(id)),
    `row "${nameOf(id)}${note} ${dollars(price)} ${quantity} ${dollars(price * quantity)}"`,
  ];
}

function orderTable(lines: readonly Line[]): string[] {
  return [
    `heading "${pseudo('checkout.orderInformation')}"`,
    linkLine(pseudo('checkout.editOrder'), '/ShoppingCart'),
    `table "${pseudo('checkout.orderInformation')}"`,
    `row "${['checkout.product', 'common.unitPrice', 'common.quantity', 'common.subtotal'].map((key) => pseudo(key)).join(' ')}"`,
    ...lines.flatMap(orderRow),
    ...(lines.length === 0
      ? [
          `row "${pseudo('checkout.emptyOrder')} ${pseudo('cart.goShopping')}"`,
          linkLine(pseudo('cart.goShopping'), '/'),
        ]
      : [`row "${pseudo('common.total')} ${dollars(totalOf(lines))}"`, `paragraph: ${pseudo('common.currency')}`]),
  ];
}

function choices(label: string, names: readonly string[], chosen: number, hints: readonly string[] = []): string[] {
  return [
    `text: ${label}`,
    `radiogroup "${label}"`,
    ...names.flatMap((name, index) => {
      const said = hints.slice(index, index + 1).filter(Boolean);
      return [
        `radio "${name}"${index === chosen ? ' [checked]' : ''}`,
        ...said.map((hint) => describedLine(name, hint)),
        `text: ${name}`,
        ...said.map((hint) => `paragraph: ${hint}`),
      ];
    }),
  ];
}

/** What each plan takes a month: the total in 6, 12 or 24 parts, rounded up (R29); nothing is said of an empty order. */
function monthly(lines: readonly Line[]): string[] {
  const total = totalOf(lines);
  return [6, 12, 24]
    .filter(() => total > 0)
    .map((months) => pseudo('checkout.monthly', { amount: dollars(Math.ceil(total / months)) }));
}

/** The checkout page (§2 /CheckOut): the order, how to pay, the card, the button, and what it answers. */
export function checkoutPage(lines: readonly Line[], state: CheckoutState): string[] {
  const { method, plan, groups, code, day, year, isMarked, isAnswered } = state;
  const field = (text: string) => ({ text, error: isMarked && text === '' ? pseudo('errors.required') : null });
  return [
    `heading "${pseudo('checkout.heading')}" [level=1]`,
    `paragraph: ${pseudo('common.showcase')}`,
    ...orderTable(lines),
    ...choices(pseudo('checkout.paymentMethod'), METHODS, method, ['', '', pseudo('checkout.bonusHint')]),
    ...(method === 1
      ? [
          `status: ${pseudo('checkout.choosePlan')}`,
          ...choices(pseudo('checkout.installmentPlan'), PLANS, plan, monthly(lines)),
        ]
      : []),
    `region "${pseudo('checkout.card')}"`,
    `heading "${pseudo('checkout.card')}"`,
    `group "${pseudo('checkout.cardNumber')}"`,
    `text: ${pseudo('checkout.cardNumber')}`,
    `paragraph: ${pseudo('checkout.cardNumberHint')}`,
    describedLine(pseudo('checkout.cardNumber'), pseudo('checkout.cardNumberHint')),
    ...GROUPS.flatMap((label, index) => fieldLines(label, field(groups[index] ?? ''), { hasLabel: false })),
    `text: ${pseudo('checkout.expiryDay')}`,
    dropdownLine(pseudo('checkout.expiryDay'), day, numbers(1, 31)),
    `text: ${pseudo('checkout.expiryYear')}`,
    dropdownLine(pseudo('checkout.expiryYear'), year, numbers(2024, 2055)),
    ...fieldLines(pseudo('checkout.securityCode'), field(code), { help: pseudo('checkout.securityCodeHint') }),
    `paragraph: ${pseudo('checkout.privacy')}`,
    `button "${pseudo('checkout.submit')}"`,
    ...(isAnswered ? [`status: ${pseudo('checkout.complete')}`] : []),
  ];
}

/** The dialog that answers a checkout with an empty group or code (§5 Checkout, §8). */
export const confirmDialog: readonly string[] = [
  `dialog "${pseudo('checkout.incomplete')}"`,
  `heading "${pseudo('checkout.incomplete')}"`,
  `button "${pseudo('common.ok')}"`,
];
