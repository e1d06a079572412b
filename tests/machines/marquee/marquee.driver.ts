import { marqueeMachine } from '../../../machines/marquee/marquee.machine.ts';
import { marqueeModel } from './marquee.model.ts';
import { defineDriver, HARMLESS, inTurn } from '../../page/driver.ts';
import { bannerLines } from '../../page/screens/banner.ts';
import { focusByKey } from '../../page/focus-by-key.ts';
import { Pointer } from '../../page/pointer.ts';
import { forgetPasswordPage } from '../../page/screens/forms.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';

const ADDRESS = '/ForgetPassword';
const [PAUSE, PLAY] = [pseudo('header.pausePromotions'), pseudo('header.playPromotions')];

/** The banner of promotions on the page that has least else to show. */
export const marqueeDriver = defineDriver<typeof marqueeMachine, { reducedMotion: boolean }>({
  id: 'marquee',
  machine: marqueeMachine,
  model: marqueeModel,
  each: 'configuration',
  pageObject: (fixture, turn) => {
    const { page } = fixture;
    const region = page.getByRole('region', { name: pseudo('header.promotions') });
    const button = (name: string) => region.getByRole('button', { name, exact: true });
    const pointer = new Pointer(page, region);
    /** What has the focus: Pause and Play are one button. */
    let focus = '';
    const comeByKey = async (name: string) => {
      await focusByKey(button(name));
      focus = `button ${name}`;
    };
    const come = inTurn(
      turn,
      (_: string) => pointer.enter(),
      // What has the focus already does not get it.
      (name: string) => (focus === '' ? comeByKey(name) : pointer.enter()),
    );
    /** Whether the lines scroll, as the browser draws them. */
    const see = async (isStill: boolean, isMoving: boolean) => {
      const banner = bannerLines({ isStill });
      await fixture.see({ address: ADDRESS, main: forgetPasswordPage(), banner, shop: { isStill }, focus });
      const moves = () =>
        region.evaluate((element) =>
          element.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'),
        );
      await fixture.read('whether the promotions move', moves, isMoving);
    };
    return {
      open: async (input) => {
        focus = '';
        await pointer.leave();
        await fixture.enter(ADDRESS, { reducedMotion: Reflect.get(Object(input), 'reducedMotion') === true });
      },
      causes: {
        'pause.pressed': async (_, { before }) => {
          // A screen reader presses the button without a pointer or the focus on it.
          const isUnwatched = before.state === 'playing.running';
          if (isUnwatched) await button(PAUSE).dispatchEvent('click');
          else await button(PAUSE).click();
          if (!isUnwatched || focus !== '') focus = `button ${PLAY}`;
        },
        'play.pressed': async () => {
          await button(PLAY).click();
          focus = `button ${PAUSE}`;
        },
        // What has the pointer on it already gets the focus as well.
        'attention.gained': (_, { before: { state } }) =>
          state === 'playing.held' ? comeByKey(PAUSE) : come(state === 'paused' ? PLAY : PAUSE),
        'attention.lost': async () => {
          await pointer.leaveWithFocus();
          focus = '';
        },
      },
      checks: {
        starting: { because: 'It is left in the step that enters it.' },
        'playing.running': () => see(false, true),
        'playing.held': () => see(false, false),
        paused: () => see(true, false),
      },
      blockedControls: {
        'pause.pressed': () => button(PAUSE),
        'play.pressed': () => button(PLAY),
        'attention.gained': HARMLESS,
        'attention.lost': HARMLESS,
      },
    };
  },
});
