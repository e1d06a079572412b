import { expect, it } from 'vitest';
import { pseudo } from '../../facts/pseudo-locale.ts';
import { act } from '../support/act.ts';
import { controlNamed, fill, press } from '../support/gestures.ts';
import { MOMENT, openLiveShop } from '../support/live-shop.ts';
import { MODIFIERS } from '../support/modified-keys.ts';

const KEYS = ['ArrowDown', 'ArrowUp', 'Enter', 'Escape', 'Home'];

function field(): HTMLInputElement {
  return controlNamed(pseudo('search.label')) as HTMLInputElement;
}

function type(query: string): () => void {
  return () => {
    field().focus();
    fill(field(), query);
  };
}

/** Presses a key where the focus is. */
function key(name: string, modifier?: string): () => void {
  return () => {
    const held = modifier === undefined ? {} : { [modifier]: true };
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...held });
    document.activeElement?.dispatchEvent(event);
  };
}

function click(): void {
  press(field());
}

function goToWay(): void {
  document.querySelector<HTMLElement>('search li a')?.focus();
}

/** What was done before, by the state that it leads to. */
const BEFORE: Readonly<Record<string, readonly (() => void)[]>> = {
  empty: [type('')],
  open: [type('keyboard')],
  marked: [type('keyboard'), key('ArrowDown')],
  closed: [type('keyboard'), key('Escape')],
  'nothing found': [type('qqq')],
  'nothing found, closed': [type('qqq'), key('Escape')],
  'on a way that leads on': [type('qqq'), goToWay],
};

/** What a person sees of the box: its list, what is marked, its text, the focus, and the address of the page. */
function look(address: string): string {
  const { value } = field();
  const options = [...document.querySelectorAll('[role="option"]')];
  const marked = options.findIndex(({ id }) => id === field().getAttribute('aria-activedescendant'));
  const ways = document.querySelectorAll('search li a').length;
  const list = `${options.length} options${marked < 0 ? '' : `, marked ${marked + 1}`}, ${ways} ways`;
  return `${list}, «${value}», ${document.activeElement?.localName ?? ''}, ${address}`;
}

async function openSearch() {
  const { history, settle } = await openLiveShop('/SignUp', {}, { patience: MOMENT });
  const happen = async (deed: () => void) => {
    await act(async () => deed());
    await settle();
  };
  return { history, happen };
}

it('A key with another one beside it is left to the browser in each state of the search', async () => {
  const { history, happen } = await openSearch();
  for (const [state, deeds] of Object.entries(BEFORE).filter(([, all]) => !all.includes(goToWay))) {
    for (const deed of [type(''), ...deeds]) await happen(deed);
    const before = look(history.location.href);
    // Shift selects text in a field.
    for (const modifier of [...MODIFIERS, 'shiftKey'])
      for (const name of KEYS) {
        await happen(key(name, modifier));
        expect(look(history.location.href), `${state}, ${modifier} and ${name}`).toBe(before);
      }
  }
});

it('Each key does in each state of the search what the pattern of a combobox says (R15, R24)', async () => {
  const { history, happen } = await openSearch();
  const table: string[] = [];
  for (const [state, deeds] of Object.entries(BEFORE))
    for (const pressed of [...KEYS.map((name) => [name, key(name)] as const), ['a click', click] as const]) {
      await happen(() => history.replace('/SignUp'));
      for (const deed of [type(''), ...deeds]) await happen(deed);
      await happen(pressed[1]);
      table.push(`${state}, ${pressed[0]}: ${look(history.location.href)}`);
    }
  expect(table).toMatchInlineSnapshot(`
    [
      "empty, ArrowDown: 0 options, 0 ways, «», input, /SignUp",
      "empty, ArrowUp: 0 options, 0 ways, «», input, /SignUp",
      "empty, Enter: 0 options, 0 ways, «», input, /SignUp",
      "empty, Escape: 0 options, 0 ways, «», input, /SignUp",
      "empty, Home: 0 options, 0 ways, «», input, /SignUp",
      "empty, a click: 0 options, 0 ways, «», input, /SignUp",
      "open, ArrowDown: 3 options, marked 1, 0 ways, «keyboard», input, /SignUp",
      "open, ArrowUp: 3 options, marked 3, 0 ways, «keyboard», input, /SignUp",
      "open, Enter: 0 options, 0 ways, «», h1, /ProductDetail/2",
      "open, Escape: 0 options, 0 ways, «keyboard», input, /SignUp",
      "open, Home: 3 options, 0 ways, «keyboard», input, /SignUp",
      "open, a click: 3 options, 0 ways, «keyboard», input, /SignUp",
      "marked, ArrowDown: 3 options, marked 2, 0 ways, «keyboard», input, /SignUp",
      "marked, ArrowUp: 3 options, marked 3, 0 ways, «keyboard», input, /SignUp",
      "marked, Enter: 0 options, 0 ways, «», h1, /ProductDetail/2",
      "marked, Escape: 0 options, 0 ways, «keyboard», input, /SignUp",
      "marked, Home: 3 options, marked 1, 0 ways, «keyboard», input, /SignUp",
      "marked, a click: 3 options, marked 1, 0 ways, «keyboard», input, /SignUp",
      "closed, ArrowDown: 3 options, marked 1, 0 ways, «keyboard», input, /SignUp",
      "closed, ArrowUp: 0 options, 0 ways, «keyboard», input, /SignUp",
      "closed, Enter: 0 options, 0 ways, «keyboard», input, /SignUp",
      "closed, Escape: 0 options, 0 ways, «», input, /SignUp",
      "closed, Home: 0 options, 0 ways, «keyboard», input, /SignUp",
      "closed, a click: 3 options, 0 ways, «keyboard», input, /SignUp",
      "nothing found, ArrowDown: 0 options, 6 ways, «qqq», input, /SignUp",
      "nothing found, ArrowUp: 0 options, 6 ways, «qqq», input, /SignUp",
      "nothing found, Enter: 0 options, 6 ways, «qqq», input, /SignUp",
      "nothing found, Escape: 0 options, 0 ways, «qqq», input, /SignUp",
      "nothing found, Home: 0 options, 6 ways, «qqq», input, /SignUp",
      "nothing found, a click: 0 options, 6 ways, «qqq», input, /SignUp",
      "nothing found, closed, ArrowDown: 0 options, 6 ways, «qqq», input, /SignUp",
      "nothing found, closed, ArrowUp: 0 options, 0 ways, «qqq», input, /SignUp",
      "nothing found, closed, Enter: 0 options, 0 ways, «qqq», input, /SignUp",
      "nothing found, closed, Escape: 0 options, 0 ways, «», input, /SignUp",
      "nothing found, closed, Home: 0 options, 0 ways, «qqq», input, /SignUp",
      "nothing found, closed, a click: 0 options, 6 ways, «qqq», input, /SignUp",
      "on a way that leads on, ArrowDown: 0 options, 6 ways, «qqq», a, /SignUp",
      "on a way that leads on, ArrowUp: 0 options, 6 ways, «qqq», a, /SignUp",
      "on a way that leads on, Enter: 0 options, 6 ways, «qqq», a, /SignUp",
      "on a way that leads on, Escape: 0 options, 0 ways, «qqq», input, /SignUp",
      "on a way that leads on, Home: 0 options, 6 ways, «qqq», a, /SignUp",
      "on a way that leads on, a click: 0 options, 6 ways, «qqq», input, /SignUp",
    ]
  `);
});
