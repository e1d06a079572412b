import { searchMachine } from '../../../machines/search/search.machine.ts';
import { partOf, searchModel } from './search.model.ts';
import { textOf } from '../../engine/machine/words.ts';
import { entering } from '../../page/entering.ts';
import { type Predicted, defineDriver, HARMLESS } from '../../page/driver.ts';
import { OTHER_NAMES_SCRIPT } from '../../page/answers.ts';
import { HeldRequests } from '../../page/held-requests.ts';
import { detailPage } from '../../page/screens/detail.ts';
import { forgetPasswordPage } from '../../page/screens/forms.ts';
import { categoryIn, suggestionName, suggestionOf } from '../../page/screens/suggestions.ts';
import { productList } from '../../page/screens/list.ts';
import { listAddress } from '../../facts/categories.ts';
import type { Code } from '../../facts/languages.ts';
import { bannerLines } from '../../page/screens/banner.ts';
import type { Observed } from '../../engine/model.ts';
import { STORED } from '../../page/stored/stored.ts';
import type { SeenProducts } from '../../page/screen/seen-products.ts';
import { headingOf } from '../../page/screens/lines.ts';
import { pseudoIn } from '../../facts/pseudo-locale.ts';

type Context = {
  entries: readonly { id: number; name: string }[];
  isWhole: boolean;
  query: string;
  matches: readonly number[];
  active: number;
};

/** So often the shop asks for a script before it does without. */
const TRIES = 3;

/** What is searched, and whether it is all that there is. */
function searchedIn(seen: Observed | null): unknown {
  return [seen?.context['entries'], seen?.context['isWhole']];
}

/** The category that is led to where nothing is found. */
const LED_TO = 4;

const AS_OPENED = { quantity: 1, inCart: null };

function pageOf(picked: number | null, code: Code, seen: SeenProducts): string[] {
  if (picked === null) return forgetPasswordPage({}, false, code);
  const category = categoryIn(picked);
  if (category === null) return detailPage(picked, { ...AS_OPENED, code, seen: seen.beside(picked) });
  return productList(category, { code });
}

/**
 * The search box of the header, in the two languages of the model. The script with the other names is held where the walk
 * begins without them, until it says whether they come.
 */
export const searchDriver = defineDriver<typeof searchMachine, Context>({
  id: 'search',
  machine: searchMachine,
  model: searchModel,
  each: 'configuration',
  pageObject: (fixture, turn) => {
    const { page } = fixture;
    const names = new HeldRequests(page, OTHER_NAMES_SCRIPT);
    const box = page.getByRole('banner').getByRole('combobox');
    const option = (id: number, code: Code) => page.getByRole('option', { name: suggestionName(id, code) });
    const clearButton = (code: Code) => page.getByRole('button', { name: pseudoIn(code, 'search.clear') });
    let address = '';
    let picked: number | null = null;
    let kept: Code | null = null;
    /** What has the focus: the box, the heading of the page that a suggestion led to, or nothing. */
    let focus: 'box' | 'heading' | '' = '';
    const focusIn = (code: Code, main: readonly string[]) =>
      focus === 'box' ? `field ${pseudoIn(code, 'search.label')}` : focus === '' ? '' : headingOf(main);
    const press =
      (key: string) =>
      async (_: unknown, { after }: { after: Predicted<Context> }) => {
        await box.press(key);
        focus = 'box';
        follow(after);
      };
    /** What is picked leads to its page. */
    const leadTo = (suggestion: number) => {
      const category = categoryIn(suggestion);
      picked = suggestion;
      address = category === null ? `/ProductDetail/${suggestion}` : listAddress(category);
      focus = 'heading';
    };
    const follow = ({ emitted }: Predicted<Context>) => {
      const [news] = emitted;
      if (news === undefined) return;
      leadTo(Number(news['id']));
    };
    const seeBox = (
      { context: { entries, query, matches, active } }: Predicted<Context>,
      { isResultShown }: { isResultShown: boolean },
    ) => {
      const { code } = partOf(entries);
      const suggestions = isResultShown ? { found: matches, marked: matches[active] ?? null } : null;
      const main = pageOf(picked, code, fixture.seen);
      const banner = bannerLines({ code, query, suggestions });
      return fixture.see({
        address,
        main,
        banner,
        shop: { code, query, suggestions, kept },
        focus: focusIn(code, main),
      });
    };
    const seeQuery = (predicted: Predicted<Context>) => seeBox(predicted, { isResultShown: false });
    const seeResult = (predicted: Predicted<Context>) => seeBox(predicted, { isResultShown: true });
    /** The box has got so many entries: first those of the language, and once the page is idle the other names, too. */
    const seeChanges = (count: number) =>
      fixture.read(
        'how often the box has got what it searches',
        async () => fixture.transitions.timesOf('search: entries.changed[0]'),
        count,
      );
    const failNames = async () => {
      for (let tries = 0; tries < TRIES; tries += 1)
        // What comes is no script of the build, as after a deploy.
        await (await names.next()).fulfill({ status: 200, contentType: 'text/javascript', body: '' });
    };
    const enter = entering(turn);
    /** Where nothing is found the way to a category stands below the box. */
    const leadOn = async ({ context: { entries } }: Predicted<Context>) => {
      const { code } = partOf(entries);
      const category = `category.${LED_TO}.name`;
      await page
        .getByRole('search')
        .getByRole('link', { name: pseudoIn(code, category), exact: true })
        .click();
      leadTo(suggestionOf(LED_TO));
    };
    return {
      open: async (input) => {
        const isWhole = Reflect.get(Object(input), 'isWhole') === true;
        [picked, kept, focus] = [null, null, ''];
        address = '/ForgetPassword';
        await fixture.enter(address, { prepare: async () => (isWhole ? undefined : names.start()) });
        await box.waitFor();
        await seeChanges(isWhole ? 2 : 1);
        fixture.transitions.drain();
      },
      causes: {
        'query.typed': async ({ query }) => {
          await enter(box, query);
          focus = 'box';
        },
        'next.pressed': press('ArrowDown'),
        'previous.pressed': press('ArrowUp'),
        'enter.pressed': press('Enter'),
        'option.picked': async ({ id }, { after }) => {
          await option(id, partOf(after.context.entries).code).click();
          follow(after);
        },
        'escape.pressed': press('Escape'),
        'query.cleared': async (_, { after }) => {
          await clearButton(partOf(after.context.entries).code).click();
          focus = 'box';
        },
        'search.dismissed': async (_, { before: { state }, after }) => {
          if (state.includes('nothingFound')) return leadOn(after);
          await box.blur();
          if (focus === 'box') focus = '';
        },
        'search.resumed': async () => {
          await box.click();
          focus = 'box';
        },
        'entries.changed': async ({ entries }, { before }) => {
          const { code, isEarly } = partOf(entries);
          if (code !== partOf(before.context.entries).code) {
            kept = code;
            await fixture.store(STORED.language, kept);
          } else if (isEarly) await failNames();
          else await (await names.next()).continue();
        },
      },
      checks: {
        idle: seeQuery,
        'open.suggesting': seeResult,
        'open.nothingFound': seeResult,
        'open.pending': seeQuery,
      },
      blockedControls: {
        'query.typed': { because: 'No state ignores it.' },
        'next.pressed': { because: 'Where no list stands open the arrow first opens it: that is search.resumed.' },
        'previous.pressed': HARMLESS,
        'enter.pressed': HARMLESS,
        'option.picked': ({ id }, { context }) => option(id, partOf(context.entries).code),
        'escape.pressed': { because: 'No state ignores it.' },
        'query.cleared': { because: 'No state ignores it; the button is there where something is typed.' },
        'search.dismissed': HARMLESS,
        'search.resumed': HARMLESS,
        'entries.changed': { because: 'No state ignores it.' },
      },
    };
  },
  reach: {
    start: null,
    // The entries change with the language, and that only to another one; or the other names come, or fail to. No texts come
    // in parts, since the shop is small: with the other names all is there.
    can: ({ before, stimulus, after }) =>
      stimulus.event.type !== 'entries.changed' ||
      (textOf(searchedIn(before)) !== textOf(searchedIn(after)) &&
        (after.context['isWhole'] === true || partOf(after.context['entries']).isEarly)),
    next: () => null,
  },
});
