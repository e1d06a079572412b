import { galleryMachine } from '../../../machines/gallery/gallery.machine.ts';
import { galleryModel } from './gallery.model.ts';
import { HARMLESS, type Predicted, defineDriver, inTurn } from '../../page/driver.ts';
import { detailPage, viewName } from '../../page/screens/detail.ts';
import { nameOf } from '../../page/screens/product-words.ts';
import { productViews } from '../../facts/pictures.ts';
import { MOUSE } from '../../facts/products.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';

type Context = { view: number; views: number };

const PRODUCT = MOUSE.id;
const PICTURES = productViews(PRODUCT).length;

/** Where an enlarged picture stands at first between both of its ends, in percent: it shows its middle. */
const MIDDLE = 50;

/** The pictures of a product on its page, pressed, swiped and stepped through by keys. */
export const galleryDriver = defineDriver<typeof galleryMachine, Context>({
  id: 'gallery',
  machine: galleryMachine,
  model: galleryModel,
  each: 'configuration',
  pageObject: (fixture, turn) => {
    const { page } = fixture;
    let focus = '';
    /** How far the enlarged picture is scrolled across, in percent. */
    let across = MIDDLE;
    const pictures = pseudo('gallery.region', { product: nameOf(PRODUCT) });
    const region = page.getByRole('region', { name: pictures, exact: true });
    const button = (name: string) => region.getByRole('button', { name, exact: true });
    const enlarged = pseudo('gallery.enlarged');
    const enlargedPicture = region.getByRole('group', { name: enlarged, exact: true });
    const viewButton = (view: number) => button(viewName(PRODUCT, view));
    const zoomButton = (state: string) => button(pseudo(state === 'enlarged' ? 'gallery.zoomOut' : 'gallery.zoomIn'));
    const pressKey = async (key: string, before: Predicted<Context>, after: Predicted<Context>) => {
      // With a second key it is for the browser or the system.
      for (const held of ['Control', 'Meta', 'Alt']) await viewButton(before.context.view).press(`${held}+${key}`);
      await viewButton(before.context.view).press(key);
      focus = `button ${viewName(PRODUCT, after.context.view)}`;
    };
    /** The first picture and the last one are chosen by their keys at first: the walk may choose each only once. */
    const ends = new Map(
      [
        { view: 0, key: 'Home' },
        { view: PICTURES - 1, key: 'End' },
      ].map(({ view, key }) => {
        const byKey = (shown: number) => viewButton(shown).press(key);
        return [view, inTurn(0, byKey, () => viewButton(view).click())];
      }),
    );
    const escape = inTurn(
      turn,
      (state: string) => (state === 'enlarged' ? enlargedPicture : zoomButton(state)).press('Escape'),
      (state) => zoomButton(state).press('Escape'),
    );
    const see = ({ state, context: { view } }: Predicted<Context>) =>
      fixture.see({
        address: `/ProductDetail/${PRODUCT}`,
        main: detailPage(PRODUCT, { quantity: 1, inCart: null, view, isEnlarged: state === 'enlarged' }),
        shop: { view },
        focus,
        scrolled: state === 'enlarged' ? [`${enlarged}: ${Math.round(across)} %, ${MIDDLE} %`] : [],
      });
    return {
      open: async () => {
        focus = '';
        await fixture.enter(`/ProductDetail/${PRODUCT}`);
      },
      causes: {
        'view.chosen': async ({ view }, { before }) => {
          await (ends.get(view)?.(before.context.view) ?? viewButton(view).click());
          focus = `button ${viewName(PRODUCT, view)}`;
        },
        'next.pressed': (_, { before, after }) => pressKey('ArrowRight', before, after),
        'previous.pressed': (_, { before, after }) => pressKey('ArrowLeft', before, after),
        'picture.swiped': async ({ distance }, { before }) => {
          const picture = region.getByRole('img').first();
          await picture.hover();
          const frame = await (before.state === 'enlarged' ? enlargedPicture : picture).boundingBox();
          if (frame === null) throw new Error('The picture is not there.');
          const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
          await page.mouse.move(x, y);
          await page.mouse.down();
          await page.mouse.move(x + distance, y);
          await page.mouse.up();
          // Enlarged it is twice as wide as its frame: a drag takes it along, as far as it goes.
          if (before.state === 'enlarged') across = Math.min(Math.max(across - (100 * distance) / frame.width, 0), 100);
          // A press on what is scrolled by keys gives it the focus; one on a picture gives it to the page around.
          focus = before.state === 'enlarged' ? `text ${enlarged}` : 'main';
        },
        'zoom.pressed': async (_, { before, after }) => {
          await zoomButton(before.state).click();
          across = MIDDLE;
          focus = `button ${pseudo(after.state === 'enlarged' ? 'gallery.zoomOut' : 'gallery.zoomIn')}`;
        },
        'escape.pressed': async (_, { before }) => {
          await escape(before.state);
          focus = `button ${pseudo('gallery.zoomIn')}`;
        },
      },
      checks: { whole: see, enlarged: see },
      blockedControls: {
        'view.chosen': ({ view }) => viewButton(view),
        'next.pressed': { because: 'No state ignores it.' },
        'previous.pressed': { because: 'No state ignores it.' },
        'picture.swiped': HARMLESS,
        'zoom.pressed': { because: 'No state ignores it.' },
        'escape.pressed': HARMLESS,
      },
    };
  },
  reach: {
    start: null,
    // The page of the mouse has three pictures, which is what the walks on the page begin with.
    can: ({ before, after }) => before !== null || after.context['views'] === PICTURES,
    next: () => null,
  },
});
