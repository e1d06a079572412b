import type { RequirementId } from './requirements.ts';

/** A hand-written test that covers a requirement, by its file under `tests/` and its title as it is written there. */
export interface Journey {
  readonly file: string;
  readonly title: string;
  /** Why no machine can cover the requirement. */
  readonly because: string;
}

const CONTENT = 'It is content: words, pictures and their number, in no flow.';
const LAYOUT = 'It depends on the width of the page, which no machine knows.';
const FORMAT = 'It is arithmetic and format of the view; machines hold ids and quantities alone.';
const BROWSER = 'It is done where the browser is touched, before an event reaches a machine or after.';
const WATCHER = 'It is done by what listens to the machines, which know nothing of it.';
const SERVED = 'It is the work of the build, the host and the worker, before a machine runs.';

const routes = 'browser/journeys/routes.spec.ts';
const states = 'browser/journeys/states.spec.ts';
const saidBefore = 'browser/journeys/said-before.spec.ts';
const storedData = 'browser/journeys/stored-data.spec.ts';
const limits = 'browser/journeys/limits.spec.ts';
const calls = 'browser/journeys/roles-calls-errors.spec.ts';
const inspectionAsked = 'unit/app/inspection-asked.spec.ts';
const offline = 'browser/journeys/offline.spec.ts';
const specifications = 'unit/catalogue/specifications.spec.ts';
const vitals = 'unit/app/vitals.spec.ts';

/** The clauses that no machine can carry, each with the hand-written journey that does. */
export const journeys: Readonly<Partial<Record<RequirementId, Journey>>> = {
  '§2 /: adverts': {
    file: routes,
    title: 'four adverts, a category list, and the rows in their order',
    because: CONTENT,
  },
  '§2 /: rows': { file: routes, title: 'four adverts, a category list, and the rows in their order', because: CONTENT },
  '§2 /: row arrows': { file: routes, title: 'a row has arrows of 1000 px only where it overflows', because: LAYOUT },
  '§2 /: footer': { file: routes, title: 'stand on ${address}', because: CONTENT },
  '§2 /ProductList: products': {
    file: routes,
    title: 'shows the products whose type equals the category id, and survives a reload',
    because: CONTENT,
  },
  '§9 row step': { file: routes, title: 'a row has arrows of 1000 px only where it overflows', because: LAYOUT },
  '§9 detection': {
    file: limits,
    title: 'the language is detected in the order cookie, local storage, html tag, path',
    because: BROWSER,
  },
  '§9 prices': {
    file: limits,
    title: 'prices have a dollar sign and no decimals in every language; the total sums price times quantity (R12)',
    because: FORMAT,
  },
  '§9 total': {
    file: limits,
    title: 'prices have a dollar sign and no decimals in every language; the total sums price times quantity (R12)',
    because: FORMAT,
  },
  '§9 performance': { file: vitals, title: 'goes nowhere where no handler is given', because: BROWSER },
  'R6 stock note': {
    file: states,
    title: 'plus has no upper bound, and above the stock the line says so (R6)',
    because: FORMAT,
  },
  'R21 rows': {
    file: specifications,
    title: 'has the rows of the review in $code, six to eight of them',
    because: CONTENT,
  },
  'R21 seen': {
    file: routes,
    title: '«Seen lately» is nothing on a first visit, then what was open before, also after a reload (R21)',
    because: 'It is a list that remembers, with one event and no state: nothing else depends on it.',
  },
  'R21 coins': { file: specifications, title: 'says what 1,000 coins cost, in whole dollars', because: FORMAT },
  'R22 showcase': {
    file: saidBefore,
    title: 'showcase, shipping, tax and the dollar are said before anything is typed (R22)',
    because: CONTENT,
  },
  'R22 dollar': {
    file: saidBefore,
    title: 'showcase, shipping, tax and the dollar are said before anything is typed (R22)',
    because: CONTENT,
  },
  'R23 before the press': {
    file: saidBefore,
    title: 'what Add Cart will replace is said before the press (R23)',
    because: FORMAT,
  },
  'R25 stock note': {
    file: saidBefore,
    title: 'the dialog and the checkout say the stock that is exceeded (R25)',
    because: FORMAT,
  },
  'R24 count': {
    file: routes,
    title: 'search finds other names and leads on where it finds nothing (R24)',
    because: CONTENT,
  },
  'R25 View cart': {
    file: states,
    title: 'the dialog leads to the cart and says its total (R25)',
    because: CONTENT,
  },
  'R27 guests': {
    file: states,
    title: 'guests reach their hearts and the contact without signing in (R27)',
    because: CONTENT,
  },
  'R29 monthly': {
    file: saidBefore,
    title: 'each plan is described by its monthly amount, rounded up (R29)',
    because: FORMAT,
  },
  'R11 codes': {
    file: states,
    title: 'a choice changes the whole shop, is stored, and is restored on start',
    because: BROWSER,
  },
  'R11 tags': {
    file: states,
    title: 'a choice changes the whole shop, is stored, and is restored on start',
    because: FORMAT,
  },
  'R12 prices': {
    file: limits,
    title: 'prices have a dollar sign and no decimals in every language; the total sums price times quantity (R12)',
    because: FORMAT,
  },
  'R12 integers': {
    file: limits,
    title: 'prices have a dollar sign and no decimals in every language; the total sums price times quantity (R12)',
    because: FORMAT,
  },
  'R14 nothing leaves': {
    file: calls,
    title:
      'translations come from /locales/{lng}/translation.json, chunks from a js folder, and nothing else is called',
    because: BROWSER,
  },
  'R14 validated': {
    file: storedData,
    title: 'keeps what is valid of a tampered cart, and the catalogue gives the prices (R14)',
    because: BROWSER,
  },
  'R14 secrets': {
    file: limits,
    title: 'no secret reaches storage, the address or the console (R14)',
    because: BROWSER,
  },
  'R15 count': {
    file: routes,
    title: 'search suggests while typing, by keys and by pointer, and never leaves the page by itself (R15)',
    because: FORMAT,
  },
  'R15 no route': {
    file: routes,
    title: 'search suggests while typing, by keys and by pointer, and never leaves the page by itself (R15)',
    because: BROWSER,
  },
  'R18 measured': {
    file: vitals,
    title: 'is handed to the handler that is given, each measurement once',
    because: BROWSER,
  },
  'R18 INP': {
    file: vitals,
    title: 'is measured as CLS, FCP, LCP, TTFB, and INP in the place of FID',
    because: BROWSER,
  },
  'R20 packs': {
    file: 'unit/catalogue/catalogue.spec.ts',
    title: 'goes on with twelve coin packs of type 6: 1000 coins for 500, the larger for 1500',
    because: CONTENT,
  },
  'R20 no products': {
    file: routes,
    title: 'a category without products says so and leads on (R20)',
    because: CONTENT,
  },
  'R31 this browser': {
    file: 'browser/atlas/live.spec.ts',
    title: 'a tab stays inspected through links and reloads, says so, and stops when it is told to',
    because: WATCHER,
  },
  'R31 asked first': {
    file: inspectionAsked,
    title: 'asks first, each time the address wants it, and says where to and what is sent',
    because: WATCHER,
  },
  'R31 without a yes': {
    file: inspectionAsked,
    title: 'sends nothing without a yes, and keeps none for later',
    because: WATCHER,
  },
  'R31 public': {
    file: 'unit/app/inspect.spec.ts',
    title: 'of a name nobody thought of are masked: only what a machine declares is told',
    because: WATCHER,
  },
  'R32 without a network': {
    file: offline,
    title:
      'the shop goes on, opens its routes in the language chosen with its pictures, and also where a server fails or never answers',
    because: SERVED,
  },
  'R32 new build': {
    file: offline,
    title: 'is taken over whole: an open page keeps its build, the next visit runs the new one, with the cart',
    because: SERVED,
  },
  'R33 before any script': {
    file: 'browser/journeys/built-pages.spec.ts',
    title: 'each page says what needs it, and shows its prices and links (${code})',
    because: SERVED,
  },
  'R33 language': {
    file: 'unit/build/hosting.spec.ts',
    title: 'sends the page of $address in the language of the cookie, English without one',
    because: SERVED,
  },
};
