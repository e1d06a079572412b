import { searchMachine } from '../../../machines/search/search.machine.ts';
import { sample, searchModel } from './search.model.ts';
import { textOf } from '../../engine/machine/words.ts';
import { type Predicted, defineDriver, HARMLESS } from '../../page/driver.ts';
import { detailPage } from '../../page/screens/detail.ts';
import { forgetPasswordPage } from '../../page/screens/forms.ts';
import { categoryIn, suggestionName } from '../../page/screens/suggestions.ts';
import { productList } from '../../page/screens/list.ts';
import { listAddress } from '../../facts/categories.ts';
import type { Code } from '../../facts/languages.ts';
import { bannerLines } from '../../page/screens/banner.ts';
import { STORED } from '../../page/stored/stored.ts';
import type { SeenProducts } from '../../page/screen/seen-products.ts';
import { headingOf } from '../../page/screens/lines.ts';
import { pseudoIn } from '../../facts/pseudo-locale.ts';

type Context = {
  entries: readonly { id: number; name: string }[];
  query: string;
  matches: readonly number[];
  active: number;
};

function codeOf(entries: unknown): Code {
  return textOf(entries) === textOf(sample.tw) ? 'tw' : 'en';
}

const AS_OPENED = { quantity: 1, inCart: null };

function pageOf(picked: number | null, code: Code, seen: SeenProducts): string[] {
  if (picked === null) return forgetPasswordPage({}, false, code);
  const category = categoryIn(picked);
  if (category === null) return detailPage(picked, { ...AS_OPENED, code, seen: seen.beside(picked) });
  return productList(category, { code });
}

/** The search box of the header, in the two languages of the model. */
export const searchDriver = defineDriver<typeof searchMachine, Context>({
  id: 'search',
  machine: searchMachine,
  model: searchModel,
  each: 'configuration',
  pageObject: (fixture) => {
    const { page } = fixture;
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
    const follow = ({ emitted }: Predicted<Context>) => {
      const [news] = emitted;
      if (news === undefined) return;
      picked = Number(news['id']);
      const category = categoryIn(picked);
      address = category === null ? `/ProductDetail/${picked}` : listAddress(category);
      focus = 'heading';
    };
    const see = ({ state, context: { entries, query, matches, active } }: Predicted<Context>) => {
      const code = codeOf(entries);
      const suggestions = state === 'idle' ? null : { found: matches, marked: matches[active] ?? null };
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
    return {
      open: async () => {
        [picked, kept, focus] = [null, null, ''];
        address = '/ForgetPassword';
        await fixture.enter(address);
        await box.waitFor();
        // The box has got the entries of the language when it shows, and the other names when the page is idle: they are
        // what the walk starts with.
        await fixture.read(
          'whether the other names have come',
          async () => fixture.transitions.timesOf('search: entries.changed[0]') > 1,
          true,
        );
        fixture.transitions.drain();
      },
      causes: {
        'query.typed': async ({ query }) => {
          await box.fill(query);
          focus = 'box';
        },
        'next.pressed': press('ArrowDown'),
        'previous.pressed': press('ArrowUp'),
        'enter.pressed': press('Enter'),
        'option.picked': async ({ id }, { after }) => {
          await option(id, codeOf(after.context.entries)).click();
          follow(after);
        },
        'escape.pressed': press('Escape'),
        'query.cleared': async (_, { after }) => {
          await clearButton(codeOf(after.context.entries)).click();
          focus = 'box';
        },
        'search.dismissed': async () => {
          await box.blur();
          if (focus === 'box') focus = '';
        },
        'search.resumed': async () => {
          await box.click();
          focus = 'box';
        },
        'entries.changed': async ({ entries }) => {
          kept = codeOf(entries);
          await fixture.store(STORED.language, kept);
        },
      },
      checks: { idle: see, suggesting: see, nothingFound: see },
      blockedControls: {
        'query.typed': { because: 'No state ignores it.' },
        'next.pressed': { because: 'Where no list stands open the arrow first opens it: that is search.resumed.' },
        'previous.pressed': HARMLESS,
        'enter.pressed': HARMLESS,
        'option.picked': ({ id }, { context }) => option(id, codeOf(context.entries)),
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
    // The entries change with the language, and that only to another one.
    can: ({ before, stimulus, after }) =>
      stimulus.event.type !== 'entries.changed' ||
      textOf(before?.context['entries']) !== textOf(after.context['entries']),
    next: () => null,
  },
});
