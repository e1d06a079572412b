import { carouselMachine } from '../../../machines/carousel/carousel.machine.ts';
import { carouselModel } from './carousel.model.ts';
import { type Predicted, type StepPredictions, defineDriver, HARMLESS, inTurn } from '../../page/driver.ts';
import { focusByKey } from '../../page/focus-by-key.ts';
import { Pointer } from '../../page/pointer.ts';
import { homePage } from '../../page/screens/home.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';

type Context = { index: number; count: number; reducedMotion: boolean };

/**
 * The news turns every 5 seconds (§9). What passes until just before it turns, in milliseconds, and what is then left.
 */
const FIVE_SECONDS = 5000;
const ALMOST = 4990;
const FRAME = 16;

const NEXT = 'home.news.next';
const PAUSE = 'home.news.pause';
const PLAY = 'home.news.play';

/** The news of the home page, by a clock that stands still but for what the walk lets pass. */
export const carouselDriver = defineDriver<typeof carouselMachine, Context>({
  id: 'carousel',
  machine: carouselMachine,
  model: carouselModel,
  clocked: true,
  each: 'configuration',
  pageObject: (fixture, turn) => {
    const { page } = fixture;
    const region = page.getByRole('region', { name: pseudo('home.news.region'), exact: true });
    const button = (name: string) => region.getByRole('button', { name, exact: true });
    const pointer = new Pointer(page, region);
    /** What has the focus: a button by its key, where the one that pauses has two; or the main part of the page. */
    let focused: string | null = null;
    /** How much of the five seconds has passed. */
    let passed = 0;
    const wait = async (time: number) => {
      await page.clock.runFor(time);
      passed += time;
    };
    const press =
      (key: string) =>
      async (_: unknown, { before, after }: StepPredictions<Context>) => {
        const name = pseudo(key);
        // A screen reader presses a button without a pointer or the focus on it, so the news is not held meanwhile.
        if (before.state.startsWith('playing.running')) await button(name).dispatchEvent('click');
        else {
          await button(name).click();
          focused = key;
        }
        if ((after.scheduled ?? []).length > 0) passed = 0;
      };
    const comeByKey = async () => {
      await focusByKey(button(pseudo(NEXT)));
      focused = NEXT;
    };
    const come = inTurn(
      turn,
      () => pointer.enter(),
      // What has the focus already does not get it.
      () => (focused === NEXT ? pointer.enter() : comeByKey()),
    );
    const attend =
      (how: (before: Predicted<Context>) => Promise<void>) =>
      async (_: unknown, { before, after }: StepPredictions<Context>) => {
        await how(before);
        if ((after.scheduled ?? []).length > 0) passed = 0;
      };
    const focusOf = (isPaused: boolean): string => {
      if (focused === null) return '';
      if (focused === 'main') return focused;
      const isSwitch = focused === PAUSE || focused === PLAY;
      return `button ${pseudo(isSwitch ? (isPaused ? PLAY : PAUSE) : focused)}`;
    };
    const see = async ({ context, tags = [] }: Predicted<Context>, isPaused: boolean) => {
      const main = homePage({ slide: context.index, isPaused });
      await fixture.see({ main, address: '/', focus: focusOf(isPaused) });
      const speech = () =>
        region.evaluate((element) => element.querySelector('[aria-live]')?.getAttribute('aria-live') ?? null);
      await fixture.read('how the news speaks', speech, tags.includes('rotating') ? 'off' : 'polite');
    };
    /** Lets time pass in which nothing may happen, and looks again; only where this is the state, and not one tried for it. */
    const seeStill = async (predicted: Predicted<Context>, isPaused: boolean, time: number) => {
      await see(predicted, isPaused);
      if (time > 0 && !fixture.isNamedOnly) await fixture.amid(() => wait(time));
      await see(predicted, isPaused);
    };
    return {
      open: async (input) => {
        await pointer.leave();
        await fixture.enter('/', { reducedMotion: Reflect.get(Object(input), 'reducedMotion') === true });
        passed = 0;
        focused = null;
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
        'next.pressed': press(NEXT),
        'previous.pressed': press('home.news.previous'),
        'pause.pressed': press(PAUSE),
        'play.pressed': press(PLAY),
        // What has the pointer on it already gets the focus as well.
        'attention.gained': attend(({ state }) => (state === 'playing.held' ? comeByKey() : come())),
        'attention.lost': attend(async () => {
          await pointer.leaveWithFocus();
          focused = 'main';
        }),
        'after newsInterval': async () => {
          await wait(FIVE_SECONDS - passed);
          passed = 0;
        },
      },
      checks: {
        starting: { because: 'It is left in the step that enters it.' },
        'playing.running.unasked': (predicted) => seeStill(predicted, false, ALMOST - passed),
        'playing.running.stepped': (predicted) => seeStill(predicted, false, ALMOST - passed),
        'playing.held': (predicted) => seeStill(predicted, false, 2 * FIVE_SECONDS),
        paused: (predicted) => seeStill(predicted, true, 2 * FIVE_SECONDS),
      },
      blockedControls: {
        'next.pressed': () => button(pseudo(NEXT)),
        'previous.pressed': () => button(pseudo('home.news.previous')),
        'pause.pressed': () => button(pseudo(PAUSE)),
        'play.pressed': () => button(pseudo(PLAY)),
        'attention.gained': HARMLESS,
        'attention.lost': HARMLESS,
      },
    };
  },
});
