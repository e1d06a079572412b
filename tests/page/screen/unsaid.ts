import { CATEGORIES } from '../../facts/categories.ts';

/** Visible changes that nothing tells: those of some transitions, or lines that hold nothing but some texts. */
export type Unsaid = {
  readonly because: string;
  /** Only random walks meet it, and not each time, or only walks of the long run. */
  readonly isRare?: true;
} & (
  | { readonly transitions: readonly string[] }
  | {
      /** The keys of the texts. */
      readonly texts: readonly string[];
      /** Only that they go is not told. */
      readonly isGone?: true;
      /** Only where they come beside what the control in use says. */
      readonly isBeside?: true;
    }
);

const BY_A_POINTER =
  'Walks open and close the list by a pointer that passes; a press or a key has the focus on its button.';

/** All visible changes that are not told to a screen reader, by name and with the reason. Each is used by a walk. */
export const UNSAID = {
  'another tab': {
    transitions: [
      'cart.lines: cart.restored[0]',
      'cart.lines: cart.restored[1]',
      'session: session.restored[0]',
      'session: session.restored[1]',
      'session: session.restored[2]',
      'wishlist: wishlist.restored[0]',
      'wishlist: wishlist.restored[1]',
    ],
    because: 'Another tab has the focus; a page behind it is not read, and is read anew where it is returned to.',
  },
  'visitor of another tab': {
    transitions: [
      'navigation.visitor: visitor.signedIn[0]',
      'navigation.visitor: visitor.signedOut[0]',
      'navigation.visitor: visitor.arrived[0]',
    ],
    isRare: true,
    because: 'The same, on the way to a state in which the long run tries what must change nothing.',
  },
  'language that comes late': {
    transitions: [
      'language.translation.loading: xstate.done.actor.loadTranslation[0]',
      'language.translation.loading: xstate.done.actor.loadTranslation[1]',
      // The walks of search see the same there, while its box is closed.
      'search: entries.changed[0]',
    ],
    isRare: true,
    because: 'Another tab chose it, or its button was left while it loaded; who stays there hears the button in it.',
  },
  'news that turn': {
    transitions: ['carousel.playing.running: xstate.after.newsInterval.carousel.playing.running[0]'],
    because: 'What moves by itself must not talk over what is read (WCAG 2.2, 2.2.2; WAI-ARIA carousel pattern).',
  },
  'page that comes': {
    transitions: [
      'chunk.loading: xstate.done.actor.importChunk[0]',
      'language.translation.fallingBack: xstate.done.actor.loadFallback[0]',
    ],
    because: 'The page has only just been loaded: it is read from its start once it is there.',
  },
  'pointer on the languages': {
    transitions: ['language.menu.closed: menu.opened[0]'],
    because: BY_A_POINTER,
  },
  'list of languages put away': {
    transitions: ['language.menu.open: menu.closed[0]'],
    isRare: true,
    because: BY_A_POINTER,
  },
  'errors turned off': {
    texts: ['errors.required', 'errors.email'],
    isGone: true,
    because:
      'The next change of any field turns all errors off (R8), while the shopper types; the next submit tells them.',
  },
  'errors of other fields': {
    texts: ['errors.required', 'errors.email'],
    isBeside: true,
    isRare: true,
    because:
      'A submit by a key in the first wrong field leaves the focus there, and its own error is read; the others have theirs read with them, once the focus comes.',
  },
  'trouble with a language': {
    texts: ['language.retrying', 'common.tryAgain'],
    isGone: true,
    because: 'It was announced; another choice of a language takes it back and begins anew.',
  },
  'plans of another method': {
    texts: ['checkout.installmentPlan', 'checkout.months', 'checkout.monthly'],
    isGone: true,
    because: 'They belong to the method that is no longer chosen, and the radio says which one is.',
  },
  'message of an earlier quantity': {
    texts: ['detail.added', 'detail.viewCart'],
    isGone: true,
    because: 'It was announced when the product was added; another quantity takes it back.',
  },
  'what Add Cart will set': {
    texts: ['detail.inCart'],
    because: 'It describes «Add Cart», and is read with that button before it is pressed (R23).',
  },
  'size of a picture': {
    texts: ['gallery.enlarged', 'gallery.zoomIn', 'gallery.zoomOut'],
    because: 'How large a picture is drawn is nothing to whoever hears its description; it is not cut either.',
  },
  'button of the search box': {
    texts: ['search.clear'],
    because: 'It comes and goes with the text of the box, which is heard as it is typed; by keys Escape does the same.',
  },
  'search put away': {
    texts: ['search.leadOn', ...CATEGORIES.map(({ id }) => `category.${id}.name`)],
    isGone: true,
    because: 'It stood below an announcement that nothing was found; Escape or another query takes both back.',
  },
} satisfies Readonly<Record<string, Unsaid>>;

/** The name of a change that is not told. */
export type UnsaidName = keyof typeof UNSAID;
