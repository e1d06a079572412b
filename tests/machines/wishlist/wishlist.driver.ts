import { wishlistMachine } from '../../../machines/wishlist/wishlist.machine.ts';
import { wishlistModel } from './wishlist.model.ts';
import { type Predicted, defineDriver, inTurn } from '../../page/driver.ts';
import { accountPage, heartCount, tileName } from '../../page/screens/account.ts';
import { nameOf } from '../../page/screens/product-words.ts';
import { homePage } from '../../page/screens/home.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';
import { STORED, storedIds, storedVisitor } from '../../page/stored/stored.ts';
import { greeting } from '../../page/screens/banner.ts';

type Context = { ids: readonly number[] };

const NAME = 'Ada';

/** The hearts on the cards of the home page, and in their order in the Lists of somebody who is signed in. */
export const wishlistDriver = defineDriver<typeof wishlistMachine, Context>({
  id: 'wishlist',
  machine: wishlistMachine,
  model: wishlistModel,
  each: 'configuration',
  pageObject: (fixture, turn) => {
    const { page } = fixture;
    const banner = page.getByRole('banner');
    const heartName = (id: number) => pseudo('hearts.add', { product: nameOf(id) });
    const heart = (id: number) => page.getByRole('main').getByRole('button', { name: heartName(id), exact: true });
    let announced = '';
    /** What has the focus on home. Nothing that another tab does moves it. */
    let focus = '';
    /** What Lists has shown: it is opened anew each time, so that once is enough for what it holds. */
    const seenInLists = new Set<string>();
    const openLists = async () => {
      await banner.getByRole('link', { name: greeting(NAME) }).click();
      await page.getByRole('button', { name: tileName('lists'), exact: true }).click();
    };
    const goHome = async () => {
      await banner.getByRole('link', { name: pseudo('common.brand'), exact: true }).click();
      focus = `heading ${pseudo('home.heading')}`;
    };
    const pressHeart = async (id: number) => {
      await heart(id).click();
      focus = `button ${heartName(id)}`;
    };
    /** Takes a heart away: on its card, or in Lists, where the card goes with it and how many are left has the focus. */
    const remove = inTurn<[number, readonly number[]]>(
      turn,
      (id) => pressHeart(id),
      async (id, left) => {
        await openLists();
        await heart(id).click();
        await fixture.see({
          address: '/UserProfile',
          main: accountPage(NAME, 'lists', left),
          shop: { name: NAME, hearts: left },
          announced: pseudo('hearts.removed', { product: nameOf(id) }),
          focus: `text ${heartCount(left)}`,
        });
        await goHome();
      },
    );
    const see = async ({ context: { ids } }: Predicted<Context>) => {
      const shop = { name: NAME, hearts: ids };
      const main = homePage({ hearts: ids, isPaused: true });
      await fixture.see({ address: '/', main, shop, announced, focus });
      if (seenInLists.has(String(ids))) return;
      seenInLists.add(String(ids));
      await fixture.amid(openLists);
      const account = accountPage(NAME, 'lists', ids);
      await fixture.see({
        address: '/UserProfile',
        main: account,
        shop,
        announced,
        focus: `button ${tileName('lists')}`,
      });
      await fixture.amid(goHome);
      await fixture.see({ address: '/', main, shop, announced, focus });
    };
    return {
      open: async () => {
        [announced, focus] = ['', ''];
        // The news stands still for who asked for less motion, so that a slow step sees the same slide.
        await fixture.enter('/', { reducedMotion: true, stored: { [STORED.session]: storedVisitor(NAME, true) } });
      },
      causes: {
        'heart.pressed': async ({ id }, { after }) => {
          const isSet = after.emitted[0]?.type === 'heart.set';
          await (isSet ? pressHeart(id) : remove(id, after.context.ids));
          announced = pseudo(isSet ? 'hearts.added' : 'hearts.removed', { product: nameOf(id) });
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
