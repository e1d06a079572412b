import { wishlistMachine } from '../../machines/wishlist/wishlist.machine.ts';
import { wishlistModel } from '../models/wishlist.model.ts';
import { type Foretold, defineDriver } from './driver.ts';
import { accountPage } from './screens/account.ts';
import { nameOf } from './screens/goods.ts';
import { homePage } from './screens/home.ts';
import { english } from './screens/words.ts';
import { STORED, storedIds, storedVisitor } from './stage.ts';

type Context = { ids: readonly number[] };

const NAME = 'Ada';

/** The hearts on the cards of the home page, and in their order in the Lists of somebody who is signed in. */
export const wishlistDriver = defineDriver<typeof wishlistMachine, Context>({
  id: 'wishlist',
  machine: wishlistMachine,
  model: wishlistModel,
  each: 'configuration',
  play: (stage) => {
    const { page } = stage;
    const banner = page.getByRole('banner');
    const heart = (id: number) =>
      page.getByRole('main').getByRole('button', { name: english('hearts.add', { product: nameOf(id) }), exact: true });
    let announced = '';
    const see = async ({ context: { ids } }: Foretold<Context>) => {
      await stage.see({ address: '/', main: homePage({ hearts: ids, isPaused: true }), announced });
      await banner.getByRole('link', { name: `Hello, ${NAME}` }).click();
      await page.getByRole('button', { name: 'Lists', exact: true }).click();
      await stage.see({ address: '/UserProfile', main: accountPage(NAME, 'lists', ids) });
      await banner.getByRole('link', { name: 'Loadout' }).click();
      await stage.see({ address: '/', main: homePage({ hearts: ids, isPaused: true }) });
    };
    return {
      open: async () => {
        announced = '';
        // The news stands still for who asked for less motion, so that a slow step sees the same slide.
        await stage.enter('/', { calm: true, stored: { [STORED.session]: storedVisitor(NAME, true) } });
      },
      causes: {
        'heart.pressed': async ({ id }, { after }) => {
          await heart(id).click();
          announced = english(after.emitted[0]?.type === 'heart.set' ? 'hearts.added' : 'hearts.removed', {
            product: nameOf(id),
          });
        },
        'wishlist.restored': ({ ids }) => stage.store(STORED.wishlist, storedIds(ids)),
      },
      checks: { empty: see, filled: see },
      offers: {
        'heart.pressed': ({ id }) => heart(id),
        'wishlist.restored': { because: 'No state ignores it.' },
      },
    };
  },
  reach: {
    start: null,
    // A tab hears of a change alone.
    can: ({ before, stimulus, after }) =>
      stimulus.event.type !== 'wishlist.restored' ||
      JSON.stringify(before?.context['ids']) !== JSON.stringify(after.context['ids']),
    next: () => null,
  },
});
