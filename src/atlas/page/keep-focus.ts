/** Names by its id what gets the focus when what has it goes away. */
const THEN = 'data-focus-then';

/**
 * Properties of an element: what gets the focus when this element, or what has the focus in it, goes away from the page.
 *
 * @param id of an element, or of the label of a field, that is there by then; where none is, `keepFocus` finds another place
 */
export function focusThen(id: string): { readonly [THEN]: string } {
  return { [THEN]: id };
}

/** What has the focus, and all that stands around it, the innermost first. */
interface Held {
  readonly element: Element;
  readonly around: readonly Element[];
}

function heldBy(element: Element): Held {
  const around: Element[] = [];
  for (let at = element.parentElement; at !== null; at = at.parentElement) around.push(at);
  return { element, around };
}

function focus(element: Element | null | undefined, options?: FocusOptions): void {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus(options);
}

/**
 * Keeps the focus on the page: where what has it goes away, as a button does that opens something in its own place, the focus goes
 * to what that names, or to the innermost of what stood around it, is still there and can have the focus. Without this whoever uses
 * a keyboard would be back at the beginning of the page.
 *
 * @returns ends that
 */
export function keepFocus({ body }: Document): () => void {
  const document = body.ownerDocument;
  let held: Held | null = null;
  const hold = ({ target }: FocusEvent): void => {
    held = target instanceof Element ? heldBy(target) : null;
  };
  // A pointer that is pressed on nothing takes the focus away, and nobody waits for it then.
  const letGo = (): void => {
    held = null;
  };
  const observer = new MutationObserver(() => {
    if (held === null || held.element.isConnected) return;
    const { element, around } = held;
    held = null;
    if (document.activeElement !== body) return;
    const named = document.getElementById(element.closest(`[${THEN}]`)?.getAttribute(THEN) ?? '');
    if (named !== null) focus(named instanceof HTMLLabelElement ? named.control : named);
    // It stood in there, so nothing has to be scrolled to.
    else
      focus(
        around.find((one) => one.isConnected && one.hasAttribute('tabindex')),
        { preventScroll: true },
      );
  });
  document.addEventListener('focusin', hold);
  document.addEventListener('pointerdown', letGo, true);
  observer.observe(body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', hold);
    document.removeEventListener('pointerdown', letGo, true);
    observer.disconnect();
  };
}
