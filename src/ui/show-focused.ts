/**
 * Has a row that scrolls sideways show all of what gets the focus by a key: a browser scrolls to nothing of which a strip is
 * in view already (WCAG 2.4.7). What is pressed stays under the pointer.
 *
 * @param first what is done before the row is scrolled
 */
export function showFocused({ target }: FocusEvent, first?: () => void): void {
  if (!(target instanceof Element && target.matches(':focus-visible'))) return;
  first?.();
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
