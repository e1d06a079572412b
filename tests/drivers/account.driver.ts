import { accountMachine } from '../../machines/account/account.machine.ts';
import { accountModel } from '../models/account.model.ts';
import { type Foretold, defineDriver } from './driver.ts';
import { TILES, type Tile, accountPage } from './screens/account.ts';
import { STORED, storedIds, storedVisitor } from './stage.ts';

const NAME = 'Ada';
/** Two products with a heart, so that Lists has something to show. */
const HEARTS = [3, 1];

function isTile(word: string): word is Tile {
  return word in TILES;
}

/** The account page of somebody who signed in on an earlier day: six tiles, at most one panel. */
export const accountDriver = defineDriver<typeof accountMachine, object>({
  id: 'account',
  machine: accountMachine,
  model: accountModel,
  each: 'configuration',
  play: (stage) => {
    let pressed = '';
    const tile = (id: Tile) => stage.page.getByRole('button', { name: TILES[id], exact: true });
    const press = (id: Tile) => async () => {
      await tile(id).click();
      pressed = `button ${TILES[id]}`;
    };
    const check = ({ state }: Foretold<object>) =>
      stage.see({
        main: accountPage(NAME, isTile(state) ? state : null, HEARTS),
        focus: pressed,
        greeting: `Hello, ${NAME}`,
        address: '/UserProfile',
      });
    return {
      open: () =>
        stage.enter('/UserProfile', {
          stored: { [STORED.session]: storedVisitor(NAME, true), [STORED.wishlist]: storedIds(HEARTS) },
        }),
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
      offers: {
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
