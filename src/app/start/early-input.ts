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
  /** Stops listening and does it again, once, now that the page answers. What is no longer on the page is dropped. */
  readonly replay: () => void;
}

/**
 * Keeps what a shopper presses and types before the page answers, so that nothing is lost. A link leads on by itself; a
 * form is not sent, which would load the page anew.
 */
export function keepEarlyInput(document: Document): EarlyInput {
  const pressed: HTMLElement[] = [];
  const typed = new Map<Field, string>();
  const keepPress = (event: Event) => {
    const { target } = event;
    const control = target instanceof Element ? target.closest<HTMLElement>('button, input[type=radio]') : null;
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.push(control);
  };
  const keepValue = ({ target }: Event) => {
    if (isField(target)) typed.set(target, target.value);
  };
  document.addEventListener('click', keepPress, true);
  document.addEventListener('input', keepValue, true);
  return {
    replay: () => {
      document.removeEventListener('click', keepPress, true);
      document.removeEventListener('input', keepValue, true);
      for (const [field, value] of typed) if (field.isConnected) tell(field, value);
      typed.clear();
      for (const control of pressed.splice(0)) if (control.isConnected) control.click();
    },
  };
}
