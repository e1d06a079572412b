type Field = HTMLInputElement | HTMLSelectElement;

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

/**
 * Tells React of a value that was there before it. React takes a value for known that its own setter on the field has
 * set, so the field's first setter is used.
 */
function tell(field: Field, value: string): void {
  const first = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  field.value = '';
  first?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** What a shopper did on a page that did not answer yet. */
export interface EarlyInput {
  /**
   * To be called when the shop starts: from then on links wait, too. Answers whether it may start at all: a link that was
   * pressed before leads to another page already, and a shop that starts meanwhile would keep the shopper here.
   */
  readonly mayStart: () => boolean;
  /** Stops listening and does it again, once, now that the page answers. What is no longer on the page is dropped. */
  readonly replay: () => void;
}

/** A press that leads on in this tab, and nothing else. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/**
 * Keeps what a shopper presses and types before the page answers, so that nothing is lost. As long as the shop has not
 * come a link leads on by itself. A form is never sent, which would load the page anew.
 */
export function keepEarlyInput(document: Document): EarlyInput {
  const pressed: { readonly control: Element; readonly detail: number }[] = [];
  const typed = new Map<Field, string>();
  let isStarting = false;
  let isLeaving = false;
  const keepPress = (event: MouseEvent) => {
    const { target, detail } = event;
    const control = target instanceof Element ? target.closest('button, input[type=radio], a[href^="/"]') : null;
    if (!control) return;
    if (control instanceof HTMLAnchorElement) {
      if (!isPlain(event)) return;
      if (!isStarting) {
        isLeaving = true;
        return;
      }
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.push({ control, detail });
  };
  const keepValue = ({ target }: Event) => {
    if (isField(target)) typed.set(target, target.value);
  };
  document.addEventListener('click', keepPress, true);
  document.addEventListener('input', keepValue, true);
  return {
    mayStart: () => {
      // A page that comes back from the browser's memory asks once more.
      if (isStarting) return false;
      isStarting = !isLeaving;
      isLeaving = false;
      return isStarting;
    },
    replay: () => {
      document.removeEventListener('click', keepPress, true);
      document.removeEventListener('input', keepValue, true);
      for (const [field, value] of typed) if (field.isConnected) tell(field, value);
      typed.clear();
      // The press of a mouse has a detail, and that of a key none; some controls tell them apart.
      for (const { control, detail } of pressed.splice(0)) {
        control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail }));
      }
    },
  };
}
