/** Moves the focus to the heading of the page, where a screen reader goes on, without scrolling (WCAG 2.2, 2.4.3). */
export function focusHeading(document: Document): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
