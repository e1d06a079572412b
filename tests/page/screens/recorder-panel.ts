/** One moment on the page: its line in the list, its details, and the state of the actor then. */
interface Moment {
  readonly line: string;
  /** What happens, and what comes below the note on it. */
  readonly head: readonly string[];
  readonly details: readonly string[];
  readonly actor: string;
}

const CART_EMPTY = 'cart: lines.empty + undo.unavailable';
const CART_FILLED = 'cart: lines.filled + undo.unavailable';

function table(...rows: readonly string[]): string[] {
  return [
    'table "What changes in the context"',
    'caption: What changes in the context',
    'row "Key Before After"',
    ...rows.map((row) => `row "${row}"`),
    'group: Context',
  ];
}
/** The hearts come without a definition: there is no chart to try. */
function happening(actor: 'cart' | 'hearts', what: string): string[] {
  return ['paragraph', `strong: ${actor}`, `text: ${what}`, ...(actor === 'cart' ? ['button "Try it from here"'] : [])];
}
function event(type: string): string[] {
  return ['heading "Event" [level=4]', `text: { "type": "${type}", "id": 1 }`];
}

/** The moments of the shop, in order. */
const LIVE: readonly Moment[] = [
  {
    line: '1 00:00:00.001 cart appears: lines.empty + undo.unavailable',
    head: happening('cart', 'appears: lines.empty + undo.unavailable'),
    details: table('lines – []', 'removed – null'),
    actor: `button "${CART_EMPTY}"`,
  },
  {
    line: '2 00:00:00.002 cart item.added',
    head: happening('cart', 'item.added'),
    details: event('item.added'),
    actor: `button "${CART_EMPTY}"`,
  },
  {
    line: '3 00:00:00.003 cart → lines.filled + undo.unavailable',
    head: happening('cart', '→ lines.filled + undo.unavailable'),
    details: [...event('item.added'), ...table('lines [] [{"id":1,"quantity":1}]')],
    actor: `button "${CART_FILLED}"`,
  },
  {
    line: '4 00:00:00.004 cart item.increased',
    head: happening('cart', 'item.increased'),
    details: event('item.increased'),
    actor: `button "${CART_FILLED}"`,
  },
];

/** The moments of the saved session. */
const SAVED: readonly Moment[] = [
  {
    line: '1 00:00:00.001 hearts appears: empty',
    head: happening('hearts', 'appears: empty'),
    details: table('ids – []'),
    actor: 'listitem: hearts: empty',
  },
  {
    line: '2 00:00:00.002 hearts → filled',
    head: happening('hearts', '→ filled'),
    details: [...event('heart.set'), ...table('ids [] [1]')],
    actor: 'listitem: hearts: filled',
  },
];

/** A note can be put on a moment that stands still. */
const NOTE = ['text: Note', 'textbox "Note"'];

interface RecorderView {
  readonly actor?: string | null;
  readonly last: number;
  readonly momentNumber: number;
}

function statusOf(state: string, { last, momentNumber }: RecorderView, file: string): string {
  if (state === 'waiting') return 'Waiting for a shop. Open one in this browser with ?inspect in its address.';
  if (state === 'live') return `Live: ${last} moment${last === 1 ? '' : 's'}.`;
  return state === 'still.loaded'
    ? `${file}: moment ${momentNumber} of ${last}.`
    : `Paused at moment ${momentNumber} of ${last}.`;
}

function button(name: string, isOffered: boolean): string {
  return `button "${name}"${isOffered ? '' : ' [disabled]'}`;
}

/** What the live panel says in a state of the recorder. */
export function recorderPanel(state: string, view: RecorderView, file: string): string[] {
  const { last, momentNumber } = view;
  const [isLoaded, isLive] = [state === 'still.loaded', state === 'live'];
  const isStill = state.startsWith('still.');
  const all = (isLoaded ? SAVED : LIVE).slice(0, last);
  const moment = all[momentNumber - 1];
  return [
    `status: ${statusOf(state, view, file)}`,
    'toolbar "Recording"',
    button('Pause', isLive),
    button('Go on live', state === 'still.paused'),
    button('Back', momentNumber > 1),
    button('Forward', isStill && momentNumber < last),
    ...(isLoaded ? ['button "Back to live"'] : []),
    button('Save session', last > 0),
    ...(last > 0 ? ['button "Save as a Playwright test"'] : []),
    'text: Open a session file',
    'button "Open a session file"',
    'heading "Moments (UTC)"',
    'listbox "Moments (UTC)"',
    ...all.map(({ line }, at) => `option "${line}"${at + 1 === momentNumber ? ' [selected]' : ''}`),
    ...(moment === undefined
      ? []
      : [
          `region "Moment ${momentNumber}"`,
          `heading "Moment ${momentNumber}"`,
          ...moment.head,
          ...(isStill ? NOTE : []),
          ...moment.details,
        ]),
    'region "Actors"',
    'heading "Actors"',
    ...(moment === undefined
      ? ['paragraph: No actor is known.']
      : [
          'region "Tab 1"',
          'heading "Tab 1" [level=4]',
          `${moment.actor}${view.actor !== null && view.actor !== undefined ? ' [pressed]' : ''}`,
        ]),
  ];
}
