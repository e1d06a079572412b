import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import { checkoutModel } from './checkout.model.ts';
import { type Predicted, HARMLESS, type StepPredictions, defineDriver, inTurn } from '../../page/driver.ts';
import { GROUPS, METHODS, PLANS, checkoutPage, confirmDialog } from '../../page/screens/checkout.ts';
import { STORED, storedCart } from '../../page/stored/stored.ts';
import { pressing } from '../../page/pressing.ts';
import { entering } from '../../page/entering.ts';
import { fetchedAhead } from '../../page/fetched-ahead.ts';
import { digitsIn } from '../../facts/digits.ts';
import { COMPACT_KEYBOARD, MOUSE } from '../../facts/products.ts';
import { literally } from '../../facts/literally.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';

/** As many words as there are names. */
type WordForEach<Names extends readonly string[]> = { readonly [Index in keyof Names]: string };

type Context = { groups: readonly string[]; code: string; day: number; year: number };

/** What is ordered: of both products more than there are (R25), and together the first number that the badge cuts to «999+». */
const ORDER = [
  { id: MOUSE.id, quantity: 997 },
  { id: COMPACT_KEYBOARD.id, quantity: COMPACT_KEYBOARD.stock + 1 },
];

const CODE = pseudo('checkout.securityCode');
const [DAY, YEAR, PLAN] = [
  pseudo('checkout.expiryDay'),
  pseudo('checkout.expiryYear'),
  pseudo('checkout.installmentPlan'),
];
/** The methods and the plans in the words of the chart, one for each that the page names. */
const METHOD_WORDS: WordForEach<typeof METHODS> = ['creditCard', 'installments', 'bonusDiscount'];
const PLAN_WORDS: WordForEach<typeof PLANS> = ['sixMonths', 'twelveMonths', 'twentyFourMonths'];

const GROUP_DIGITS = 4;
const NO_CARD: Context = { groups: [], code: '', day: 0, year: 0 };

/** Whether a text fills all groups: it has sixteen digits, or more (§5 Checkout). */
function isWholeNumber(text: string): boolean {
  return digitsIn(text).length >= GROUPS.length * GROUP_DIGITS;
}

function placeIn(words: readonly string[], state: string): number {
  return words.findIndex((word) => state.includes(word));
}

/** The checkout page, with an order of two lines. */
export const checkoutDriver = defineDriver<typeof checkoutMachine, Context>({
  id: 'checkout',
  machine: checkoutMachine,
  model: checkoutModel,
  each: 'configuration',
  pageObject: (fixture, turn) => {
    const { page } = fixture;
    const main = page.getByRole('main');
    const field = (name: string) => main.getByRole('textbox', { name, exact: true });
    const select = (name: string) => main.getByRole('combobox', { name, exact: true });
    const radio = (name: string) => main.getByRole('radio', { name, exact: true });
    const submit = main.getByRole('button', { name: pseudo('checkout.submit'), exact: true });
    const ok = page.getByRole('dialog').getByRole('button', { name: pseudo('common.ok') });
    const isDialog = ({ state }: Predicted<Context>) => state === 'confirming';
    const dialog = fetchedAhead(fixture, turn, 'checkout.incomplete', 'common.ok');
    let focus = '';
    /** The method and the plan that show: the dialog has neither in its state, and the page behind it keeps both. */
    let [method, plan] = [0, 0];

    const choose =
      (name: string) =>
      async (_: unknown, { after: { state } }: StepPredictions<Context>) => {
        await radio(name).check();
        focus = `radio ${name}`;
        method = placeIn(METHOD_WORDS, state);
        if (method === 1) plan = placeIn(PLAN_WORDS, state);
      };
    const enter = entering(turn);
    const type = (name: string) => async (text: string) => {
      await enter(field(name), text);
      focus = `field ${name}`;
    };
    /** Backspace in an empty group leads back to the end of the group before, if there is one, wherever its caret was. */
    const goBack = async (index: number) => {
      const name = GROUPS[index] ?? '';
      const before = GROUPS[index - 1];
      if (before !== undefined) await field(before).press('Home');
      await field(name).press('Backspace');
      focus = `field ${before ?? name}`;
      await fixture.seeParts({ focus });
      if (before === undefined) return;
      const read = () =>
        field(before).evaluate((input: HTMLInputElement) => input.selectionStart === input.value.length);
      await fixture.read('whether the caret is at the end of the group before', read, true);
    };
    /** Takes all digits away by keys. */
    const erase = async (index: number) => {
      for (const key of ['ControlOrMeta+a', 'Backspace']) await field(GROUPS[index] ?? '').press(key);
      await goBack(index);
    };
    const paste = async (index: number, text: string) => {
      await field(GROUPS[index] ?? '').evaluate((input, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', pasted);
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, text);
      focus = `field ${GROUPS.at(-1)}`;
    };
    const fillGroup = async (index: number, text: string, { groups }: Context) => {
      await type(GROUPS[index] ?? '')(text);
      // The fourth digit moves on (§9 Card number).
      const next = GROUPS[index + 1];
      if (next !== undefined && groups[index]?.length === GROUP_DIGITS) focus = `field ${next}`;
    };
    const eraseInTurn = inTurn(turn, erase, (index) => fillGroup(index, '', NO_CARD));
    const pasteInTurn = inTurn(turn, (index: number, text: string, _: Context) => paste(index, text), fillGroup);
    const pick = (name: string) => async (value: number) => {
      await select(name).selectOption(String(value));
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
        shop: { lines: ORDER },
        focus,
      });
    };
    const chosen = (name: string) => literally(`radio "${name}" [checked]`);
    /** A method that has no plans to choose from. */
    const seeMethod = (name: string) =>
      fixture.seeParts({ main: new RegExp(`${chosen(name)}(?![^]*${literally(PLAN)})`, 'u'), dialog: [] });
    const seePlan = (name: string) => fixture.seeParts({ main: new RegExp(chosen(name), 'u'), dialog: [] });
    /**
     * While the dialog stands, any control of the page below; otherwise the choice, unless it is the one that was made.
     */
    const unchosen = (name: string) => (_: unknown, predicted: Predicted<Context>) =>
      isDialog(predicted) ? radio(name) : main.getByRole('radio', { name, exact: true, checked: false });
    const option = (name: string) => (value: number, predicted: Predicted<Context>) =>
      isDialog(predicted)
        ? select(name)
        : select(name).filter({ has: page.getByRole('option', { name: String(value), exact: true }) });

    const press = pressing(turn);
    const dismiss = inTurn(
      turn,
      () => ok.click(),
      () => page.keyboard.press('Escape'),
    );
    return {
      open: async () => {
        focus = '';
        await fixture.enter('/CheckOut', { stored: { [STORED.cart]: storedCart(ORDER) }, prepare: dialog.prepare });
        await dialog.end();
      },
      causes: {
        'creditCard.chosen': choose(METHODS[0]),
        'installments.chosen': choose(METHODS[1]),
        'bonusDiscount.chosen': choose(METHODS[2]),
        'sixMonths.chosen': choose(PLANS[0]),
        'twelveMonths.chosen': choose(PLANS[1]),
        'twentyFourMonths.chosen': choose(PLANS[2]),
        'group.changed': async ({ index, text }, { before, after: { context } }) => {
          if (before.context.groups[index] === '') await goBack(index);
          if (text === '') await eraseInTurn(index);
          else if (isWholeNumber(text)) await pasteInTurn(index, text, context);
          else await fillGroup(index, text, context);
        },
        'code.changed': ({ text }) => type(CODE)(text),
        'day.chosen': ({ day }) => pick(DAY)(day),
        'year.chosen': ({ year }) => pick(YEAR)(year),
        'checkout.submitted': async (_, { after }) => {
          await press(submit);
          focus = isDialog(after) ? `button ${pseudo('common.ok')}` : `button ${pseudo('checkout.submit')}`;
        },
        'confirmation.dismissed': async (_, { after: { context } }) => {
          await dismiss();
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
        'open.payment.creditCard': () => seeMethod(METHODS[0]),
        'open.payment.bonusDiscount': () => seeMethod(METHODS[2]),
        'open.payment.installments.sixMonths': () => seePlan(PLANS[0]),
        'open.payment.installments.twelveMonths': () => seePlan(PLANS[1]),
        'open.payment.installments.twentyFourMonths': () => seePlan(PLANS[2]),
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
        'day.chosen': ({ day }, predicted) => option(DAY)(day, predicted),
        'year.chosen': ({ year }, predicted) => option(YEAR)(year, predicted),
        // The answer stands already: the button answers the same once more.
        'checkout.submitted': (_, predicted) => (isDialog(predicted) ? submit : HARMLESS),
        'confirmation.dismissed': () => ok,
        'field.changed': { because: 'The machine raises it itself.' },
      },
    };
  },
});
