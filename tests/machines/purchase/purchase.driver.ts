import { purchaseMachine } from '../../../machines/purchase/purchase.machine.ts';
import { purchaseModel } from './purchase.model.ts';
import { type Predicted, defineDriver } from '../../page/driver.ts';
import { cartNews, cartPage } from '../../page/screens/cart.ts';
import { detailPage } from '../../page/screens/detail.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';

type Context = { id: number; inventory: number; quantity: number };

const [ADD, BUY] = [pseudo('detail.addCart'), pseudo('detail.buyNow')];

function isCartRequested({ emitted }: Pick<Predicted<Context>, 'emitted'>): boolean {
  return emitted.some(({ type }) => type === 'cart.requested');
}

/** The detail page with its quantity, Add Cart and Buy Now. */
export const purchaseDriver = defineDriver<typeof purchaseMachine, Context>({
  id: 'purchase',
  machine: purchaseMachine,
  model: purchaseModel,
  each: 'configuration',
  unreachable: {
    'purchase.deciding: always[0]': 'Each of the sixteen products has stock, and the shop knows no others.',
  },
  pageObject: (fixture) => {
    const main = fixture.page.getByRole('main');
    const select = main.getByRole('combobox', { name: pseudo('detail.quantity'), exact: true });
    const button = (name: string) => main.getByRole('button', { name, exact: true });
    /** How many of the product the cart holds. */
    let inCart = 0;
    let [focus, announced] = ['', ''];
    const take = async (name: string, { context: { id, quantity } }: Predicted<Context>) => {
      await button(name).click();
      inCart = quantity;
      focus = `button ${name}`;
      announced = cartNews({ type: 'line.changed', id, quantity }, [{ id, quantity }]);
    };
    const see = (predicted: Predicted<Context>) => {
      const {
        state,
        context: { id, quantity },
      } = predicted;
      const lines = inCart === 0 ? [] : [{ id, quantity: inCart }];
      const around = { shop: { lines }, announced };
      return isCartRequested(predicted)
        ? fixture.see({
            ...around,
            address: '/ShoppingCart',
            main: cartPage(lines, null),
            focus: `heading ${pseudo('cart.heading')}`,
          })
        : fixture.see({
            ...around,
            address: `/ProductDetail/${id}`,
            main: detailPage(id, {
              quantity,
              inCart: state === 'added' ? inCart : null,
              replaces: state === 'added' ? 0 : inCart,
            }),
            focus,
          });
    };
    return {
      open: async (input) => {
        inCart = 0;
        [focus, announced] = ['', ''];
        await fixture.enter(`/ProductDetail/${String(Reflect.get(Object(input), 'id'))}`);
      },
      causes: {
        'quantity.chosen': async ({ quantity }) => {
          await select.focus();
          await select.selectOption(String(quantity));
          focus = `dropdown ${pseudo('detail.quantity')}`;
        },
        'addCart.pressed': (_, { after }) => take(ADD, after),
        'buyNow.pressed': (_, { after }) => take(BUY, after),
      },
      checks: {
        deciding: { because: 'It is left in the step that enters it.' },
        soldOut: { because: 'Each of the sixteen products has stock, and the shop knows no others.' },
        choosing: see,
        added: see,
      },
      blockedControls: {
        'quantity.chosen': ({ quantity }) =>
          select.filter({ has: fixture.page.getByRole('option', { name: String(quantity), exact: true }) }),
        'addCart.pressed': () => button(ADD),
        'buyNow.pressed': () => button(BUY),
      },
    };
  },
  reach: {
    start: 'here',
    // Buy Now leaves the page, and the machine with it.
    can: ({ memory, before, after }) => memory === 'here' && (before !== null || after.state !== 'soldOut'),
    next: ({ memory, after }) => (isCartRequested(after) ? 'gone' : memory),
  },
});
