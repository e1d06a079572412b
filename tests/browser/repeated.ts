import { literally } from '../facts/literally.ts';
import { titlePattern } from '../report/title-pattern.ts';

/** Tests of one file whose behaviour is seen without them, too. */
interface Repeated {
  /** From `tests/`. */
  readonly file: string;
  /** As they are written there, with the holes of a template. */
  readonly titles: readonly string[];
  /** What `npm test` has instead. */
  readonly instead: string;
}

/**
 * Tests by hand in the browser that say again what walks, relations, plays in the atlas or documents without a browser see:
 * `npm test` leaves them to `npm run test:long`. No test is among them that a requirement has instead of a machine.
 */
export const REPEATED: readonly Repeated[] = [
  {
    file: 'browser/atlas/charts.spec.ts',
    instead: 'the whole-atlas check, on the chart of each machine',
    titles: [
      'every machine is listed once, by what it is of, and drawn with all that its definition has; the overview comes first',
    ],
  },
  {
    file: 'browser/atlas/coverage.spec.ts',
    instead: 'the atlas as it was looked at, with the panel of coverage of each machine',
    titles: [
      'what is walked in the browser, on the actor only and not at all is told apart without colours',
      'a transition shows its requirements, its walks, the mutants that it killed, and each walk can be followed',
      'a coverage file takes the place of the last run, and one that cannot be read leaves it',
      'what is only planned is not called walked, and rows of another version of the machine are not counted',
    ],
  },
  {
    file: 'browser/atlas/exports.spec.ts',
    instead: 'what is taken away and opened in the atlas; the files of each machine, and the report, without a browser',
    titles: [
      'XState JSON makes a machine of the same states and transitions',
      'SCXML is valid against the schema of the W3C, with every transition',
      '${button} is the file that npm run flows writes',
      'an address opens a state of the report in words',
    ],
  },
  {
    file: 'browser/atlas/folds.spec.ts',
    instead: 'walks of the viewer',
    titles: [
      'a state folds by pointer and by keys, keeps the focus, and stays folded after a reload',
      'the words are in the address, and stay after a reload',
    ],
  },
  {
    file: 'browser/atlas/foreign.spec.ts',
    instead: 'machines taken away and opened; machines of others and broken ones, without a browser',
    titles: ['a machine that is not ours is opened, drawn and tried; one that is broken says where, and nothing runs'],
  },
  {
    file: 'browser/atlas/live.spec.ts',
    instead:
      'the recorder’s walks, a recorded shop in the atlas, and moments, messages and Stately’s inspector by chance without a browser',
    titles: [
      'a recording is paused, stepped back and forward, saved, and opened again; its moments have an address',
      'an actor that the atlas does not know is drawn from the definition in the stream',
      'a message that is none costs nothing but itself',
      '20,000 events keep the list short, the page quick, and the first ones make room',
      'a session that is broken, of another version or too large is refused in one sentence, and what was open stays',
      'the sequence view shows actors talking, by the same moments',
      '?inspect=stately sends nothing to anyone without a yes',
      '?inspect=stately sends the same to Stately’s inspector, in its own messages',
      'a browser that opens no window by itself opens Stately’s inspector at the first press, by mouse or key',
    ],
  },
  {
    file: 'browser/atlas/notes.spec.ts',
    instead: 'the atlas as it is used by chance, with its notes',
    titles: ['notes on a state and on a moment stay after a reload, travel in the session file, and are found again'],
  },
  {
    file: 'browser/atlas/page.spec.ts',
    instead:
      'walks of the viewer and of the search, parts selected on a chart, the atlas at its addresses, without a browser',
    titles: [
      'a link opens a state or a transition directly, and Back goes to what was open before',
      'an address of a machine or a part that is not there says so, and the rest works',
      'search finds states and events of all machines by keys',
      'the keyboard walks from state to state and opens one',
      'the tabs of the panel are one stop, and arrows go from one to the next',
      'the outline says all that the chart shows, in the same words',
    ],
  },
  {
    file: 'browser/atlas/session-test.spec.ts',
    instead: 'the text of such a test, without a browser; that it runs is seen here alone',
    titles: ['a session of the cart and the language becomes a test that does the same'],
  },
  {
    file: 'browser/atlas/split.spec.ts',
    instead: 'the room shared out, by keys and pointer, for each machine',
    titles: ['the panel ${where} the chart gives it room by keys and by the pointer, and keeps that after a reload'],
  },
  {
    file: 'browser/atlas/traffic.spec.ts',
    instead:
      'a shop that is recorded, counted and checked in the atlas; sessions from files and the panel, used by chance, without a browser',
    titles: [
      'sessions from files are counted on the chart, filtered, listed, played and checked',
      'what is heard live is counted on the chart, and again as it goes on',
    ],
  },
  {
    file: 'browser/atlas/trial.spec.ts',
    instead: 'walks of the trial, and trials used by chance, without a browser',
    titles: [
      'a machine is tried by hand: payloads, reasons, undo, an address that survives a reload, a walk to take away',
    ],
  },
  {
    file: 'browser/atlas/versions.spec.ts',
    instead: 'older versions as they were looked at, for each machine, without a browser',
    titles: ['another version of a machine is opened: what differs shows on the chart and in a table'],
  },
  {
    file: 'browser/atlas/walks.spec.ts',
    instead: 'the walks of each walk file, without a browser',
    titles: [
      'every walk of the walk file is listed, and one is played to its end and back',
      'a step shows what changes in the context, before and after',
      'a walk and its step have an address that survives a reload, and a link to the end of a name finds its state',
    ],
  },
  {
    file: 'browser/access/effort.spec.ts',
    instead: 'a purchase, whose way is the longest',
    titles: [
      'a product is found, from home',
      'two keyboards are compared, from home',
      'a product is removed from the cart, and comes back',
    ],
  },
  {
    file: 'browser/access/keyboard.spec.ts',
    instead: 'the focus, at each step of each walk',
    titles: [
      'goes to the heading after a link, after Back, and after a redirect',
      'goes to the first wrong field of a form',
      'stays in a dialog, and Escape gives it back to the opener',
      'stays on a control when the last line of the cart goes and comes back',
      'opens by key, is walked by arrows, and chooses; the focus stays on its button',
      'stays open while the mouse goes from its button to an option',
    ],
  },
  {
    file: 'browser/comfort/comfort.spec.ts',
    instead: 'walks of wishlist and search',
    titles: [
      'shows picture, name and price of each, and folds when the focus leaves',
      'hearts survive a reload, follow to the account, and can be taken away there',
      'the stock is said in words on cards and on the product',
    ],
  },
  {
    file: 'browser/journeys/before-the-shop.spec.ts',
    instead: 'the page of the build, used by chance before it answers, without a browser',
    titles: [
      'what is pressed and typed is done when the shop renders the page anew, because a deploy changed a text',
      'a form is not sent: its fields reach no address',
      'a quantity that is chosen counts',
      'nothing false is shown of a cart, a name and hearts that are stored',
      'a link that is pressed while the shop starts leads on, and the page is not loaded anew',
      'where the shop does not come for who reads another language, the page is shown at last, without what is not known',
    ],
  },
  {
    file: 'browser/journeys/built-pages.spec.ts',
    instead:
      'each kind of page of the build as it starts, without a browser; whether the HTML stays, wherever a walk opens the shop',
    titles: ['is what the app renders there after hydration (${code})'],
  },
  {
    file: 'browser/journeys/component-faults.spec.ts',
    instead: 'components that fail without a browser: all but ten',
    titles: ['${visit[0].name} (${count})'],
  },
  {
    file: 'browser/journeys/faults.spec.ts',
    instead: 'actors that fail without a browser',
    titles: ['when it is needed ends the same way: ${one.actor}'],
  },
  {
    file: 'browser/journeys/large-catalogue.spec.ts',
    instead: 'the split of the texts, and blocks of them by chance, without a browser',
    titles: [
      'shows the names of a list, and all that is said of a product on its page',
      'is searched as a whole, by names of other languages and by what is said',
      'has the names of a list that are not drawn yet in a language that is chosen, and where a link leads to it',
      'shows the names of the lines of a cart, in each language that is chosen',
      'shows the name of a line that another tab adds to an open cart',
    ],
  },
  {
    file: 'browser/journeys/limits.spec.ts',
    instead: 'walks of checkout',
    titles: [
      'expiry days run from 1 to 31 and years from 2024 to 2055 (R13)',
      'installment plans are 6, 12 and 24 months',
    ],
  },
  {
    file: 'browser/journeys/next-screens.spec.ts',
    instead: 'links and browsers by chance, without a browser',
    titles: [
      'a script that fails ahead is asked for again by the touch',
      'a browser that saves data gets them with the touch',
    ],
  },
  {
    file: 'browser/journeys/roles-calls-errors.spec.ts',
    instead: 'walks of navigation, session, language and chunk',
    titles: [
      'the cart opens to a new visitor, closes on signing out, and opens again on signing in (R1)',
      'everything else is open to who signed out, and Buy Now asks for a sign-in',
      'a cart that is open leaves when another tab signs out',
      'a chunk that keeps failing ends in the error view with type and address; the cart is still there (R19)',
      'a chunk that fails once is fetched again without a word',
      'a translation that fails leaves the old language, says so, and is tried again',
      'a translation that reads «${body}» counts as failed',
      'when the very first translation fails the shop is usable in English',
    ],
  },
  {
    file: 'browser/journeys/routes.spec.ts',
    instead:
      'walks of navigation, account, cart, carousel, marquee, search, purchase and notice; each kind of address as the build renders it',
    titles: [
      'logo goes to /, greeting to /UserProfile, cart to /ShoppingCart',
      'categories lead to their pages (R16)',
      'badge shows the total quantity, only above 0',
      'the language menu that is opened while a screen is on its way keeps the focus and stays open',
      'search says that nothing is found once it has looked through all names (R24)',
      'news turns every 5 seconds over six images and can be paused',
      'a product in a row opens its detail',
      'any other path shows the home page at that address (R5)',
      '${address} redirects to / (R3)',
      'the cart icon adds one unit and opens a dialog with OK',
      'elsewhere on the card opens the detail',
      'shows image, name, price, quantity, Add Cart and Buy Now',
      '${address} says that there is no such product, in place (R4)',
      'Buy Now sets the cart and goes to /ShoppingCart',
      '/UserProfile shows the sign-in form to a guest',
      '/SignUp has five fields and Submit',
      '/ForgetPassword has Email and Submit',
      '/ShoppingCart shows an empty message and image',
      '/ShoppingCart lists image, name, quantity control, unit price, total, and leads to /CheckOut',
      '/CheckOut has the order, the payment choice, the card and Checkout',
    ],
  },
  {
    file: 'browser/journeys/said-before.spec.ts',
    instead: 'walks of checkout and cart',
    titles: [
      'in ${today} the expiry begins at day 1 of ${year}, on a page that is hydrated and on one that is not (R28)',
      'an empty order offers shopping before the card',
    ],
  },
  {
    file: 'browser/journeys/states.spec.ts',
    instead: 'walks of cart, session, checkout, language, form and account, and of the storage for other tabs',
    titles: [
      'a new product goes to the front, an existing one is incremented from a list',
      'Add Cart on the detail page replaces the quantity',
      'minus decrements and removes the line at 0; Undo brings it back in its place (R6)',
      'Remove takes the whole line out, and Undo brings it back (R26)',
      'minus at 1 on the only line empties the cart, and Undo refills it',
      'a change is spoken with item, quantity and total',
      'the cart survives a reload and is in step between tabs (R14)',
      'signing in sets the name, and the account page appears',
      'signing in as GUEST sets the name and still shows the form (R2)',
      'methods 0 and 2 show the card, method 1 the plan and the card',
      'the list opens on hover and by keyboard, and closes on Escape',
      'another tab follows',
      'turns on at submit and off when any field changes',
      'works alike at checkout (R8)',
      'each tile opens honest content, Lists the hearts, Security signs out',
    ],
  },
  {
    file: 'browser/journeys/stored-data.spec.ts',
    instead: 'walks of the storage; stores that fail by chance, without a browser',
    titles: [
      'before the shop opens works from memory, says so once, and is used again when it can be: ${how}',
      'while the shop is open keeps what was there and what comes: ${how}',
      'that is cleared while the shop is open is filled again with what the shop knows',
    ],
  },
  {
    file: 'browser/journeys/tabs.spec.ts',
    instead: 'schedules of tabs by chance, without a browser; relations of a second tab; a tab that is killed alone',
    titles: [
      'pages of one browser run in processes of their own',
      'eight tabs that press without a pause keep every unit',
      'two tabs that press plus, minus and Undo at once make one cart, ${sampling.tabSchedules} times',
      'hearts, name and language of two tabs at once end alike in both',
    ],
  },
  {
    file: 'browser/journeys/two-versions.spec.ts',
    instead:
      'presses here and in an older shop by chance, without a browser; what a newer shop has stored in an older one, for stored data',
    titles: [
      'lose nothing of each other, and the older one asks for a reload',
      'keep what each has stored where the older one is deployed again',
    ],
  },
  {
    file: 'browser/journeys/validation.spec.ts',
    instead: 'walks of form and checkout',
    titles: [
      'with an empty field shows *Required beside it and does nothing else',
      'marks empty and wrong fields; phone and address are free; nothing is submitted (R9)',
      'asks for an email and submits nothing (R9)',
      'with any one of the five fields empty opens the dialog',
      'with one digit in each nothing further happens, and a line says that no order is placed (R10)',
      'strips non-digits: four in each group, three in the code',
    ],
  },
];

/** The tests that are left out, each by its whole title: project, file, what it is part of, and its own. */
export const repeated: readonly RegExp[] = REPEATED.map(
  ({ file, titles }) => new RegExp(`${literally(file)} (?:.+ )?(?:${titles.map(titlePattern).join('|')})$`, 'u'),
);
