import { searchMachine } from '../../../machines/search/search.machine.ts';
import { sample, searchModel } from './search.model.ts';
import { textOf } from '../../engine/machine/words.ts';
import { type Predicted, defineDriver, HARMLESS } from '../../page/driver.ts';
import { bannerLines } from '../../page/screens/banner.ts';
import { nameOf } from '../../page/screens/product-words.ts';
import { type Code, LANGUAGES } from '../../facts/languages.ts';
import { STORED } from '../../page/page-fixture.ts';

type Context = {
  entries: readonly { id: number; text: string }[];
  query: string;
  matches: readonly number[];
  active: number;
};

function codeOf(entries: unknown): Code {
  return textOf(entries) === textOf(sample.tw) ? 'tw' : 'en';
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
    const option = (id: number, code: Code) => page.getByRole('option', { name: nameOf(id, code) });
    let address = '';
    const press =
      (key: string) =>
      async (_: unknown, { after }: { after: Predicted<Context> }) => {
        await box.press(key);
        follow(after);
      };
    const follow = ({ emitted }: Predicted<Context>) => {
      const [picked] = emitted;
      if (picked !== undefined) address = `/ProductDetail/${String(picked['id'])}`;
    };
    const see = ({ state, context: { entries, query, matches, active } }: Predicted<Context>) => {
      const code = codeOf(entries);
      const suggestions = state === 'idle' ? null : { found: matches, marked: matches[active] ?? null };
      return fixture.see({ address, language: LANGUAGES[code].tag, banner: bannerLines({ code, query, suggestions }) });
    };
    return {
      open: async () => {
        address = '/ForgetPassword';
        await fixture.enter(address);
        await box.waitFor();
        // The box has got the entries of the language when it shows: they are what the walk starts with.
        fixture.transitions.drain();
      },
      causes: {
        'query.typed': ({ query }) => box.fill(query),
        'next.pressed': press('ArrowDown'),
        'previous.pressed': press('ArrowUp'),
        'enter.pressed': press('Enter'),
        'option.picked': async ({ id }, { after }) => {
          await option(id, codeOf(after.context.entries)).click();
          follow(after);
        },
        'search.dismissed': async (_, { before }) => {
          if (before.state === 'idle') await box.blur();
          else await box.press('Escape');
        },
        'search.resumed': () => box.click(),
        'entries.changed': ({ entries }) => fixture.store(STORED.language, codeOf(entries)),
      },
      checks: { idle: see, suggesting: see, nothingFound: see },
      blockedControls: {
        'query.typed': { because: 'No state ignores it.' },
        'next.pressed': { because: 'Where no list stands open the arrow first opens it: that is search.resumed.' },
        'previous.pressed': HARMLESS,
        'enter.pressed': HARMLESS,
        'option.picked': ({ id }, { context }) => option(id, codeOf(context.entries)),
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
