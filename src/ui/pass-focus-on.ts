import { focusHeading } from './page/focus-heading.ts';

/**
 * The `ref` of what may go away with the focus: a control that ends what it stands in, or a part that another tab takes
 * away. The focus goes to the heading of the page then, from which a screen reader reads on (WCAG 2.2, 2.4.3), unless
 * whoever took it away has a better place at once.
 */
export function passFocusOn(part: HTMLElement | null) {
  const page = part?.ownerDocument;
  return () => {
    if (page === undefined || !part?.contains(page.activeElement)) return;
    queueMicrotask(() => {
      if (page.activeElement === page.body) focusHeading(page);
    });
  };
}
