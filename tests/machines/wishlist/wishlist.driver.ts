import { wishlistMachine } from '../../../machines/wishlist/wishlist.machine.ts';
import { wishlistModel } from './wishlist.model.ts';
import { type Predicted, defineDriver } from '../../page/driver.ts';
import { accountPage, tileName } from '../../page/screens/account.ts';
import { nameOf } from '../../page/screens/product-words.ts';
import { homePage } from '../../page/screens/home.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';
import { STORED, storedIds, storedVisitor } from '../../page/stored/stored.ts';
import { greeting } from '../../page/screens/banner.ts';
import { Masked } from '../../page/screen/masked.ts';

type Context = { ids: readonly number[] };

const NAME = 'Ada';

/** The hearts on the cards of the home page, and in their order in the Lists of somebody who is signed in. */
export const wishlistDriver = defineDriver<typeof wishlistMachine, Context>({
  id: 'wishlist',
  machine: wishlistMachine,
  model: wishlistModel,
  each: 'configuration',
  pageObject: (fixture) => {
    const { page } = fixture;
    const banner = page.getByRole('banner');
    const heart = (id: number) =>
      page.getByRole('main').getByRole('button', { name: pseudo('hearts.add', { product: nameOf(id) }), exact: true });
    let announced = '';
    const see = async ({ context: { ids } }: Predicted<Context>) => {
      const shop = { name: NAME, hearts: ids };
      const main = homePage({ hearts: ids, isPaused: true });
      await fixture.see({ address: '/', main, shop, announced, focus: new Masked('another tab') });
      await banner.getByRole('link', { name: greeting(NAME) }).click();
      await page.getByRole('button', { name: tileName('lists'), exact: true }).click();
      const account = accountPage(NAME, 'lists', ids);
      await fixture.see({
        address: '/UserProfile',
        main: account,
        shop,
        announced,
        focus: `button ${tileName('lists')}`,
      });
      await banner.getByRole('link', { name: pseudo('common.brand'), exact: true }).click();
      await fixture.see({ address: '/', main, shop, announced, focus: `heading ${pseudo('home.heading')}` });
    };
    return {
      open: async () => {
        announced = '';
        // The news stands still for who asked for less motion, so that a slow step sees the same slide.
        await fixture.enter('/', { reducedMotion: true, stored: { [STORED.session]: storedVisitor(NAME, true) } });
      },
      causes: {
        'heart.pressed': async ({ id }, { after }) => {
          await heart(id).click();
          announced = pseudo(after.emitted[0]?.type === 'heart.set' ? 'hearts.added' : 'hearts.removed', {
            product: nameOf(id),
          });
        },
        'wishlist.restored': ({ ids }) => fixture.store(STORED.wishlist, storedIds(ids)),
      },
      checks: { empty: see, filled: see },
      blockedControls: {
        'heart.pressed': ({ id }) => heart(id),
        'wishlist.restored': { because: 'No state ignores it.' },
      },
    };
  },
  reach: {
    start: null,
    // Another tab gets changes alone.
    can: ({ before, stimulus, after }) =>
      stimulus.event.type !== 'wishlist.restored' ||
      JSON.stringify(before?.context['ids']) !== JSON.stringify(after.context['ids']),
    next: () => null,
  },
});
