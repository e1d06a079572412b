import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { searchMachine } from '../../../machines/search/search.machine.ts';
import { createTranslator } from '../../../src/app/texts/i18n.ts';
import { keepSearchEntries } from '../../../src/app/texts/keep-search-entries.ts';
import { loadProductTexts } from '../../../src/app/texts/product-texts.ts';
import { searchWords } from '../../../src/app/texts/search-words.ts';
import { createTranslationLoader } from '../../../src/app/texts/translation.ts';
import type { Code } from '../../facts/languages.ts';
import { localeOf } from '../../facts/texts.ts';
import { partsOfTexts } from '../support/parts-of-texts.ts';
import { settle } from '../support/settle.ts';

const { signal } = new AbortController();

/** What is typed: found by the name in its language, by another name, and by what each of two parts says. */
const TYPED = { name: { en: 'kestrel', tw: '紅隼' }, other: '鼠标', parts: ['part 0', 'part 1'] } as const;

/** The file of a language, where two products of the shop come in parts. */
function fileOf(code: Code, isLarge: boolean) {
  const file = structuredClone(localeOf(code).file) as { product: Record<number, unknown> };
  if (isLarge) for (const id of [2, 3]) delete file.product[id];
  return file;
}

/** A search box in English. All that it searches beside the file comes once it is let; what is dead by then fails. */
async function openSearch({ isLarge = false } = {}) {
  const dead = new Set<string>();
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const load = async <T>(name: string, come: T): Promise<T> => {
    asked.push(name);
    await new Promise<void>((resolve) => void waiting.push(resolve));
    if (dead.has(name)) throw new Error(name);
    return come;
  };
  const blocks = [[2], [3]];
  const parts = partsOfTexts(blocks.length, ({ code, kind, block, name }) => {
    const text = kind === 'names' ? { name: `${code} ${block}` } : { description: `part ${block}` };
    return load(name, { default: [text] });
  });
  const i18n = createTranslator();
  const texts = isLarge ? loadProductTexts(parts, i18n, blocks) : undefined;
  const search = createActor(searchMachine, { input: { entries: [], isWhole: false } }).start();
  const idle = {
    isBusy: false,
    held: [] as (() => void)[],
    come: async () => {
      for (const then of idle.held.splice(0)) then();
      await settle();
    },
  };
  const whenIdle = (then: () => void) => (idle.isBusy ? void idle.held.push(then) : queueMicrotask(then));
  const later = { soon: (then: () => void) => then(), whenIdle };
  keepSearchEntries(search, i18n, later, texts, () => load('other names', { searchWords }));
  let told = 0;
  search.subscribe(() => (told += 1));
  const fetch = async (address: string) => Response.json(fileOf(address.includes('/tw/') ? 'tw' : 'en', isLarge));
  const loader = createTranslationLoader(i18n, fetch);
  const show = async (code: 'en' | 'tw') => {
    await loader.load(code, signal);
    await settle();
  };
  await show('en');
  return {
    dead,
    asked,
    idle,
    show,
    /** Lets all come that is on its way, and what is asked for after that. */
    come: async () => {
      while (waiting.length > 0) {
        for (const letGo of waiting.splice(0)) letGo();
        await settle();
      }
    },
    told: () => told,
    /** What the box shows where something is typed. */
    typed: (query: string) => {
      search.send({ type: 'query.typed', query });
      const { value, context } = search.getSnapshot();
      return context.matches[0] ?? (typeof value === 'string' ? value : value.open);
    },
  };
}

describe('The search box is told what it searches, and when that is all', () => {
  it('by the names of the language at once, by other names once they have come, in every language from then on', async () => {
    const { typed, come, show, asked } = await openSearch();
    expect([typed(TYPED.name.en), typed(TYPED.other)]).toEqual([1, 'pending']);
    await come();
    expect([typed(TYPED.other), typed('zzz')]).toEqual([1, 'nothingFound']);
    await show('tw');
    expect([typed(TYPED.name.tw), typed('zzz'), asked]).toEqual([1, 'nothingFound', ['other names']]);
  });

  it('by none where the other names do not come, which the next language asks for again', async () => {
    const { typed, come, show, dead } = await openSearch();
    dead.add('other names');
    await come();
    expect([typed(TYPED.name.en), typed(TYPED.other)]).toEqual([1, 'nothingFound']);
    dead.clear();
    await show('tw');
    expect(typed(TYPED.name.en)).toBe('pending');
    await come();
    expect([typed(TYPED.name.en), typed('zzz')]).toEqual([1, 'nothingFound']);
  });

  it('once, however often the language changed before they came', async () => {
    const { typed, come, show, told } = await openSearch();
    await show('tw');
    await show('en');
    const before = told();
    await come();
    expect(told() - before).toBe(1);
    expect(typed(TYPED.other)).toBe(1);
  });

  it('also where the other names come while another language waits for an idle moment', async () => {
    const { typed, come, show, idle } = await openSearch();
    idle.isBusy = true;
    await show('tw');
    await come();
    idle.isBusy = false;
    await idle.come();
    expect([typed(TYPED.other), typed('zzz')]).toEqual([1, 'nothingFound']);
  });

  it('of a large shop by its parts, too', async () => {
    const { typed, come, show } = await openSearch({ isLarge: true });
    expect([typed(TYPED.name.en), typed(TYPED.parts[0]), typed('zzz')]).toEqual([1, 'pending', 'pending']);
    await come();
    expect([typed(TYPED.parts[0]), typed(TYPED.parts[1]), typed('zzz')]).toEqual([2, 3, 'nothingFound']);
    await show('tw');
    expect([typed(TYPED.other), typed(TYPED.parts[0])]).toEqual([1, 'pending']);
    await come();
    expect([typed(TYPED.parts[0]), typed('zzz')]).toEqual([2, 'nothingFound']);
  });

  it.each([
    ['one part', 'en details 0', [1, 'nothingFound', 3]],
    ['the other names', 'other names', ['nothingFound', 2, 3]],
  ])('by all else where %s does not come, which is asked for again with the next language', async (_, name, found) => {
    const { typed, come, show, dead } = await openSearch({ isLarge: true });
    const all = () => [typed(TYPED.other), typed(TYPED.parts[0]), typed(TYPED.parts[1])];
    dead.add(name);
    await come();
    expect(all()).toEqual(found);
    dead.clear();
    await show('tw');
    await come();
    await show('en');
    await come();
    expect(all()).toEqual([1, 2, 3]);
  });
});
