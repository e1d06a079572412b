import { languageMachine } from '../../../machines/language/language.machine.ts';
import { languageModel } from './language.model.ts';
import { SCREEN_SCRIPTS } from '../../page/answers.ts';
import { type Predicted, type StepPredictions, defineDriver, HARMLESS, inTurn } from '../../page/driver.ts';
import { LOST_FILE } from '../../page/console-errors.ts';
import { HeldRequests, fetchFor, holds } from '../../page/held-requests.ts';
import { Pointer } from '../../page/pointer.ts';
import { pressing } from '../../page/pressing.ts';
import { forgetPasswordPage } from '../../page/screens/forms.ts';
import { SKELETON, SKELETON_DELAY } from '../../page/screens/skeleton.ts';
import { CODES, type Code, isCode } from '../../facts/languages.ts';
import { textIn } from '../../facts/texts.ts';
import { literally } from '../../facts/literally.ts';
import { pseudoIn, pseudoScript } from '../../facts/pseudo-locale.ts';
import { STORED } from '../../page/stored/stored.ts';
import { Masked } from '../../page/screen/masked.ts';

type Context = { shown: Code | null; requested: Code; origin: string; failures: number };

const ADDRESS = '/ForgetPassword';
/** Stands in no script but the one that holds the English texts: search knows the names of products, too. */
const ENGLISH_TEXT = textIn('en', 'forgetPassword.done');
const SWITCHER_KEY = 'language.button';
const TRY_AGAIN_KEY = 'common.tryAgain';
const HEADING_KEY = 'forgetPassword.heading';
const TWO_MINUTES = 120_000;

/** What the page remembers beside the machine: the languages that were fetched, and the one in storage. */
interface Memory {
  readonly fetched: readonly string[];
  readonly stored: string | null;
}

/** What the shop says in each language when none could be loaded: these words stand in no locale file. */
const NO_TEXTS: Readonly<Record<Code, string>> = {
  en: 'The shop could not be loaded. Check your connection and try again.',
  cn: '商店未能加载。请检查网络连接，然后重试。',
  tw: '商店無法載入。請檢查網路連線，然後再試一次。',
};

const RETRY: Readonly<Record<Code, string>> = { en: 'Try again', cn: '重试', tw: '再試一次' };
const RETRYING: Readonly<Record<Code, string>> = { en: 'Trying again…', cn: '正在重试…', tw: '正在重試…' };

/** The name of a language, as each other one has it. */
function nameOf(code: Code, language: Code): string {
  return pseudoIn(code, `language.name.${language}`);
}

/** What stands on the page when no language could be loaded at all, and while it is tried again. */
function noTextsPage(isTrying: boolean): string[] {
  const buttonOf = (code: Code) => (isTrying ? `button "${RETRYING[code]}" [disabled]` : `button "${RETRY[code]}"`);
  return [
    'heading "Loadout" [level=1]',
    ...CODES.flatMap((code) => ['paragraph', `text: ${NO_TEXTS[code]}`, buttonOf(code)]),
  ];
}

/** Whether nothing has come in all tries: the shop says so from before the last of them until something does. */
function isLost({ state, context: { shown, failures } }: Predicted<Context>): boolean {
  return shown === null && failures === 3 && !state.includes('translation.fallingBack');
}

/** What stands around the page while there are no words for it. */
const NO_FRAME = { banner: [], beyond: [], footer: [], current: [], cart: '', greeting: '' };

/** The shapes of the frame that comes: the promotions above the header, the line below it, and those of the page. */
const SHAPES = ['wide', 'line', ...SKELETON];

/** The names of «Try again» in all languages, as a text and where there is none. */
const TRY_AGAIN = new RegExp(
  `^(?:⟦\\w+ common\\.tryAgain⟧|${[...Object.values(RETRY), ...Object.values(RETRYING)].join('|')})$`,
  'u',
);

/** The language of the shop: every file is held until the walk says how it comes, and the clock stands still. */
export const languageDriver = defineDriver<typeof languageMachine, Context>({
  id: 'language',
  machine: languageMachine,
  model: languageModel,
  clocked: true,
  each: 'transition',
  // Where no language has come at all, the page has other words.
  screen: ({ state, context: { shown } }) => `${state.split(' + ').at(-1)} ${shown === null ? 'without texts' : ''}`,
  consoleErrors: [LOST_FILE],
  pageObject: (fixture, turn) => {
    const { page, context } = fixture;
    const button = page.getByRole('banner').locator('button[aria-expanded]').first();
    const pointer = new Pointer(page, button);
    const file = new HeldRequests(page, '**/locales/*/translation.json');
    const english = new HeldRequests(page, SCREEN_SCRIPTS, holds(ENGLISH_TEXT));
    /** How long the shop waits before it tries again, in milliseconds, and the choice that it keeps. */
    let delay = 0;
    let kept: Code | null = null;
    let cookie: Code | null = null;
    /** What has the focus: a button or the heading by its key, or the main part of the page. */
    let focused: string | null = null;
    /** Whether the HTML of the build still stands on the page: it is English, and is held back from who reads another. */
    let isHtml = false;
    const note = ({ after }: StepPredictions<Context>) => {
      const [scheduled] = after.scheduled ?? [];
      if (scheduled !== undefined) delay = Number(scheduled['delay']);
      // Where all is lost, the page is rendered anew, and says so.
      if (after.context.shown !== null || isLost(after)) isHtml = false;
      // A button that goes with the words of the frame takes the focus along; one that alone goes passes it on.
      if (after.context.shown === null && !isLost(after)) focused = null;
      else if (focused === TRY_AGAIN_KEY && notesOf(after).length === 0) focused = HEADING_KEY;
    };
    const option = (language: Code) =>
      page.getByRole('button', { name: new RegExp(`^⟦\\w+ language\\.name\\.${language}⟧$`, 'u') });
    const isThere = () => button.isVisible();
    /** Chooses a language by the mouse, or by keys, which lead into the list. */
    const choose = pressing(turn);
    /** Opens the list: by a press of a key, by an arrow, which leads into it, or by a pointer that comes. */
    const open = inTurn(
      turn,
      async () => {
        await button.press('Enter');
        focused = SWITCHER_KEY;
      },
      async () => {
        await button.press('ArrowDown');
        focused = `language.name.${CODES[0]}`;
      },
      async () => {
        await button.press('ArrowUp');
        focused = `language.name.${CODES.at(-1)}`;
      },
      () => pointer.enter(),
    );
    const escape = async () => {
      await page.keyboard.press('Escape');
      if (focused?.startsWith('language.') === true) focused = SWITCHER_KEY;
    };
    const closeInTurn = inTurn(
      turn,
      async (before: Predicted<Context>) => {
        await pointer.leaveWithFocus();
        // The line of trouble pushes the main part of the page to where the pointer presses.
        focused = notesOf(before).length > 0 ? 'main' : null;
      },
      escape,
    );
    /**
     * Closes it: by Escape, which leads back to the switcher, or by a pointer that leaves and presses elsewhere. Who has gone
     * into the list by keys goes out of it by one.
     */
    const close = (before: Predicted<Context>) =>
      focused?.startsWith('language.name.') === true ? escape() : closeInTurn(before);

    const notesOf = ({ state, context: { shown, requested, failures } }: Predicted<Context>): string[] => {
      if (shown === null || failures === 0) return [];
      const key = state.includes('translation.failed') ? 'language.failed' : 'language.retrying';
      return [
        `text: ${pseudoIn(shown, key, { language: nameOf(shown, requested), current: nameOf(shown, shown) })}`,
        `button "${pseudoIn(shown, 'common.tryAgain')}"`,
      ];
    };
    const focusOf = (shown: Code): string => {
      if (focused === null || focused === 'main') return focused ?? '';
      return `${focused === HEADING_KEY ? 'heading' : 'button'} ${pseudoIn(shown, focused)}`;
    };
    const see = async (predicted: Predicted<Context>) => {
      const {
        state,
        context: { shown },
      } = predicted;
      if (shown === null && isHtml && !isLost(predicted)) {
        await fixture.see({ address: ADDRESS, main: forgetPasswordPage(), shop: { kept, cookie } });
        return;
      }
      if (shown === null) {
        const isTrying = state.includes('translation.loading');
        const main = isLost(predicted) ? noTextsPage(isTrying) : [];
        const blank = new Masked('blank');
        const masked = { title: blank, description: blank, language: blank };
        const pressed = `button ${(isTrying ? RETRYING : RETRY).en}`;
        const focus = focused === TRY_AGAIN_KEY ? pressed : 'heading Loadout';
        const rest = isLost(predicted) ? { focus } : { shapes: SHAPES };
        await fixture.see({ address: ADDRESS, main, shop: { kept, cookie }, ...NO_FRAME, ...masked, ...rest });
        return;
      }
      // The HTML of the build says the same before it answers.
      await fixture.answers();
      const notes = notesOf(predicted);
      await fixture.see({
        address: ADDRESS,
        main: forgetPasswordPage({}, false, shown),
        shop: { code: shown, isListOpen: state.includes('menu.open'), kept, cookie },
        notes,
        focus: focusOf(shown),
      });
    };
    const seeKept = () =>
      fixture.read(
        'the language that is stored',
        () => page.evaluate((key) => localStorage.getItem(key), STORED.language),
        kept,
      );
    const seeList =
      (isOpen: boolean) =>
      async ({ context: { shown } }: Predicted<Context>) => {
        const list = literally(`button "${nameOf(shown ?? 'en', 'en')}"`);
        const banner = new RegExp(isOpen ? list : `^(?![^]*${list})`, 'u');
        await fixture.seeParts({ banner: shown === null && !isHtml ? [] : banner });
      };
    const tryAgain = page.getByRole('button', { name: TRY_AGAIN }).first();

    return {
      open: async (input) => {
        const detected = Reflect.get(Object(input), 'detected');
        if (!isCode(detected)) throw new Error('No language is detected.');
        cookie = null;
        focused = null;
        isHtml = detected === 'en';
        kept = detected === 'en' ? null : detected;
        await pointer.leave();
        await fixture.clear({ stored: kept === null ? {} : { [STORED.language]: kept } });
        await file.start();
        await english.start();
        await page.goto(ADDRESS, { waitUntil: 'commit' });
        await fixture.scriptsCome();
        if (isHtml) return;
        await file.arrival();
        await page.clock.runFor(SKELETON_DELAY);
      },
      causes: {
        'language.chosen': async ({ language }, scene) => {
          await choose(option(language));
          focused = SWITCHER_KEY;
          note(scene);
          if (scene.after.state.includes('translation.stored')) [kept, cookie] = [language, language];
        },
        'language.shared': async ({ language }, scene) => {
          await fixture.store(STORED.language, language);
          kept = language;
          note(scene);
        },
        'retry.requested': async (_, scene) => {
          if (await tryAgain.isVisible()) {
            await tryAgain.click();
            focused = TRY_AGAIN_KEY;
          }
          note(scene);
        },
        'network.returned': async (_, scene) => {
          await fixture.networkReturns();
          note(scene);
        },
        'menu.opened': async (_, { before }) => {
          if (!(await isThere())) return;
          // The pointer is on an open list already; the click of a mouse asks for it once more.
          if (before.state.includes('menu.open')) {
            await button.click();
            focused = SWITCHER_KEY;
          } else await open();
        },
        'menu.closed': (_, { before }) => close(before),
        'after retryDelay': async () => page.clock.runFor(delay),
        'after lateRetryDelay': async () => page.clock.runFor(delay),
        'done loadTranslation': async (_, scene) => {
          await (await file.next()).fallback();
          const { requested } = scene.after.context;
          if (scene.after.state.includes('translation.stored')) [kept, cookie] = [requested, requested];
          note(scene);
        },
        'error loadTranslation': async (_, scene) => {
          await (await file.next()).fulfill({ status: 503, body: '' });
          note(scene);
        },
        'done loadFallback': async (_, scene) => {
          const script = await english.next();
          const response = await fetchFor(script);
          await script.fulfill({ response, body: pseudoScript('en', await response.text()) });
          note(scene);
        },
        'error loadFallback': async (_, scene) => {
          const script = await english.next();
          await page.clock.runFor(TWO_MINUTES);
          // As long as the first request hangs, the browser asks for nothing at the same address.
          await script.abort();
          note(scene);
        },
      },
      checks: {
        'translation.loading': see,
        'translation.retrying': see,
        'translation.fallingBack': see,
        'translation.failed': see,
        'translation.ready': async (predicted) => {
          await see(predicted);
          await seeKept();
        },
        'translation.stored': async (predicted) => {
          await see(predicted);
          await seeKept();
          const cookieNow = async () => (await context.cookies()).find(({ name }) => name === 'i18next')?.value ?? null;
          await fixture.read('the language in its cookie', cookieNow, kept);
        },
        'menu.closed': seeList(false),
        'menu.open': seeList(true),
      },
      blockedControls: {
        'language.chosen': ({ language }) => option(language),
        'language.shared': { because: 'No state ignores it.' },
        'retry.requested': (_, predicted) => (notesOf(predicted).length > 0 ? HARMLESS : tryAgain),
        'network.returned': HARMLESS,
        'menu.opened': HARMLESS,
        'menu.closed': HARMLESS,
      },
    };
  },
  reach: {
    start: { fetched: [], stored: null } satisfies Memory,
    can: ({ memory, before, stimulus, after }) => {
      const { fetched, stored } = memory as Memory;
      // A language is fetched once: what the page has already, it does not wait for.
      const isFetched = fetched.includes(String(after.context['requested']));
      if (isFetched && after.state.includes('translation.loading')) return false;
      if (before === null) return true;
      const { type, ...payload } = stimulus.event;
      const isBlank = before.context['shown'] === null;
      // Before the first language there is no header, and the line «Try again» only when all is lost.
      if (type === 'language.chosen') return !isBlank && before.state.includes('menu.open');
      if (type === 'menu.opened' || type === 'menu.closed') return !isBlank;
      if (type === 'retry.requested') return !isBlank || before.state.includes('translation.failed');
      // Another tab that writes what is stored already is not heard.
      return (
        type !== 'language.shared' ||
        (payload['language'] !== before.context['requested'] && payload['language'] !== stored)
      );
    },
    next: ({ memory, before, stimulus: { event }, after }): Memory => {
      const { fetched, stored } = memory as Memory;
      const requested = String(after.context['requested']);
      const isStored =
        (before === null && requested !== 'en') ||
        event.type === 'language.shared' ||
        after.state.includes('translation.stored');
      return {
        fetched:
          event.type === 'xstate.done.actor.loadTranslation' ? [...new Set([...fetched, requested])].sort() : fetched,
        stored: isStored ? requested : stored,
      };
    },
  },
});
