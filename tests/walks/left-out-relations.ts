import type { Relation } from '../page/walks/metamorphic.ts';

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
