/** Which sessions are counted. What is null lets all through. */
export interface TrafficFilter {
  readonly language: string | null;
  /** The first and the last day, in UTC: `2026-09-01`. */
  readonly from: string | null;
  readonly to: string | null;
  readonly outcome: string | null;
  /** A state that was entered, or a transition that was taken: `cart/lines.filled`, `cart/cart.lines.filled: item.removed[0]`. */
  readonly passed: string | null;
}

/** What an analyst asks of traffic: a filter, and the two states of a way, where both are chosen. */
export interface TrafficQuestion extends TrafficFilter {
  /** `cart/lines.filled`. */
  readonly funnelFrom: string | null;
  readonly funnelTo: string | null;
}

/** Every session, and no way. */
export const EVERYTHING: TrafficQuestion = {
  language: null,
  from: null,
  to: null,
  outcome: null,
  passed: null,
  funnelFrom: null,
  funnelTo: null,
};
