import { contentsMachine } from '../../../machines/contents/contents.machine.ts';
import { contentsModel } from './contents.model.ts';
import { defineDriver, type Predicted } from '../../page/driver.ts';
import { detailPage } from '../../page/screens/detail.ts';
import { STORED, storedSeen } from '../../page/stored/stored.ts';
import { nameOf } from '../../page/screens/product-words.ts';
import { literally } from '../../facts/literally.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';

/** A product without labels. */
const PRODUCT = 6;

/** What is stored of the visit to its page. */
const SEEN = `local ${STORED.seen} = ${storedSeen([PRODUCT])}`;

/** Among the presses: one that makes no sense, and one of a newer shop, which stays where it is. */
const DAMAGED = ['loadout.wishlist.1.damaged', '{"v":2,"type":"heart.pressed","id":"4"}'] as const;
const NEWER = ['loadout.wishlist.1.newer', '{"v":3}'] as const;

/** What each state says above the page, and its button. */
const NOTES = {
  'reading.damaged': ['errors.storageDamaged', 'common.close'],
  'edition.outdated': ['errors.shopOutdated', 'common.reload'],
} as const;

function linesOf(leaf: keyof typeof NOTES): string[] {
  const [words, button] = NOTES[leaf];
  return [`paragraph: ${pseudo(words)}`, `button "${pseudo(button)}"`];
}

/** Another tab that stores what makes no sense, and a newer shop in it. */
export const contentsDriver = defineDriver<typeof contentsMachine, object>({
  id: 'contents',
  machine: contentsMachine,
  model: contentsModel,
  each: 'configuration',
  pageObject: (fixture) => {
    const { page } = fixture;
    const note = page.getByRole('status');
    const close = note.getByRole('button', { name: pseudo('common.close'), exact: true });
    const reload = note.getByRole('button', { name: pseudo('common.reload'), exact: true });
    let isNewer = false;
    /** The page was loaded anew in this step: what a newer shop wrote is met again. */
    let isReloaded = false;
    let focus = '';
    const see = async ({ state }: Predicted<object>) => {
      const leaves = (['reading.damaged', 'edition.outdated'] as const).filter((leaf) => state.includes(leaf));
      await fixture.see({
        address: `/ProductDetail/${PRODUCT}`,
        main: detailPage(PRODUCT, { quantity: 1, inCart: null, hearts: [] }),
        notes: leaves.flatMap(linesOf),
        focus,
        storage: [SEEN, ...(isNewer ? [`local ${NEWER.join(' = ')}`] : [])],
      });
    };
    const seeNote = (leaf: keyof typeof NOTES, isThere: boolean) => {
      const lines = literally(linesOf(leaf).join('\n'));
      return fixture.seeParts({ notes: new RegExp(isThere ? lines : `^(?![^]*${lines})`, 'u') });
    };
    return {
      open: async () => {
        [isNewer, isReloaded, focus] = [false, false, ''];
        await fixture.enter(`/ProductDetail/${PRODUCT}`);
      },
      followUps: () => {
        const again = isReloaded ? ['contents.edition.current: newer.found[0]'] : [];
        isReloaded = false;
        return again;
      },
      causes: {
        'damage.found': () => fixture.store(...DAMAGED),
        'damage.dismissed': async () => {
          await close.click();
          focus = `heading ${nameOf(PRODUCT)}`;
        },
        'newer.found': async () => {
          await fixture.store(...NEWER);
          isNewer = true;
        },
        'reload.requested': async () => {
          await Promise.all([page.waitForEvent('domcontentloaded'), reload.click()]);
          isReloaded = true;
          focus = '';
        },
      },
      checks: {
        'reading.whole': async (predicted) => {
          await see(predicted);
          await seeNote('reading.damaged', false);
        },
        'reading.damaged': async (predicted) => {
          await see(predicted);
          await seeNote('reading.damaged', true);
        },
        'reading.acknowledged': async (predicted) => {
          await see(predicted);
          await seeNote('reading.damaged', false);
        },
        'edition.current': () => seeNote('edition.outdated', false),
        'edition.outdated': () => seeNote('edition.outdated', true),
      },
      blockedControls: {
        'damage.found': 'harmless',
        'damage.dismissed': () => close,
        'newer.found': 'harmless',
        'reload.requested': () => reload,
      },
    };
  },
  reach: {
    start: null,
    // A page that is loaded anew knows no more that a part was left out, and that somebody has read it.
    can: ({ stimulus: { event }, after: { state } }) =>
      event.type !== 'reload.requested' || state.includes('reading.whole') || !state.includes('edition.outdated'),
    next: () => null,
  },
});
