/** A control as a screen reader tells of it. */
export interface SpokenControl {
  /** Tells elements of one document apart. */
  readonly id: number;
  /** Its name, and those of the others in its group: radios, or tiles of which one is open at a time. */
  readonly names: readonly string[];
  /** What else is read with it: its description, its error, what it expands, its active option. */
  readonly related: string;
}

/** What a page gave a screen reader to say so far. Counts only grow until another document is loaded. */
export interface Spoken {
  /** Another one where the page was loaded anew. */
  readonly document: string;
  /** How many announcements live regions made. */
  readonly said: number;
  /** The last of them. */
  readonly last: readonly string[];
  /** How often the focus moved, other than by a press of the pointer. */
  readonly moves: number;
  /** The same count when the shopper last pressed or typed: who goes somewhere to press has been told nothing by it. */
  readonly movesAtAct: number;
  /** How often the shopper pressed or typed. */
  readonly acts: number;
  /** What has the focus, and what was used last, as they are now. */
  readonly focused: SpokenControl | null;
  readonly used: SpokenControl | null;
  /** The same two just before the shopper's last press or key did anything. */
  readonly atAct: readonly SpokenControl[];
}

/**
 * Runs in the page before its script, and so uses nothing from outside of itself: keeps a record of all that a live
 * region announces, of what is taken away again at once, too, and of where the focus goes.
 */
export function recordSpoken(): void {
  const LIVE = '[aria-live],[role=status],[role=alert],[role=log]';
  const KEPT = 10;
  const own = crypto.getRandomValues(new Uint32Array(2)).join();
  let said = 0;
  const last: string[] = [];
  /** The words of each region when it was seen last. A region that comes with its words is not read, but for an alert. */
  const known = new WeakMap<Element, string>();

  const wordsOf = (root: Element): string => {
    const words: string[] = [];
    const visit = (node: Node): void => {
      if (node instanceof Text) words.push(node.data);
      if (!(node instanceof Element)) return;
      if (node !== root) {
        const { display, visibility } = getComputedStyle(node);
        if (display === 'none' || visibility === 'hidden' || node.matches('[inert],[aria-hidden=true]')) return;
        words.push(node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? '');
      }
      for (const child of node.childNodes) visit(child);
    };
    visit(root);
    return words.join(' ').replaceAll(/\s+/gu, ' ').trim();
  };
  const isHeard = (region: Element): boolean => {
    const modal = document.querySelector('dialog:modal');
    return (
      region.getAttribute('aria-live') !== 'off' &&
      region.closest('[inert],[aria-hidden=true]') === null &&
      region.checkVisibility() &&
      (modal === null || modal.contains(region))
    );
  };
  const say = (words: string): void => {
    said += 1;
    last.push(words);
    if (last.length > KEPT) last.shift();
  };
  /** @param isAdded whether something with words was put into the region; else it is read where its words are others */
  const hear = (region: Element, isAdded: boolean): void => {
    const before = known.get(region);
    const words = wordsOf(region);
    known.set(region, words);
    if (words !== '' && before !== undefined && isHeard(region) && (isAdded || !before.includes(words))) say(words);
  };
  /** What a style hides or shows is no mutation, and may come a frame after one. */
  const hearStyles = (): void => {
    for (const region of document.querySelectorAll(LIVE)) if (known.has(region)) hear(region, false);
  };
  new MutationObserver((records) => {
    /** Whether something with words was added to a region. */
    const touched = new Map<Element, boolean>();
    for (const { target, type, addedNodes } of records) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
      const isAdded =
        type === 'characterData' || [...addedNodes].some((node) => (node.textContent ?? '').trim() !== '');
      if (region) touched.set(region, isAdded || touched.get(region) === true);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const come of [node, ...node.querySelectorAll(LIVE)]) {
          if (!come.matches(LIVE) || known.has(come) || !come.isConnected) continue;
          const words = wordsOf(come);
          known.set(come, words);
          touched.delete(come);
          if (come.matches('[role=alert]') && words !== '') say(words);
        }
      }
    }
    for (const [region, isAdded] of touched) if (region.isConnected) hear(region, isAdded);
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['hidden', 'inert', 'aria-hidden', 'aria-live', 'aria-label', 'alt'],
  });

  const ids = new WeakMap<Element, number>();
  let lastId = 0;
  const idOf = (element: Element): number => {
    const id = ids.get(element) ?? (lastId += 1);
    ids.set(element, id);
    return id;
  };
  const elementsOf = (element: Element, attribute: string): Element[] =>
    (element.getAttribute(attribute) ?? '')
      .split(' ')
      .map((id) => (id === '' ? null : document.getElementById(id)))
      .filter((found) => found !== null);
  const nameOf = (element: Element): string => {
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? [...(element.labels ?? [])] : [];
    const labelled = elementsOf(element, 'aria-labelledby');
    return (
      labelled.map(wordsOf).join(' ') ||
      (element.getAttribute('aria-label') ?? wordsOf(labels[0] ?? element))
    ).trim();
  };
  const groupOf = (element: Element): Element[] => {
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      const radios = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
      return radios.filter((one) => one.name === element.name);
    }
    const group = element.matches('[aria-expanded]') ? element.closest('[role=group]') : null;
    return group === null ? [element] : [...group.querySelectorAll('[aria-expanded]')];
  };
  const relatedTo = (element: Element): string =>
    ['aria-describedby', 'aria-errormessage', 'aria-activedescendant']
      .concat(element.hasAttribute('aria-expanded') ? ['aria-controls'] : [])
      .flatMap((attribute) => elementsOf(element, attribute))
      .map((found) => `${found.getAttribute('aria-label') ?? ''} ${wordsOf(found)}`)
      .join(' ');
  const told = (element: Element): SpokenControl => ({
    id: idOf(element),
    names: groupOf(element).map(nameOf),
    related: groupOf(element).map(relatedTo).join(' '),
  });
  const focused = (): Element | null => {
    const { activeElement } = document;
    return activeElement?.matches('body,main') === false ? activeElement : null;
  };

  let moves = 0;
  let acts = 0;
  let movesAtAct = 0;
  let isPressing = false;
  let lastUsed: Element | null = null;
  let atAct: SpokenControl[] = [];
  const act = ({ target }: Event): void => {
    hearStyles();
    acts += 1;
    movesAtAct = moves;
    lastUsed = target instanceof Element ? target.closest('a,button,input,select,textarea,[role]') : null;
    atAct = [focused(), lastUsed].filter((element) => element !== null).map(told);
  };
  for (const type of ['keydown', 'input', 'change', 'pointerup', 'click']) window.addEventListener(type, act, true);
  window.addEventListener('mousedown', () => (isPressing = true), true);
  window.addEventListener('mouseup', () => (isPressing = false), true);
  window.addEventListener('focusin', () => (moves += isPressing ? 0 : 1), true);

  const read = (): Spoken => {
    hearStyles();
    const [now, used] = [focused(), lastUsed?.isConnected === true ? lastUsed : null].map((element) =>
      element === null ? null : told(element),
    );
    return { document: own, said, last, moves, movesAtAct, acts, focused: now ?? null, used: used ?? null, atAct };
  };
  Reflect.set(globalThis, 'loadoutSpoken', read);
}

/** Runs in the page, and so uses nothing from outside of itself: the record so far; null where nothing keeps one. */
export function readSpoken(): Spoken | null {
  const read: (() => Spoken) | undefined = Reflect.get(globalThis, 'loadoutSpoken');
  return read?.() ?? null;
}
