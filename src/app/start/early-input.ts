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

/**
 * Tells React of the focus and of the mouse that came to a part of the page before it: what moves there waits for whoever
 * looks at it (WCAG 2.2, 2.2.2). Where nothing hovers, a browser takes for hovered what a finger touched last.
 */
function tellAttention(document: Document): void {
  const { activeElement, body } = document;
  // Where nobody has the focus, that is the page itself.
  if (activeElement !== body) activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  if (!matchMedia('(hover: hover)').matches) return;
  const hovered = [...document.querySelectorAll(':hover')].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}

/** What tells a control from the others of its kind on a page. */
const TELLING = ['aria-label', 'href', 'name', 'placeholder', 'type', 'value'];

/**
 * Finds a control again after the page was rendered anew: the one that looks like it, at the same place among those that
 * do. Answers nothing where none does, as in another language.
 */
function finder<TControl extends Element>(control: TControl): () => TControl | undefined {
  const { localName, ownerDocument } = control;
  const looks = (one: Element) => JSON.stringify([one.textContent, ...TELLING.map((name) => one.getAttribute(name))]);
  const look = looks(control);
  const alike = () => [...ownerDocument.querySelectorAll<TControl>(localName)].filter((one) => looks(one) === look);
  const place = alike().indexOf(control);
  return () => (control.isConnected ? control : alike()[place]);
}

/** What a shopper did on a page that did not answer yet. */
export interface EarlyInput {
  /**
   * To be called when the shop starts: from then on links wait, too. Answers whether it may start at all: a link that was
   * pressed before leads to another page already, and a shop that starts meanwhile would keep the shopper here.
   */
  readonly mayStart: () => boolean;
  /** To be called where the shop could not start: links lead on by themselves again. */
  readonly letGo: () => void;
  /** Begins anew, to be called where a page that was left is there again: no link that was pressed leads away any more. */
  readonly comeBack: () => void;
  /**
   * Stops listening and does it again, once, now that the page answers. Where the page was rendered anew it is done to
   * what looks the same; what is no longer on the page is dropped.
   *
   * @param afterEach draws what one thing has changed, so that the next one finds it: a button that is pressed twice
   * may do something else the second time
   */
  readonly replay: (afterEach: () => void) => void;
}

/** A press that leads on in this tab, and nothing else. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
}

/**
 * Keeps what a shopper presses and types before the page answers, so that nothing is lost. As long as the shop has not
 * come a link leads on by itself. A form is never sent, which would load the page anew.
 *
 * @param begin starts the shop, where it has not started because a link was pressed before
 */
export function keepEarlyInput(document: Document, begin: () => void): EarlyInput {
  const pressed: { readonly find: () => Element | undefined; readonly detail: number }[] = [];
  const typed = new Map<Field, { readonly find: () => Field | undefined; readonly value: string }>();
  let isStarting = false;
  let isLeaving = false;
  const comeBack = () => {
    isLeaving = false;
    begin();
  };
  // A browser tells nobody that it was stopped on its way to another page. Who goes on here has stopped it, or means to.
  const stay = () => {
    if (isLeaving) comeBack();
  };
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
    pressed.push({ find: finder(control), detail });
    stay();
  };
  const keepValue = ({ target }: Event) => {
    if (!isField(target)) return;
    typed.set(target, { find: typed.get(target)?.find ?? finder(target), value: target.value });
    stay();
  };
  document.addEventListener('click', keepPress, true);
  document.addEventListener('input', keepValue, true);
  return {
    mayStart: () => {
      // A page that comes back from the browser's memory asks once more.
      if (isStarting || isLeaving) return false;
      isStarting = true;
      return true;
    },
    letGo: () => {
      isStarting = false;
    },
    comeBack,
    replay: (afterEach) => {
      document.removeEventListener('click', keepPress, true);
      document.removeEventListener('input', keepValue, true);
      for (const { find, value } of typed.values()) {
        const field = find();
        if (field) tell(field, value);
        afterEach();
      }
      typed.clear();
      // The press of a mouse has a detail, and that of a key none; some controls tell them apart.
      for (const { find, detail } of pressed.splice(0)) {
        find()?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail }));
        afterEach();
      }
      tellAttention(document);
    },
  };
}
