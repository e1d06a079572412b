/** How a session ended for the shop, the best that is true of it. */
export const OUTCOMES = ['complete', 'leftCheckout', 'leftCart', 'none'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What a session has to have shown for its outcome. */
export interface Shown {
  /** Whether a state was entered at any time: `checkout/open.answer.complete`. */
  readonly wasEntered: (state: string) => boolean;
  /** Whether a state was the last of its actor. */
  readonly wasLast: (state: string) => boolean;
}

/**
 * The outcome of a session: checkout filled in whole, checkout begun, a cart that stayed filled, or none of these. No order is
 * ever placed here, so the farthest is the line that says so.
 */
export function outcomeOf({ wasEntered, wasLast }: Shown): Outcome {
  if (wasEntered('checkout/open.answer.complete')) return 'complete';
  if (wasEntered('checkout/open')) return 'leftCheckout';
  return wasLast('cart/lines.filled') ? 'leftCart' : 'none';
}
