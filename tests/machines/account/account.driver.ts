import { accountMachine } from '../../../machines/account/account.machine.ts';
import { accountModel } from './account.model.ts';
import { SCREEN_SCRIPTS } from '../../page/answers.ts';
import { type Predicted, defineDriver } from '../../page/driver.ts';
import { hold } from '../../page/held-requests.ts';
import { TILES, type Tile, accountPage, tileName } from '../../page/screens/account.ts';
import { SKELETON } from '../../page/screens/skeleton.ts';
import { STORED, storedIds, storedVisitor } from '../../page/stored/stored.ts';

const NAME = 'Ada';
/** Two products with a heart, so that Lists has something to show. */
const HEARTS = [3, 1];

function isTile(word: string): word is Tile {
  return TILES.some((tile) => tile === word);
}

/** The account page of somebody who signed in on an earlier day: six tiles, at most one panel. */
export const accountDriver = defineDriver<typeof accountMachine, object>({
  id: 'account',
  machine: accountMachine,
  model: accountModel,
  each: 'configuration',
  pageObject: (fixture) => {
    let pressed = '';
    const tile = (id: Tile) => fixture.page.getByRole('button', { name: tileName(id), exact: true });
    const press = (id: Tile) => async () => {
      await tile(id).click();
      pressed = `button ${tileName(id)}`;
    };
    const check = ({ state }: Predicted<object>) =>
      fixture.see({
        main: accountPage(NAME, isTile(state) ? state : null, HEARTS),
        focus: pressed,
        shop: { name: NAME, hearts: HEARTS },
        address: '/UserProfile',
      });
    return {
      /** The script of the page takes so long that its shape is seen first; nothing moves as the page takes its place. */
      open: async () => {
        let letGo = (): void => undefined;
        await fixture.enter('/UserProfile', {
          stored: { [STORED.session]: storedVisitor(NAME, true), [STORED.wishlist]: storedIds(HEARTS) },
          prepare: async () => {
            letGo = await hold(fixture.page, SCREEN_SCRIPTS);
          },
        });
        await fixture.seeParts({ shapes: SKELETON });
        letGo();
      },
      causes: {
        'orders.pressed': press('orders'),
        'address.pressed': press('address'),
        'security.pressed': press('security'),
        'payments.pressed': press('payments'),
        'lists.pressed': press('lists'),
        'customerService.pressed': press('customerService'),
      },
      checks: {
        closed: check,
        orders: check,
        address: check,
        security: check,
        payments: check,
        lists: check,
        customerService: check,
      },
      blockedControls: {
        'orders.pressed': () => tile('orders'),
        'address.pressed': () => tile('address'),
        'security.pressed': () => tile('security'),
        'payments.pressed': () => tile('payments'),
        'lists.pressed': () => tile('lists'),
        'customerService.pressed': () => tile('customerService'),
      },
    };
  },
});
