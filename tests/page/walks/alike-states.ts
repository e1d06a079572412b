/** Those that only walks of combinations meet, which `npm test` leaves out. */
const IN_COMBINATIONS: Readonly<Record<string, string>> = {
  'carousel: playing.held = playing.running.stepped':
    'A slide that a press brought is said, as one that is held; five seconds tell them apart.',
  'viewer: panel.details = walk.open.standing': 'Whether a walk stands is shown on the tab of walks alone.',
  'viewer: panel.live = walk.open.playing': 'Whether a walk is played is shown on the tab of walks alone.',
  'viewer: panel.sequence = walk.open.playing': 'The same, on another tab.',
};

/** Those that the walks of `npm test` meet, each of them. */
export const MET_BY_EACH_RUN: Readonly<Record<string, string>> = {
  'chunk: loading = retrying': 'Whether the script is on its way or waits for its next try is not shown to a shopper.',
  'language: translation.fallingBack = translation.loading':
    'Before the first language there are no words on the screen.',
  'language: translation.fallingBack = translation.retrying':
    'Before the first language there are no words on the screen.',
  'language: translation.failed = translation.retrying':
    'Where no language has come at all, the page says so from then on.',
  'language: translation.loading = translation.retrying':
    'A file that is asked for again leaves the line that it did not load.',
  'language: translation.ready = translation.stored': 'A choice that is kept shows at the next start.',
  'navigation: visitor.signedOut = visitor.visiting':
    'Who signed out is greeted as a guest; the cart and the form tell them apart.',
  'contents: reading.acknowledged = reading.whole':
    'Once the line was read nothing is said any more; it does not come back.',
  'search: idle = open.pending': 'While the names still come there is nothing to show for a query.',
  'storage: acknowledged = kept': 'Once the line was read nothing is said any more; it does not come back.',
};

/**
 * States that look alike on the screen, each with the reason. A check of the first passes where the second is; what
 * tells them apart is what happens next, and each walk looks at that, too.
 */
export const ALIKE: Readonly<Record<string, string>> = { ...MET_BY_EACH_RUN, ...IN_COMBINATIONS };
