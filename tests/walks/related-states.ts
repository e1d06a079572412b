import type { Walk } from '../engine/walk-files/walk.ts';
import { drivers } from '../machines/drivers.ts';
import type { PageDriver } from '../page/driver.ts';
import { RELATIONS, type Relation } from '../page/walks/metamorphic.ts';
import { shortestWalks } from '../page/walks/shortest-walks.ts';

const ATLAS = 'The flow atlas is no page of the shop.';
/** Machines, and single states, that are left out, by name and with the reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  viewer: ATLAS,
  recorder: ATLAS,
  fileLoader: ATLAS,
  traffic: ATLAS,
  trial: ATLAS,
  chunk: 'Its walks hold scripts back, and a page that is opened anew asks for them again.',
  'navigation in screen.faulty + visitor.visiting':
    'The script that failed is asked for again, with waits between, and the clock stands still.',
  'navigation in screen.starting + visitor.visiting': 'The shop is opened by the first event: there is no page yet.',
  language: 'Its walks hold texts back, and a page that is opened anew asks for them again.',
};

function leftOut(relations: readonly Relation[], states: readonly string[], because: string): [string, string][] {
  return relations.flatMap((relation) => states.map((state): [string, string] => [`${relation}: ${state}`, because]));
}

/** The relations that press the switch of the colours. */
const SWITCHING: readonly Relation[] = ['other colours', 'before the shop'];

/** States in which the page of the build is not that of the visitor. */
const NOT_AS_BUILT = [
  ...['closed', 'orders', 'address', 'security', 'payments', 'lists', 'customerService'].map(
    (tile) => `account in ${tile}`,
  ),
  'navigation in screen.account.accountPage + visitor.signedIn',
  'session in signedIn',
];

/** Relations that are left out in one state, each with the reason. */
export const LEFT_OUT_THERE: Readonly<Record<string, string>> = Object.fromEntries([
  ...leftOut(
    ['Back and Forward'],
    ['checkout in confirming', 'notice in open'],
    'No link can be pressed below a dialog.',
  ),
  ...leftOut(
    ['language and back'],
    ['search in open.nothingFound', 'search in open.suggesting'],
    'Where the language changes the list folds, as the machine says.',
  ),
  ...leftOut(
    [...SWITCHING, 'language and back'],
    ['storage in lost', 'storage in acknowledged'],
    'What cannot be stored reaches no other tab.',
  ),
  ...leftOut(['before the shop'], NOT_AS_BUILT, 'Until the shop answers nothing is shown there to press.'),
]);

/** The names of all relations. */
export const RELATION_NAMES = Object.keys(RELATIONS).filter((name): name is Relation => name in RELATIONS);

/** A state of a machine, with a walk that leads to it. */
export interface RelatedState {
  readonly driver: PageDriver;
  readonly walk: Walk;
  /** `cart in empty`. */
  readonly name: string;
}

/** The states in which relations can be tried. */
export function relatedStates(): RelatedState[] {
  return Object.values(drivers)
    .filter(({ id }) => LEFT_OUT[id] === undefined)
    .flatMap((driver) =>
      shortestWalks(driver).map(({ walk, leaves }) => ({
        driver,
        walk,
        name: `${driver.id} in ${leaves.join(' + ')}`,
      })),
    )
    .filter(({ name }) => LEFT_OUT[name] === undefined);
}

/** What is tried: a relation in a state. */
export interface RelatedPlay extends RelatedState {
  readonly relation: Relation;
  /** `reload: cart in empty`. */
  readonly title: string;
}

/** Tried however few are: the states that say most of what is in the cart, and the page that a narrow screen changes most. */
const ALWAYS: ReadonlySet<string> = new Set([
  'narrow screen: checkout in open.answer.rejected + open.card + open.payment.creditCard',
  'cart of another tab: notice in open',
  'cart of another tab: purchase in choosing',
]);

/**
 * The relations to try in each state.
 *
 * @param oneIn one relation, by turns, in one of so many states, and those that are always tried; in 1 of 1, all in each
 */
export function relatedPlays(states: readonly RelatedState[], oneIn: number): RelatedPlay[] {
  return states.flatMap((state, place) => {
    const possible = RELATION_NAMES.map((relation) => ({
      ...state,
      relation,
      title: `${relation}: ${state.name}`,
    })).filter(({ title }) => LEFT_OUT_THERE[title] === undefined);
    if (oneIn === 1) return possible;
    const turn = place % oneIn === 0 ? (place / oneIn) % possible.length : -1;
    return possible.filter(({ title }, at) => at === turn || ALWAYS.has(title));
  });
}
