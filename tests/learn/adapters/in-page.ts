import type { Action, Part, Reading } from './adapter.ts';

/** What is to be done in the page, and how to look at it. */
export interface Played {
  /** All inputs, to see which of them can be made. */
  readonly inputs: readonly (readonly Action[])[];
  readonly readings: readonly Reading[];
  /** The inputs to make, by their index. */
  readonly word: readonly number[];
  /** The page stands still once it has not changed for so many pauses of 8 ms. */
  readonly stillFor: number;
}

/** What was seen after one input. `isMade` is false where it could not be made. */
export interface Seen {
  readonly isMade: boolean;
  readonly texts: readonly string[];
  readonly refused: readonly number[];
}

/**
 * Plays inputs and looks at the page after each. Runs in the page as one piece, so that a walk is one message to it.
 *
 * @returns the first look, then one for each input
 */
export async function playInPage({ inputs, readings, word, stillFor }: Played): Promise<Seen[]> {
  const SELECTORS = {
    button: 'button',
    link: 'a[href]',
    radio: 'input[type=radio]',
    textbox: 'input:not([type=radio])',
    combobox: 'select',
    dialog: '[role=dialog]',
    heading: 'h1',
    status: 'main [role=status]',
    group: '[role=group]',
    main: 'main',
  } as const;
  const MOST_PAUSES = 4000;
  const PAUSE_MS = 8;
  const PARTS = 3;
  const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/gu, ' ').trim();
  const labelOf = (element: Element): string | null | undefined =>
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement
      ? element.labels?.[0]?.textContent
      : element.textContent;
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = ids.map((id) => document.querySelector(`[id="${id}"]`)?.textContent).join(' ');
    return plain(element.getAttribute('aria-label') ?? (named === '' ? labelOf(element) : named));
  };
  const isSeen = (element: Element): boolean =>
    element.closest('[inert], [aria-hidden=true]') === null &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const all = ({ role, name }: Part): HTMLElement[] => {
    const pattern = new RegExp(name, 'u');
    return [...document.querySelectorAll<HTMLElement>(SELECTORS[role])].filter(
      (element) => (role === 'main' || pattern.test(nameOf(element))) && isSeen(element),
    );
  };
  const middleOf = (element: Element): [x: number, y: number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const isHit = (element: Element): boolean => {
    const above = document.elementFromPoint(...middleOf(element));
    return (
      above !== null &&
      (element.contains(above) || above.contains(element) || above.closest('label')?.control === element)
    );
  };
  /** Whether a press would come to an element: at once, or once it stands in the middle of the window. */
  const isInReach = (element: Element): boolean => {
    if (isHit(element)) return true;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return isHit(element);
  };
  const controlOf = (wanted: Part): HTMLElement | null =>
    all(wanted).find((element) => !element.matches(':disabled, [aria-disabled=true]') && isInReach(element)) ?? null;
  const hasOption = (element: HTMLElement, option: string): boolean =>
    element instanceof HTMLSelectElement &&
    [...element.options].some(({ value, disabled }) => value === option && !disabled);
  const canDo = (action: Action): boolean => {
    if (action.does === 'key' || action.does === 'wait') return true;
    const control = controlOf(action.part);
    return control !== null && (action.does !== 'choose' || hasOption(control, action.option));
  };
  const write = (element: HTMLElement, text: string, event: string): void => {
    const kind = element instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
    if (!(element instanceof kind) || element.value === text) return;
    // React watches the property of the element itself; a browser that types goes past it.
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(element, text);
    element.dispatchEvent(new Event(event, { bubbles: true }));
  };
  const perform = (action: Action): void => {
    if (action.does === 'wait') return;
    if (action.does === 'key') {
      const options = { key: action.key, code: action.key, bubbles: true, cancelable: true };
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', options));
      return;
    }
    const control = controlOf(action.part);
    if (control === null) return;
    if (action.does !== 'click') control.focus();
    if (action.does === 'type') write(control, action.text, 'input');
    else if (action.does === 'choose') write(control, action.option, 'change');
    else control.click();
  };
  // At the lowest priority, so that what the page still has to do comes first; and no clock of a test holds it.
  const pause = (): Promise<void> => scheduler.postTask(() => undefined, { priority: 'background', delay: PAUSE_MS });
  /** A script or a sheet of a screen is on its way. */
  const isLoading = (): boolean =>
    document.querySelector('head script[src*="/static/js/async/"]') !== null ||
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(({ sheet }) => sheet === null);
  /** Brings to its end what moves on the page for a time; true where something did. What never ends is left alone. */
  const endMotion = (): boolean => {
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity);
    for (const animation of moving) animation.finish();
    return moving.length > 0;
  };
  let address = location.href;
  const settle = async (): Promise<void> => {
    let [still, pauses, focus] = [0, 0, document.activeElement];
    const observer = new MutationObserver(() => {
      still = 0;
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    // Where a screen gives way to another, the new one comes in parts.
    while (still < stillFor * (location.href === address ? 1 : PARTS) && pauses < MOST_PAUSES) {
      still += 1;
      pauses += 1;
      await pause();
      if (endMotion() || isLoading() || focus !== document.activeElement) still = 0;
      focus = document.activeElement;
    }
    address = location.href;
    observer.disconnect();
  };
  const marksOf = (element: HTMLElement): string =>
    [
      element.getAttribute('aria-pressed') === 'true' ? ' [pressed]' : '',
      element.getAttribute('aria-expanded') === 'true' ? ' [expanded]' : '',
      element instanceof HTMLInputElement && element.checked ? ' [checked]' : '',
    ].join('');
  const fieldWords = (element: HTMLElement | undefined): string => {
    if (!(element instanceof HTMLInputElement) && !(element instanceof HTMLSelectElement)) return '';
    const ids = (element.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '');
    const error = ids.map((id) => document.querySelector<HTMLElement>(`[id="${id}"]`)?.innerText ?? '').join(' ');
    const isWrong = element.getAttribute('aria-invalid') === 'true';
    return `«${element.value}»${isWrong ? ` ${plain(error)}` : ''}`;
  };
  const focusWords = (): string => {
    const active = document.activeElement;
    if (active === null || active === document.body) return '';
    const role = Object.entries(SELECTORS).find(([, selector]) => active.matches(selector))?.[0];
    return plain(`${role ?? 'text'} ${nameOf(active)}`);
  };
  const read = (reading: Reading): string => {
    if (reading.reads === 'address') return location.pathname + location.search;
    if (reading.reads === 'focus') return focusWords();
    const found = all(reading.part);
    switch (reading.reads) {
      case 'name':
        return found[0] === undefined ? '' : nameOf(found[0]);
      case 'names':
        return found.map(nameOf).join(', ');
      case 'marked':
        return found.map((element) => nameOf(element) + marksOf(element)).join(', ');
      case 'field':
        return fieldWords(found[0]);
      case 'text': {
        const text = plain(found.map(({ innerText }) => innerText).join(' '));
        return reading.find === undefined ? text : [...text.matchAll(new RegExp(reading.find, 'gu'))].join(', ');
      }
    }
  };
  const look = (isMade: boolean): Seen => ({
    isMade,
    texts: readings.map(read),
    refused: [...inputs.keys()].filter((input) => !(inputs[input] ?? []).every(canDo)),
  });

  await settle();
  const seen = [look(true)];
  for (const input of word) {
    const actions = inputs[input] ?? [];
    const last = seen.at(-1);
    if (last?.refused.includes(input) === true) {
      seen.push({ ...last, isMade: false });
      continue;
    }
    for (const action of actions) {
      perform(action);
      await settle();
    }
    seen.push(look(true));
  }
  return seen;
}
