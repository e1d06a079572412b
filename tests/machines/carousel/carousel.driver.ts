import { carouselMachine } from '../../../machines/carousel/carousel.machine.ts';
import { carouselModel } from './carousel.model.ts';
import { type Predicted, type StepPredictions, defineDriver, HARMLESS } from '../../page/driver.ts';
import { Pointer } from '../../page/pointer.ts';
import { homePage } from '../../page/screens/home.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';
import { Masked } from '../../page/masked.ts';

type Context = { index: number; count: number; reducedMotion: boolean };

/**
 * The news turns every 5 seconds (§9). What passes until just before it turns, in milliseconds, and what is then left.
 */
const FIVE_SECONDS = 5000;
const ALMOST = 4990;
const FRAME = 16;

const [PAUSE, PLAY] = [pseudo('home.news.pause'), pseudo('home.news.play')];

/** The news of the home page, by a clock that stands still but for what the walk lets pass. */
export const carouselDriver = defineDriver<typeof carouselMachine, Context>({
  id: 'carousel',
  machine: carouselMachine,
  model: carouselModel,
  clocked: true,
  each: 'configuration',
  pageObject: (fixture) => {
    const { page } = fixture;
    const region = page.getByRole('region', { name: pseudo('home.news.region'), exact: true });
    const button = (name: string) => region.getByRole('button', { name, exact: true });
    const pointer = new Pointer(page, region);
    /** How much of the five seconds has passed. */
    let passed = 0;
    const wait = async (time: number) => {
      await page.clock.runFor(time);
      passed += time;
    };
    const press =
      (name: string) =>
      async (_: unknown, { before, after }: StepPredictions<Context>) => {
        // A screen reader presses a button without a pointer or the focus on it, so the news is not held meanwhile.
        if (before.state === 'playing.running') await button(name).dispatchEvent('click');
        else await button(name).click();
        if ((after.scheduled ?? []).length > 0) passed = 0;
      };
    const attend =
      (how: (before: Predicted<Context>) => Promise<void>) =>
      async (_: unknown, { before, after }: StepPredictions<Context>) => {
        await how(before);
        if ((after.scheduled ?? []).length > 0) passed = 0;
      };
    const see = async ({ context, tags = [] }: Predicted<Context>, isPaused: boolean) => {
      const main = homePage({ slide: context.index, isPaused });
      await fixture.see({ main, address: '/', focus: new Masked('pointer') });
      const speech = () =>
        region.evaluate((element) => element.querySelector('[aria-live]')?.getAttribute('aria-live') ?? null);
      await fixture.read('how the news speaks', speech, tags.includes('rotating') ? 'off' : 'polite');
    };
    /** Lets time pass in which nothing may happen, and looks again. */
    const seeStill = async (predicted: Predicted<Context>, isPaused: boolean, time: number) => {
      await see(predicted, isPaused);
      if (time > 0) await wait(time);
      await see(predicted, isPaused);
    };
    return {
      open: async (input) => {
        await pointer.leave();
        await fixture.enter('/', { reducedMotion: Reflect.get(Object(input), 'reducedMotion') === true });
        passed = 0;
        await region.waitFor();
        // Whether a row overflows is measured with the clock.
        const arrow = page.getByRole('button', { name: /^⟦en home\.row\.scrollRight / });
        const isMeasured = async () => {
          await wait(FRAME);
          return arrow.isVisible();
        };
        await fixture.read('whether the rows are measured', isMeasured, true);
      },
      causes: {
        'next.pressed': press(pseudo('home.news.next')),
        'previous.pressed': press(pseudo('home.news.previous')),
        'pause.pressed': press(PAUSE),
        'play.pressed': press(PLAY),
        // What has the pointer on it already gets the focus as well.
        'attention.gained': attend(({ state }) =>
          state === 'playing.held' ? button(pseudo('home.news.next')).focus() : pointer.enter(),
        ),
        'attention.lost': attend(() => pointer.leaveWithFocus()),
        'after newsInterval': async () => {
          await wait(FIVE_SECONDS - passed);
          passed = 0;
        },
      },
      checks: {
        starting: { because: 'It is left in the step that enters it.' },
        'playing.running': (predicted) => seeStill(predicted, false, ALMOST - passed),
        'playing.held': (predicted) => seeStill(predicted, false, 2 * FIVE_SECONDS),
        paused: (predicted) => seeStill(predicted, true, 2 * FIVE_SECONDS),
      },
      blockedControls: {
        'next.pressed': () => button(pseudo('home.news.next')),
        'previous.pressed': () => button(pseudo('home.news.previous')),
        'pause.pressed': () => button(PAUSE),
        'play.pressed': () => button(PLAY),
        'attention.gained': HARMLESS,
        'attention.lost': HARMLESS,
      },
    };
  },
});
