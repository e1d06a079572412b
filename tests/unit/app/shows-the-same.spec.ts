import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { type MachineId, machines } from '../../../machines/index.ts';
import { byTurns } from '../../commands/sampling.ts';
import { FAN, FULL_KEYBOARD, MOUSE } from '../../facts/products.ts';
import { inAnyLanguage } from '../../facts/pseudo-locale.ts';
import { STORED, type Stored, storedCart, storedVisitor } from '../../page/stored/stored.ts';
import { LEFT_OUT, LEFT_OUT_THERE } from '../../walks/left-out-relations.ts';
import { act } from '../support/act.ts';
import { UNSEEN, focusedMarkup, markupWithout, valuesIn } from '../support/dom-look.ts';
import { followWalks, leavesIn, oneInEachLeaf, type Reached } from '../support/follow-walks.ts';
import { press } from '../support/gestures.ts';
import { type LiveShop, type LiveTab, MOMENT, openLiveShop } from '../support/live-shop.ts';
import { plain } from '../support/rendered-markup.ts';

/** Where the shop is opened, and what the browser has kept by then. */
type Opened = readonly [address: string, stored?: Stored];

const SIGNED_IN: Stored = { [STORED.session]: storedVisitor('Ada', true) };
const FILLED: Stored = { [STORED.cart]: storedCart([{ id: FAN.id, quantity: 2 }]) };
const LIST = `/ProductList/Mouse?category=${MOUSE.category}`;

/** A product that is compared with another one of its category, and so has a link to it. */
const BESIDE_ANOTHER = `/ProductDetail/${FULL_KEYBOARD.id}`;

/** Where each machine has an actor. */
const OPENED: Readonly<Partial<Record<MachineId, Opened>>> = {
  account: ['/UserProfile', SIGNED_IN],
  carousel: ['/'],
  cart: ['/ShoppingCart'],
  checkout: ['/CheckOut', FILLED],
  contents: [LIST],
  form: ['/ForgetPassword'],
  gallery: [BESIDE_ANOTHER],
  marquee: ['/SignUp'],
  notice: [LIST],
  purchase: [BESIDE_ANOTHER],
  search: ['/'],
  session: ['/UserProfile'],
  storage: ['/ShoppingCart', FILLED],
  wishlist: [LIST],
};

/** A cart with an Undo: the shop takes it from what is stored, whatever an actor is told. */
const UNDOABLE: Stored = {
  [STORED.cart]: storedCart([{ id: FAN.id, quantity: 2 }], { line: { id: MOUSE.id, quantity: 1 }, index: 0 }),
};

/** The addresses that bring the machine of the navigation into its states. */
const SCREENS: Readonly<Record<string, string>> = {
  'screen.home': '/',
  'screen.list': LIST,
  'screen.detail.found': `/ProductDetail/${MOUSE.id}`,
  'screen.detail.missing': '/ProductDetail/17',
  'screen.account.signInForm': '/UserProfile',
  'screen.account.accountPage': '/UserProfile',
  'screen.signUp': '/SignUp',
  'screen.forgetPassword': '/ForgetPassword',
  'screen.cart': '/ShoppingCart',
  'screen.checkout': '/CheckOut',
};

/** Who is there, by what the browser keeps. */
const VISITORS: Readonly<Record<string, Stored>> = {
  'visitor.visiting': {},
  'visitor.signedIn': SIGNED_IN,
  'visitor.signedOut': { [STORED.session]: storedVisitor('Ada', false) },
};

/** Where the shop is opened to bring a machine into a state. @throws where nobody said so */
function openedFor(id: MachineId, state: string): Opened {
  const [screen = '', visitor = ''] = state.split(' + ');
  const address = SCREENS[screen];
  if (id === 'navigation' && address !== undefined) return [address, VISITORS[visitor] ?? {}];
  if (id === 'cart' && state.includes('undo.available')) return ['/ShoppingCart', UNDOABLE];
  const opened = OPENED[id];
  if (opened === undefined) throw new Error(`Nobody said where ${id} is in ${state}.`);
  return opened;
}

function stateOf(snapshot: AnyMachineSnapshot): string {
  return leavesIn(snapshot).join(' + ');
}

const followed = new Map<string, readonly Reached[]>();

/** Where the walks of a page bring a machine, the shortest way first. @param from where it is; as a walk starts if left out */
function reachedBy(id: MachineId, from?: AnyMachineSnapshot): readonly Reached[] {
  // A shop is opened several times for each state, and its machine is there as it was.
  const key = `${id} ${JSON.stringify(from)}`;
  const known =
    followed.get(key) ?? followWalks(id, 'page', from).toSorted((a, b) => a.events.length - b.events.length);
  followed.set(key, known);
  return known;
}

/** States of a machine of which one at least holds each of its leaves. */
function statesOf(id: MachineId): string[] {
  return oneInEachLeaf(reachedBy(id)).map(({ snapshot }) => stateOf(snapshot));
}

/** The shop with a machine in a state. @param kept what the browser has kept beside what it needs for that */
async function openedIn(id: MachineId, state: string, kept: Stored = {}): Promise<LiveShop> {
  const [address, stored = {}] = openedFor(id, state);
  const shop = await openLiveShop(address, { ...stored, ...kept }, { patience: MOMENT });
  const actor = shop.actorOf(id);
  const way = reachedBy(id, actor.getSnapshot()).find(({ snapshot }) => stateOf(snapshot) === state);
  await act(async () => {
    for (const event of way?.events ?? []) actor.send(event);
  });
  await shop.settle();
  expect(stateOf(actor.getSnapshot()), `where ${id} is`).toBe(state);
  return shop;
}

/** What a page says of all of itself, and where it is. */
function headOf({ history }: LiveTab) {
  const { documentElement: html, title } = document;
  const { mantineColorScheme: colours } = html.dataset;
  return { address: history.location.href, language: html.lang, title, colours };
}

/** All that a person can see and hear of a document, but for what was announced last. */
function lookOf(tab: LiveTab) {
  const { body } = document;
  return {
    ...headOf(tab),
    // The list of languages says which one is chosen, once it is opened.
    page: plain(markupWithout(body, UNSEEN)).replaceAll('>', '>\n'),
    values: valuesIn(body),
    focus: focusedMarkup(),
  };
}

/** What the browser keeps, and what follows from it: a page that is opened anew shows it again (R14). */
function keptOf(tab: LiveTab) {
  const part = (selector: string) => plain(tab.page.querySelector(selector)?.outerHTML ?? '');
  return {
    ...headOf(tab),
    cart: part('header a[href="/ShoppingCart"]'),
    greeting: part('header a[href="/UserProfile"]'),
    footer: part('footer'),
  };
}

/** What the main part of a page shows, whatever its parts are called by. */
function mainOf({ page }: LiveTab) {
  const main = page.querySelector('main');
  return { title: document.title, main: plain(main?.outerHTML ?? '').replaceAll(/\bname\d+/gu, 'name') };
}

/** Another tab stores something. */
async function hear(shop: LiveShop, key: string, text: string): Promise<void> {
  await act(async () => shop.hear(key, text));
  await shop.settle();
}

/** What a page shows, and what it is to show, which is what it has shown before. */
interface Comparison {
  readonly when: string;
  readonly shown: object;
  readonly before: object;
}

/** Does something to a page that is to leave it as it was, and compares. */
type Relation = (shop: LiveShop) => AsyncGenerator<Comparison>;

/** A look without what another language may change: the words, and the parts around those that no line tears. */
function lookInAnyLanguage(look: ReturnType<typeof lookOf>) {
  const { page, ...rest } = inAnyLanguage({ ...look, language: '' });
  return { ...rest, page: page.replaceAll(/<span>\n(⟦[^<]*⟧)<\/span>\n/gu, '$1') };
}

const languageAndBack: Relation = async function* relate(shop) {
  const before = lookOf(shop);
  await hear(shop, STORED.language, 'cn');
  yield {
    when: 'in another language',
    shown: lookInAnyLanguage(lookOf(shop)),
    before: lookInAnyLanguage(before),
  };
  await hear(shop, STORED.language, 'en');
  yield { when: 'back in the language', shown: lookOf(shop), before };
};

/** Keys that mean something to a box with suggestions. */
const KEYS = ['ArrowDown', 'ArrowUp', 'Enter', 'Escape'];

/** How a browser says that a key belongs to an input method: Safari marks the last one of a word by its code alone. */
const COMPOSING: readonly KeyboardEventInit[] = [{ isComposing: true }, { keyCode: 229 }];

/** Whoever writes a word of Chinese chooses it by keys that mean nothing to the page. */
const composedWord: Relation = async function* relate(shop) {
  const before = lookOf(shop);
  const events = KEYS.flatMap((key) => COMPOSING.map((how) => ({ ...how, key, bubbles: true, cancelable: true })));
  await act(async () => {
    for (const field of shop.page.querySelectorAll('input'))
      for (const init of events) field.dispatchEvent(new KeyboardEvent('keydown', init));
  });
  await shop.settle();
  yield { when: 'while a word is composed', shown: lookOf(shop), before };
};

/** The switch of the colours has the name and the icon of what it switches to. */
function inAnyColours(look: ReturnType<typeof lookOf>): object {
  const page = look.page.replace(/<button[^>]* data-scheme-switch=[\s\S]*?<\/button>/u, '');
  return { ...look, page };
}

const otherColours: Relation = async function* relate(shop) {
  const before = lookOf(shop);
  for (const colours of ['dark', 'light']) {
    await hear(shop, STORED.colours, colours);
    yield {
      when: `in ${colours} colours`,
      shown: inAnyColours(lookOf(shop)),
      before: inAnyColours({ ...before, colours }),
    };
  }
};

const secondTab: Relation = async function* relate(shop) {
  const [before, kept] = [lookOf(shop), keptOf(shop)];
  const tab = await shop.openAnother(shop.history.location.href);
  yield { when: 'in a second tab', shown: keptOf(tab), before: kept };
  await tab.close();
  // The first one was out of sight, and a browser takes the focus from what is.
  yield { when: 'after a second tab came', shown: { ...lookOf(shop), focus: before.focus }, before };
};

const reload: Relation = async function* relate(shop) {
  const kept = keptOf(shop);
  await shop.close();
  const tab = await shop.openAnother(shop.history.location.href);
  yield { when: 'after a reload', shown: keptOf(tab), before: kept };
  await tab.close();
};

/** Links that lead to another page: one of the same kind, where there is any, since it takes the place of what stands there. */
const LINKS_AWAY = ['main a[href^="/ProductDetail"]', 'a[href^="/ProductList"]', 'header a[href="/"]'];

const backAndForward: Relation = async function* relate(shop) {
  const { page, history } = shop;
  // A page that has come learns how large it is.
  const settle = async () => {
    await shop.settle();
    await shop.settle();
  };
  const go = async (where: 'back' | 'forward') => {
    await act(async () => history[where]());
    await settle();
  };
  const kept = keptOf(shop);
  const link = LINKS_AWAY.map((one) => page.querySelector(one)).find((one) => one !== null);
  if (link === undefined) throw new Error('No link leads away.');
  await act(async () => void press(link));
  await settle();
  const away = lookOf(shop);
  const led = mainOf(shop);
  const opened = await shop.openAnother(history.location.href);
  await shop.settle();
  yield { when: 'by a link, as where it is opened', shown: led, before: mainOf(opened) };
  await opened.close();
  await go('back');
  const back = lookOf(shop);
  yield { when: 'by Back', shown: keptOf(shop), before: kept };
  await go('forward');
  yield { when: 'by Forward', shown: lookOf(shop), before: away };
  await go('back');
  yield { when: 'by Back once more', shown: lookOf(shop), before: back };
};

/** What is tried with a shop in a state, in this order: none takes away what the next one needs, and the last one closes it. */
const TRIED: Readonly<Record<string, Relation>> = {
  'composed word': composedWord,
  'language and back': languageAndBack,
  'other colours': otherColours,
  'second tab': secondTab,
  'Back and Forward': backAndForward,
  reload,
};

/** Relations that are left out in one state, each with the reason. */
const LEFT_OUT_HERE: Readonly<Record<string, string>> = {
  ...LEFT_OUT_THERE,
  'composed word: checkout in confirming': 'Nobody writes below a dialog.',
  'composed word: notice in open': 'Nobody writes below a dialog.',
  'language and back: search in open.pending': 'It waits for other names, which nothing holds back here.',
};

/** Where it is always tried whether the cart came from another tab: what is in it is said there. */
const ABOUT_CART = ['notice in open', 'purchase in choosing'];

/** A cart that another tab has stored: with what a page is about, too. */
const ANOTHER = storedCart([
  { id: MOUSE.id, quantity: 3 },
  { id: FULL_KEYBOARD.id, quantity: 2 },
]);

describe('The shop shows the same without a browser', () => {
  const ids = (Object.keys(machines) as MachineId[]).filter((id) => LEFT_OUT[id] === undefined);
  // Whoever is there.
  const without = Object.keys(LEFT_OUT).map((name) => name.split(' + ')[0] ?? '');
  const states = ids
    .flatMap((id) => statesOf(id).map((state) => ({ id, state, name: `${id} in ${state}` })))
    .filter(({ name }) => !without.some((one) => name.startsWith(`${one} +`)));
  const tried = states.map(({ name, ...where }, place) => {
    const all = Object.entries(TRIED).filter(([relation]) => LEFT_OUT_HERE[`${relation}: ${name}`] === undefined);
    const meant = byTurns(all, 3, place);
    const names = meant.map(([relation]) => relation).join(', ');
    return { title: `${name}, after ${names}`, ...where, meant };
  });

  // A state of the cart says itself what is in it.
  const besideCart = states.filter(({ id }) => id !== 'cart');
  const looked = new Set([...byTurns(besideCart, 8), ...besideCart.filter(({ name }) => ABOUT_CART.includes(name))]);
  it.each([...looked].map(({ name, ...where }) => [name, where] as const))(
    '%s, whether the cart came from another tab or was there before',
    async (_, { id, state }) => {
      const shop = await openedIn(id, state);
      await hear(shop, STORED.cart, ANOTHER);
      const shown = lookOf(shop);
      await shop.leave();
      expect(shown).toEqual(lookOf(await openedIn(id, state, { [STORED.cart]: ANOTHER })));
    },
  );

  it.each(tried.map((one) => [one.title, one] as const))('%s', async (_, { id, state, meant }) => {
    const shop = await openedIn(id, state);
    for (const [, relate] of meant)
      for await (const { when, shown, before } of relate(shop)) expect(shown, when).toEqual(before);
  });
});
