import { pickFrom } from '../../engine/random-numbers.ts';
import type { Chance } from '../../sessions/chance.ts';
import { act } from './act.ts';

/** One thing that a person can do to a page. */
export interface Gesture {
  readonly name: string;
  /** @returns of each event that it is made of, whether the page has kept it from the browser */
  readonly make: () => readonly boolean[];
}

/** What happens to a page without an event that the page could keep from the browser. */
export function happening(name: string, happen: () => void): Gesture {
  return {
    name,
    make: () => {
      happen();
      return [];
    },
  };
}

/** A control of a page. All of a kind are alike: rows of a list, parts of a chart. */
export interface Control {
  readonly element: Element;
  readonly name: string;
  readonly kind: string;
}

/** What is typed and chosen, and what a person can do beside using a control. */
export interface Inputs {
  readonly texts: readonly string[];
  readonly files: readonly File[];
  readonly others: readonly Gesture[];
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** All that stands in one of these is of one kind. */
const REPEATED = 'li, tr, svg, [role="option"]';

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;

/** The keys that mean something to more than a button or a link, by where they do. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  '[role="tab"]': ['ArrowLeft', 'ArrowRight', 'Home'],
  '[role="separator"]': [...ARROWS, 'Home', 'End', 'Enter'],
  '[role="region"], svg *': [...ARROWS, '+', '=', '-', '0', 'Enter', ' ', 'Escape'],
  '[role="listbox"], [role="combobox"], input, textarea': [...ARROWS, 'Home', 'End', 'Enter', 'Escape', 'PageDown'],
};

const NAME_LENGTH = 40;

/** By what a person knows a control, for a table. */
function nameOf(element: Element): string {
  const label =
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0] : null;
  const by = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
  const own = element.matches('a, button, summary, svg *') ? element : null;
  const name = element.getAttribute('aria-label') ?? (label ?? by ?? own)?.textContent ?? element.localName;
  return name.replaceAll(/\s+/gu, ' ').slice(0, NAME_LENGTH);
}

function kindOf(element: Element, name: string): string {
  const around: string[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement)
    around.push(`${at.localName} ${at.getAttribute('role') ?? ''}`);
  const isOne = element.matches('a, button, input, select, textarea, summary') && element.closest(REPEATED) === null;
  return `${around.join('<')} ${isOne ? name : ''}`;
}

/** The controls of a page that can be used. */
export function controlsIn(page: Element): Control[] {
  return [...page.querySelectorAll(CONTROLS)]
    .filter((element) => element.closest('[hidden], [inert]') === null && !element.matches(':disabled'))
    .map((element) => {
      const name = nameOf(element);
      return { element, name, kind: kindOf(element, name) };
    });
}

/** A control of a page by its name, as far as a table has it. @throws where there is none */
export function controlNamed(name: string, page: Element = document.body): HTMLElement {
  const found = controlsIn(page).find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no «${name}».`);
  return found.element as HTMLElement;
}

const BUBBLES = { bubbles: true, cancelable: true, composed: true } as const;

/** @returns whether the page has kept it from the browser */
function dispatch(element: Element, event: Event): boolean {
  return !element.dispatchEvent(event);
}

function focus(element: Element): void {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
}

/** What takes the focus when a pointer presses it, or something in it. */
const FOCUSED_BY_PRESS = '[tabindex], select, textarea, input:not([type="button"], [type="checkbox"], [type="radio"])';

/**
 * Moves the focus as Safari does: a button or a link that is pressed gets none, and what had it loses it. The walks press as
 * Chromium does, where both get it.
 */
function focusAsPressed(element: Element): void {
  const focused = element.closest(FOCUSED_BY_PRESS);
  if (focused !== null) focus(focused);
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Presses a control. @returns of each event whether the page has kept it from the browser */
export function press(element: Element): boolean[] {
  const isDown = dispatch(element, new PointerEvent('pointerdown', BUBBLES));
  const isFocusKept = dispatch(element, new MouseEvent('mousedown', BUBBLES));
  if (!isFocusKept) focusAsPressed(element);
  const isUp = [new PointerEvent('pointerup', BUBBLES), new MouseEvent('mouseup', BUBBLES)].map((event) =>
    dispatch(element, event),
  );
  return [isDown, isFocusKept, ...isUp, click(element)];
}

/** The click of a press alone. @returns whether the page has kept it from the browser */
export function click(element: Element): boolean {
  let isLeftAlone = false;
  // A browser follows a link where the page does not. Here nothing is followed.
  const stay = (event: Event): void => {
    isLeftAlone = !event.defaultPrevented;
    if (element.closest('a') !== null) event.preventDefault();
  };
  window.addEventListener('click', stay);
  const isStopped = dispatch(element, new MouseEvent('click', BUBBLES));
  window.removeEventListener('click', stay);
  return isStopped && !isLeftAlone;
}

/** Sets a property as the browser does, so that React takes note of it. */
function setProperty(element: Element, property: string, value: unknown): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), property)?.set?.call(element, value);
}

function change(element: Element): boolean[] {
  return [dispatch(element, new Event('change', BUBBLES))];
}

/** Chooses an option by its value. */
export function choose(element: HTMLSelectElement, value: string): boolean[] {
  setProperty(element, 'value', value);
  // A browser tells of both.
  dispatch(element, new Event('input', BUBBLES));
  return change(element);
}

/** Puts a text in the place of what stands in a field. */
export function fill(element: Element, text: string): boolean[] {
  setProperty(element, 'value', text);
  return [dispatch(element, new InputEvent('input', { ...BUBBLES, data: text }))];
}

function typeInto(element: Element, text: string): boolean[] {
  focus(element);
  return fill(element, text);
}

function hit(element: Element, key: string): boolean[] {
  focus(element);
  const isKept = dispatch(element, new KeyboardEvent('keydown', { ...BUBBLES, key }));
  if (!isKept && key === 'Enter' && element instanceof HTMLInputElement) element.form?.requestSubmit();
  return [isKept, dispatch(element, new KeyboardEvent('keyup', { ...BUBBLES, key }))];
}

/** From where a pointer is dragged to where, in pixels. */
const DRAG = [
  [100, 100],
  [160, 70],
] as const;

function drag(element: Element): boolean[] {
  const [from, to] = DRAG.map(([clientX, clientY]) => ({ ...BUBBLES, clientX, clientY, buttons: 1, pointerId: 1 }));
  return [
    dispatch(element, new PointerEvent('pointerdown', from)),
    dispatch(element, new PointerEvent('pointermove', to)),
    dispatch(element, new PointerEvent('pointerup', to)),
    dispatch(element, new MouseEvent('click', to)),
  ];
}

function turnWheel(element: Element): boolean[] {
  const [, [clientX, clientY]] = DRAG;
  return [
    dispatch(element, new WheelEvent('wheel', { ...BUBBLES, ctrlKey: true, deltaY: -clientY, clientX, clientY })),
  ];
}

/** What a person can do to a control. Half of it is to press it. */
function gesturesOf(element: Element, { texts, files }: Inputs): Gesture[] {
  const type = element instanceof HTMLInputElement ? element.type : '';
  if (type === 'file')
    return files.map((file) => ({
      name: `choose ${file.name} at`,
      make: () => {
        Object.defineProperty(element, 'files', { value: [file], configurable: true });
        return change(element);
      },
    }));
  if (element instanceof HTMLSelectElement)
    return [...element.options].map(({ value }) => ({
      name: `choose «${value}» of`,
      make: () => choose(element, value),
    }));
  const isChecked = type === 'checkbox' || type === 'radio';
  const typed = element.matches('input, textarea') && !isChecked ? texts : [];
  const keys = isChecked ? [] : Object.entries(KEYS).flatMap(([where, some]) => (element.matches(where) ? some : []));
  const isDragged = element.matches('[role="separator"], [role="region"]');
  const others: Gesture[] = [
    ...typed.map((text) => ({ name: `type «${text}» into`, make: () => typeInto(element, text) })),
    ...keys.map((key) => ({ name: `hit «${key}» on`, make: () => hit(element, key) })),
    ...(isDragged
      ? [
          { name: 'drag', make: () => drag(element) },
          { name: 'turn the wheel on', make: () => turnWheel(element) },
        ]
      : []),
  ];
  const pressed = { name: 'press', make: () => press(element) };
  return others.length === 0 ? [pressed] : others.flatMap((other) => [other, pressed]);
}

/** What was done, in words, and what of it the page has kept from the browser. */
export interface Done {
  readonly words: string;
  readonly isKept: readonly boolean[];
}

/** Uses a page by chance: what was used least comes first, and one of those that are alike stands for all of them. */
export class UserByChance {
  readonly #used = new Map<string, number>();
  readonly #chance: Chance;
  readonly #inputs: Inputs;

  constructor(chance: Chance, inputs: Inputs) {
    this.#chance = chance;
    this.#inputs = inputs;
  }

  /**
   * Does one thing to the page, or to the dialog above it.
   *
   * @param isMeant whether a control is to be used now; where none is, any may be
   * @throws where nothing can be done
   */
  async use(page: Element, isMeant: (element: Element) => boolean = () => true): Promise<Done> {
    // All else lies below an open dialog, which stands beside the page.
    const controls = controlsIn(document.querySelector('[aria-modal="true"]') ?? page)
      .map((control) => ({ ...control, gestures: gesturesOf(control.element, this.#inputs) }))
      .filter(({ gestures }) => gestures.length > 0);
    const meant = controls.filter(({ element }) => isMeant(element));
    const others = this.#inputs.others.map((gesture) => ({ name: '', kind: gesture.name, gestures: [gesture] }));
    const all = [...(meant.length > 0 ? meant : controls), ...others];
    const uses = (kind: string): number => this.#used.get(kind) ?? 0;
    const least = Math.min(...all.map(({ kind }) => uses(kind)));
    const kind = this.#one([...new Set(all.map((one) => one.kind).filter((one) => uses(one) === least))]);
    const { name, gestures } = this.#one(all.filter((one) => one.kind === kind));
    this.#used.set(kind, least + 1);
    const gesture = this.#one(gestures);
    let isKept: readonly boolean[] = [];
    await act(async () => {
      isKept = gesture.make();
    });
    return { words: name === '' ? gesture.name : `${gesture.name} «${name}»`, isKept };
  }

  #one<TOne>(all: readonly TOne[]): TOne {
    const one = pickFrom(all, () => this.#chance.next());
    if (one === undefined) throw new Error('Nothing can be done to this page.');
    return one;
  }
}
