import { focusHeading } from './page/focus-heading.ts';

/**
 * The `ref` of what may go away with the focus: a control that ends what it stands in, or a part that another tab takes
 * away. The focus goes to the heading of the page then, from which a screen reader reads on (WCAG 2.2, 2.4.3).
 */
export function passFocusOn(part: HTMLElement | null) {
  return () => {
    if (part?.contains(part.ownerDocument.activeElement)) focusHeading(part.ownerDocument);
  };
}
