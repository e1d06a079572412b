import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import { checkoutModel } from './checkout.model.ts';
import { type Predicted, HARMLESS, type StepPredictions, defineDriver } from '../../page/driver.ts';
import { GROUPS, METHODS, PLANS, checkoutPage, confirmDialog } from '../../page/screens/checkout.ts';
import { STORED, storedCart } from '../../page/page-fixture.ts';

type Context = { groups: readonly string[]; code: string; day: number; year: number };

/** What is ordered: two products, one of them twice. */
const ORDER = [
  { id: 1, quantity: 2 },
  { id: 3, quantity: 1 },
];

const CODE = 'Security code';
const METHOD_WORDS = ['creditCard', 'installments', 'bonusDiscount'];
const PLAN_WORDS = ['sixMonths', 'twelveMonths', 'twentyFourMonths'];

function placeIn(words: readonly string[], state: string): number {
  return words.findIndex((word) => state.includes(word));
}

/** The checkout page, with an order of two lines. */
export const checkoutDriver = defineDriver<typeof checkoutMachine, Context>({
  id: 'checkout',
  machine: checkoutMachine,
  model: checkoutModel,
  each: 'configuration',
  pageObject: (fixture) => {
    const { page } = fixture;
    const main = page.getByRole('main');
    const field = (name: string) => main.getByRole('textbox', { name, exact: true });
    const select = (name: string) => main.getByRole('combobox', { name, exact: true });
    const radio = (name: string) => main.getByRole('radio', { name, exact: true });
    const submit = main.getByRole('button', { name: 'Checkout', exact: true });
    const ok = page.getByRole('dialog').getByRole('button', { name: 'OK' });
    const isDialog = ({ state }: Predicted<Context>) => state === 'confirming';
    let focus: string | null = null;
    /** The method and the plan that show: the dialog has neither in its state, and the page behind it keeps both. */
    let [method, plan] = [0, 0];

    const chooseFile =
      (name: string) =>
      async (_: unknown, { after: { state } }: StepPredictions<Context>) => {
        await radio(name).check();
        focus = `radio ${name}`;
        method = placeIn(METHOD_WORDS, state);
        if (method === 1) plan = placeIn(PLAN_WORDS, state);
      };
    const type = (name: string) => async (text: string) => {
      await field(name).fill(text);
      focus = null;
    };
    const pick = (name: string) => async (value: number) => {
      await select(name).selectOption(String(value));
      focus = null;
    };
    const see = (predicted: Predicted<Context>) => {
      const { state, context, tags = [] } = predicted;
      return fixture.see({
        address: '/CheckOut',
        main: checkoutPage(ORDER, {
          ...context,
          method,
          plan,
          isMarked: tags.includes('errorsShown'),
          isAnswered: state.includes('answer.complete'),
        }),
        dialog: isDialog(predicted) ? confirmDialog : [],
        cart: 'Cart, 3 items',
        ...(focus === null ? {} : { focus }),
      });
    };
    /**
     * While the dialog stands, any control of the page below; otherwise the choice, unless it is the one that was made.
     */
    const unchosen = (name: string) => (_: unknown, predicted: Predicted<Context>) =>
      isDialog(predicted) ? radio(name) : main.getByRole('radio', { name, exact: true, checked: false });
    const option = (name: string) => (value: number, predicted: Predicted<Context>) =>
      isDialog(predicted)
        ? select(name)
        : select(name).filter({ has: page.getByRole('option', { name: String(value), exact: true }) });

    return {
      open: async () => {
        focus = '';
        await fixture.enter('/CheckOut', { stored: { [STORED.cart]: storedCart(ORDER) } });
      },
      causes: {
        'creditCard.chosen': chooseFile(METHODS[0]),
        'installments.chosen': chooseFile(METHODS[1]),
        'bonusDiscount.chosen': chooseFile(METHODS[2]),
        'sixMonths.chosen': chooseFile(PLANS[0]),
        'twelveMonths.chosen': chooseFile(PLANS[1]),
        'twentyFourMonths.chosen': chooseFile(PLANS[2]),
        'group.changed': ({ index, text }) => type(GROUPS[index] ?? '')(text),
        'code.changed': ({ text }) => type(CODE)(text),
        'day.chosen': ({ day }) => pick('Expiry day')(day),
        'year.chosen': ({ year }) => pick('Expiry year')(year),
        'checkout.submitted': async (_, { after }) => {
          await submit.click();
          focus = isDialog(after) ? 'button OK' : 'button Checkout';
        },
        'confirmation.dismissed': async (_, { after: { context } }) => {
          await ok.click();
          const empty = context.groups.indexOf('');
          focus = `field ${empty < 0 ? CODE : (GROUPS[empty] ?? '')}`;
        },
        'field.changed': { because: 'The machine raises it itself; each change of a field brings it.' },
      },
      checks: {
        confirming: see,
        'open.answer.unanswered': see,
        'open.answer.rejected': see,
        'open.answer.complete': see,
        'open.card': { because: 'It has no states of its own: what the card holds is part of every other check.' },
        'open.payment.creditCard': () =>
          fixture.see({ main: /radio "Credit card" \[checked\](?![^]*Installment plan)/u, dialog: [] }),
        'open.payment.bonusDiscount': () =>
          fixture.see({ main: /radio "Bonus discount" \[checked\](?![^]*Installment plan)/u, dialog: [] }),
        'open.payment.installments.sixMonths': () => fixture.see({ main: /radio "6 months" \[checked\]/u, dialog: [] }),
        'open.payment.installments.twelveMonths': () =>
          fixture.see({ main: /radio "12 months" \[checked\]/u, dialog: [] }),
        'open.payment.installments.twentyFourMonths': () =>
          fixture.see({ main: /radio "24 months" \[checked\]/u, dialog: [] }),
      },
      blockedControls: {
        'creditCard.chosen': unchosen(METHODS[0]),
        'installments.chosen': unchosen(METHODS[1]),
        'bonusDiscount.chosen': unchosen(METHODS[2]),
        'sixMonths.chosen': unchosen(PLANS[0]),
        'twelveMonths.chosen': unchosen(PLANS[1]),
        'twentyFourMonths.chosen': unchosen(PLANS[2]),
        'group.changed': ({ index }) => field(GROUPS[index] ?? ''),
        'code.changed': () => field(CODE),
        'day.chosen': ({ day }, predicted) => option('Expiry day')(day, predicted),
        'year.chosen': ({ year }, predicted) => option('Expiry year')(year, predicted),
        // The answer stands already: the button answers the same once more.
        'checkout.submitted': (_, predicted) => (isDialog(predicted) ? submit : HARMLESS),
        'confirmation.dismissed': () => ok,
        'field.changed': { because: 'The machine raises it itself.' },
      },
    };
  },
});
