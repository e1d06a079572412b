/** How much may move on a page, as the system says (WCAG 2.2, 2.2.2). */
export interface Motion {
  /** Whether the system is asked for less of it now. */
  readonly isReduced: () => boolean;
  /** Tells that the system is asked for less of it from now on. Returns how to end that. */
  readonly onReduced: (listener: () => void) => () => void;
}
