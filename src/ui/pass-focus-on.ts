import { focusHeading } from './page/focus-heading.ts';

/**
 * The `ref` of a control that goes away with what it closes or ends. Where it has the focus then, the focus goes to the
 * heading of the page, from which a screen reader reads on (WCAG 2.2, 2.4.3).
 */
export function passFocusOn(control: HTMLElement | null) {
  return () => {
    if (control?.matches(':focus')) focusHeading(control.ownerDocument);
  };
}
