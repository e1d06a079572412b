import { noticeMachine } from '../../../machines/notice/notice.machine.ts';
import { noticeModel } from './notice.model.ts';
import { defineDriver, inTurn } from '../../page/driver.ts';
import { fetchedAhead } from '../../page/fetched-ahead.ts';
import { unnamedListAddress } from '../../facts/categories.ts';
import { cartNews } from '../../page/screens/cart.ts';
import { nameOf } from '../../page/screens/product-words.ts';
import { addedDialog, productList } from '../../page/screens/list.ts';
import { totalOf } from '../../facts/prices.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';

const KEYBOARDS = 2;

/** The dialog of the category page: the keyboards, of which either can be added. */
export const noticeDriver = defineDriver<typeof noticeMachine, { productId: number | null }>({
  id: 'notice',
  machine: noticeMachine,
  model: noticeModel,
  each: 'configuration',
  pageObject: (fixture, turn) => {
    const { page } = fixture;
    const added: number[] = [];
    const dialog = fetchedAhead(fixture, turn, 'list.added.title');
    let [focus, announced] = ['', ''];
    const lines = () =>
      [...new Set(added.toReversed())].map((id) => ({ id, quantity: added.filter((other) => other === id).length }));
    const iconName = (id: number) => pseudo('list.addToCart', { product: nameOf(id) });
    const cartIcon = (id: number) => page.getByRole('button', { name: iconName(id), exact: true });
    const ok = page
      .getByRole('dialog', { name: pseudo('list.added.title') })
      .getByRole('button', { name: pseudo('common.ok') });
    const list = { main: productList(KEYBOARDS), address: unnamedListAddress(KEYBOARDS) };
    return {
      open: async () => {
        await fixture.enter(list.address, { prepare: dialog.prepare });
        await dialog.end();
      },
      causes: {
        'item.added': async ({ id }) => {
          await cartIcon(id).click();
          added.push(id);
          const quantity = added.filter((other) => other === id).length;
          announced = cartNews({ type: 'line.changed', id, quantity }, lines());
          focus = `button ${iconName(id)}`;
        },
        'notice.dismissed': inTurn(
          turn,
          () => ok.click(),
          () => page.keyboard.press('Escape'),
        ),
      },
      checks: {
        closed: () => fixture.see({ ...list, focus, shop: { lines: lines() }, announced }),
        open: ({ context: { productId } }) => {
          const id = productId ?? 0;
          const quantity = added.filter((other) => other === id).length;
          return fixture.see({
            ...list,
            dialog: addedDialog(id, quantity, totalOf(lines())),
            focus: `button ${pseudo('common.ok')}`,
            shop: { lines: lines() },
            announced,
          });
        },
      },
      blockedControls: { 'item.added': ({ id }) => cartIcon(id), 'notice.dismissed': () => ok },
    };
  },
});
