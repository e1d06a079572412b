import { searchMachine } from '../../machines/search/search.machine.ts';
import { sample, searchModel } from '../models/search.model.ts';
import { textOf } from '../walker/words.ts';
import { type Foretold, defineDriver, HARMLESS } from './driver.ts';
import { bannerLines } from './screens/banner.ts';
import { nameOf } from './screens/goods.ts';
import { type Code, TAGS } from './screens/words.ts';
import { STORED } from './stage.ts';

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
  play: (stage) => {
    const { page } = stage;
    const box = page.getByRole('banner').getByRole('combobox');
    const option = (id: number, code: Code) => page.getByRole('option', { name: nameOf(id, code) });
    let address = '';
    const press =
      (key: string) =>
      async (_: unknown, { after }: { after: Foretold<Context> }) => {
        await box.press(key);
        follow(after);
      };
    const follow = ({ emitted }: Foretold<Context>) => {
      const [picked] = emitted;
      if (picked !== undefined) address = `/ProductDetail/${String(picked['id'])}`;
    };
    const see = ({ state, context: { entries, query, matches, active } }: Foretold<Context>) => {
      const code = codeOf(entries);
      const suggestions = state === 'idle' ? null : { found: matches, marked: matches[active] ?? null };
      return stage.see({ address, language: TAGS[code], banner: bannerLines({ code, query, suggestions }) });
    };
    return {
      open: async () => {
        address = '/ForgetPassword';
        await stage.enter(address);
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
        'entries.changed': ({ entries }) => stage.store(STORED.language, codeOf(entries)),
      },
      checks: { idle: see, suggesting: see, nothingFound: see },
      offers: {
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
