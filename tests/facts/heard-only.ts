/** Texts that nobody sees and a screen reader says, by their keys: WCAG 1.3.1, 2.4.1 and 4.1.3 need them where a look is enough. */
export const HEARD_ONLY: readonly string[] = ['home.heading', 'checkout.choosePlan', 'common.loadingPage'];

/**
 * Texts that may be seen or only heard: the link that skips the header shows with the focus, a heading stands above a
 * short list alone, and a button says the product that stands beside it.
 */
export const AT_TIMES_HEARD_ONLY: readonly RegExp[] = [
  /^common\.skipToContent$/u,
  /^list\.products$/u,
  /^product\.\d+\.name$/u,
];
