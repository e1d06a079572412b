import { marqueeMachine } from '../../../machines/marquee/marquee.machine.ts';
import { marqueeModel } from './marquee.model.ts';
import { defineDriver, HARMLESS } from '../../page/driver.ts';
import { Pointer } from '../../page/pointer.ts';
import { bannerLines } from '../../page/screens/banner.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';

/** The banner of promotions on the page that has least else to show. */
export const marqueeDriver = defineDriver<typeof marqueeMachine, { reducedMotion: boolean }>({
  id: 'marquee',
  machine: marqueeMachine,
  model: marqueeModel,
  each: 'configuration',
  pageObject: (fixture) => {
    const { page } = fixture;
    const region = page.getByRole('region', { name: pseudo('header.promotions') });
    const button = (name: string) => region.getByRole('button', { name, exact: true });
    const pointer = new Pointer(page, region);
    /** Whether the lines scroll, as the browser draws them. */
    const see = async (isStill: boolean, isMoving: boolean) => {
      await fixture.see({ banner: bannerLines({ isStill }) });
      const moves = () =>
        region.evaluate((element) =>
          element.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'),
        );
      await fixture.read('whether the promotions move', moves, isMoving);
    };
    return {
      open: async (input) => {
        await pointer.leave();
        await fixture.enter('/ForgetPassword', { reducedMotion: Reflect.get(Object(input), 'reducedMotion') === true });
      },
      causes: {
        // A screen reader presses the button without a pointer or the focus on it.
        'pause.pressed': (_, { before }) =>
          before.state === 'playing.running'
            ? button(pseudo('header.pausePromotions')).dispatchEvent('click')
            : button(pseudo('header.pausePromotions')).click(),
        'play.pressed': () => button(pseudo('header.playPromotions')).click(),
        // What has the pointer on it already gets the focus as well.
        'attention.gained': (_, { before }) =>
          before.state === 'playing.held' ? button(pseudo('header.pausePromotions')).focus() : pointer.enter(),
        'attention.lost': () => pointer.leaveWithFocus(),
      },
      checks: {
        starting: { because: 'It is left in the step that enters it.' },
        'playing.running': () => see(false, true),
        'playing.held': () => see(false, false),
        paused: () => see(true, false),
      },
      blockedControls: {
        'pause.pressed': () => button(pseudo('header.pausePromotions')),
        'play.pressed': () => button(pseudo('header.playPromotions')),
        'attention.gained': HARMLESS,
        'attention.lost': HARMLESS,
      },
    };
  },
});
