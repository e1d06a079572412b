/** A control that a person can use now, so that it is found again: its kind, its name, and its place among its like. */
export interface Control {
  readonly kind: string;
  readonly name: string;
  readonly nth: number;
}

/** What is read of the page between two deeds. */
export interface SeenShop {
  readonly path: string;
  readonly language: string;
  readonly headings: readonly string[];
  /** Whether the error view stands there. */
  readonly isFault: boolean;
  /** The name of the link to the cart. */
  readonly cartLink: string;
  /** The text of the page between header and footer. */
  readonly main: string;
  /** The lines of the cart that are shown: product and quantity. */
  readonly lines: readonly (readonly [string, string])[];
  readonly stored: readonly (readonly [string, string])[];
  readonly controls: readonly Control[];
  /** What was pressed since the page was loaded, by mouse or key, in order. */
  readonly presses: readonly Press[];
}

/** A press as the page heard of it, before the shop did. */
export interface Press {
  readonly kind: string;
  readonly name: string;
  /** Where the page was then. */
  readonly path: string;
  readonly language: string;
  /** The quantity that the page of a product would have set. */
  readonly quantity: number;
}

/** What the explorer asks of a page. */
export interface Explorer {
  readonly see: () => SeenShop;
  readonly find: (control: Control) => Element | null;
  /** Gives a control the focus. Returns whether it is there. */
  readonly focus: (control: Control) => boolean;
}

declare global {
  interface Window {
    loadoutExplorer: Explorer;
  }
}

/** Puts the explorer's eyes on a page, before any of its scripts. Handed over as text, so it uses nothing from here. */
export function installExplorer(): void {
  const CONTROLS = 'a[href], button, input, select, [role=option]';
  const NAME_LENGTH = 80;
  const wordsOf = (element: Element) =>
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement
      ? (element.labels?.[0]?.textContent ?? element.id)
      : element.textContent;
  const nameOf = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? wordsOf(element);
    return name.replaceAll(/\s+/gu, ' ').trim().slice(0, NAME_LENGTH);
  };
  const isUsable = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const leadsAway =
      element instanceof HTMLAnchorElement &&
      (element.origin !== location.origin || element.target !== '' || element.pathname.includes('.'));
    return width > 0 && height > 0 && !element.matches(':disabled, [inert] *') && !leadsAway;
  };
  const kindOf = (element: Element) => element.getAttribute('role') ?? element.tagName.toLowerCase();
  const all = (): [Element, Control][] => {
    const counts = new Map<string, number>();
    return [...document.querySelectorAll(CONTROLS)].filter(isUsable).map((element) => {
      const kind = kindOf(element);
      const name = nameOf(element);
      const nth = counts.get(`${kind} ${name}`) ?? 0;
      counts.set(`${kind} ${name}`, nth + 1);
      return [element, { kind, name, nth }];
    });
  };
  const find = ({ kind, name, nth }: Control) =>
    all().find(([, one]) => one.kind === kind && one.name === name && one.nth === nth)?.[0] ?? null;
  const quantityIn = (line: Element) => line.querySelector('[role=group] span')?.textContent ?? '';
  const presses: Press[] = [];
  // A key presses what has the focus then, and a press may come after whoever pressed has given it up: the page knows.
  const hear = ({ target }: Event) => {
    const element = target instanceof Element ? target.closest(CONTROLS) : null;
    if (element === null) return;
    presses.push({
      kind: kindOf(element),
      name: nameOf(element),
      path: location.pathname,
      language: document.documentElement.lang,
      quantity: Number(document.querySelector<HTMLSelectElement>('main select')?.value ?? 0),
    });
  };
  addEventListener('click', hear, { capture: true });
  window.loadoutExplorer = {
    see: () => {
      const controls = all();
      const main = document.querySelector('main');
      return {
        path: location.pathname,
        language: document.documentElement.lang,
        headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent),
        isFault: document.querySelector('main h1 + p + dl') !== null,
        cartLink: document.querySelector('header a[href="/ShoppingCart"]')?.getAttribute('aria-label') ?? '',
        main: main?.textContent ?? '',
        lines: [...document.querySelectorAll<HTMLElement>('main li[data-product]')]
          .filter((line) => quantityIn(line) !== '')
          .map((line) => [line.dataset['product'] ?? '', quantityIn(line)]),
        stored: Object.entries(localStorage).map(([key, text]) => [key, String(text)]),
        controls: controls.map(([, control]) => control),
        presses,
      };
    },
    find,
    focus: (control) => {
      const element = find(control);
      if (element instanceof HTMLElement) element.focus();
      return element !== null;
    },
  };
}
