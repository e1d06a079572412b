import { THIS_YEAR } from '../../facts/this-year.ts';
import { checkoutOracle, type METHOD_WORDS } from '../../machines/checkout/checkout.oracle.ts';
import type { Declared } from './declared.ts';
import { OracleRun } from './oracle-run.ts';

type Run = OracleRun<ReturnType<typeof checkoutOracle.initial>, CheckoutEvent, object>;
type CheckoutEvent = Parameters<typeof checkoutOracle.next>[1];

interface State {
  readonly run: Run;
  /** What is chosen, in words; the dialog covers the choice and keeps it. */
  readonly payment: string;
  readonly focus: string;
}

type Method = (typeof METHOD_WORDS)[number];

/** The names of the methods on the page, one for each that the oracle knows. */
export const METHODS = {
  creditCard: 'Credit card',
  installments: 'Installments',
  bonusDiscount: 'Bonus discount',
} as const satisfies Readonly<Record<Method, string>>;

const PLANS = { sixMonths: '6 months', twelveMonths: '12 months', twentyFourMonths: '24 months' } as const;

const METHOD_CHOICES: Readonly<Record<(typeof METHODS)[Method], CheckoutEvent>> = {
  'Credit card': { type: 'creditCard.chosen' },
  Installments: { type: 'installments.chosen' },
  'Bonus discount': { type: 'bonusDiscount.chosen' },
};
const CHOICES: Readonly<Record<string, CheckoutEvent>> = {
  ...METHOD_CHOICES,
  '6 months': { type: 'sixMonths.chosen' },
  '12 months': { type: 'twelveMonths.chosen' },
};

/** The four groups of the number and the security code are empty, and stay so. */
const EMPTY_FIELDS = 5;

/** The radios of a group in their order, the one that the state names chosen. */
function radios(names: Readonly<Record<string, string>>, state: string): string[] {
  return Object.entries(names).map(([word, name]) => (state.includes(word) ? `${name} [checked]` : name));
}

/** The plans stand there with the method «Installments» alone (§4 Payment method). */
function paymentWords(state: string): string {
  return [...radios(METHODS, state), ...(state.includes('installments') ? radios(PLANS, state) : [])].join(', ');
}

function isAsked({ predicted }: Run): boolean {
  return predicted.state === 'confirming';
}

function begin(): State {
  const run: Run = new OracleRun(checkoutOracle, checkoutOracle.initial({ thisYear: THIS_YEAR }));
  return { run, payment: paymentWords(run.predicted.state), focus: '' };
}

/** Method, plan and the dialog over an empty card (§4 Payment method, §5 Checkout, R8, R10). */
export const checkoutDeclared: Declared<State> = {
  start: begin(),
  next: ({ run, payment }, input) => {
    if (input === 'press OK') {
      const after = run.after({ type: 'confirmation.dismissed' });
      return isAsked(run) ? { run: after, payment, focus: 'textbox Card number, group 1' } : null;
    }
    if (isAsked(run)) return null;
    if (input === 'press Checkout')
      return { run: run.after({ type: 'checkout.submitted' }), payment, focus: 'button OK' };
    const name = input.replace('choose ', '');
    const choice = CHOICES[name];
    if (choice === undefined) throw new Error(`No choice for «${input}».`);
    if (name.endsWith('months') && !run.predicted.state.includes('installments')) return null;
    const after = run.after(choice);
    return { run: after, payment: paymentWords(after.predicted.state), focus: `radio ${name}` };
  },
  see: ({ run, payment, focus }) => ({
    payment,
    dialog: isAsked(run) ? 'Please confirm whether the information is correct' : '',
    errors:
      run.predicted.tags?.includes('errorsShown') === true ? Array(EMPTY_FIELDS).fill('*Required').join(', ') : '',
    focus,
  }),
  key: ({ run, payment, focus }) => [run.key, payment, focus],
};
