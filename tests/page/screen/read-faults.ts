import type { MaskName } from './masked.ts';

/** What is wrong with the controls of a page, and the masks by which some were not looked at. */
interface Faults {
  readonly faults: readonly string[];
  readonly masks: readonly MaskName[];
}

/**
 * Runs in the page, and so uses nothing from outside of itself: controls that assistive technology offers and that
 * nobody can see or press, and those that show words which their name does not say. Each control is brought into view and
 * the page is left as it was. A page that is as it was the last time is not looked at again.
 *
 * @returns the faults, and the masks by which a control was not looked at
 */
export function readFaults(): Faults {
  const FAINT = 0.1;
  const SMALLEST = 2;
  const LONGEST_NAME = 60;
  const modal = document.querySelector('dialog:modal,[role=dialog][aria-modal=true]');
  const whole = `${modal === null} ${innerWidth} ${document.body.outerHTML}`;
  const known: unknown = Reflect.get(globalThis, 'loadoutFaultless');
  const faultless: Map<string, readonly MaskName[]> = known instanceof Map ? known : new Map();
  const before = faultless.get(whole);
  if (before !== undefined) return { faults: [], masks: before };
  const masks = new Set<MaskName>();

  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? (element.textContent || element.id)).trim().slice(0, LONGEST_NAME);
  const isOffered = (element: Element): boolean =>
    element.closest('[inert],[aria-hidden=true]') === null && element.checkVisibility({ visibilityProperty: true });
  /** What stands for a control on the screen: a radio or a file input may be drawn by its label. */
  const drawnAs = (control: Element): Element =>
    control instanceof HTMLInputElement && control.getBoundingClientRect().width < SMALLEST
      ? (control.labels?.[0] ?? control)
      : control;
  const popups = [...document.querySelectorAll('[aria-expanded=true][aria-controls]')].map((opener) =>
    document.getElementById(opener.getAttribute('aria-controls') ?? ''),
  );
  const clear = new Map<Element | null, number>([[null, 1]]);
  const opacityOf = (element: Element | null): number => {
    const seen = clear.get(element);
    if (seen !== undefined || element === null) return seen ?? 1;
    const opacity = Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
    clear.set(element, opacity);
    return opacity;
  };
  const moved = new Map<Element, { readonly top: number; readonly left: number }>();
  const bringIntoView = (element: Element): void => {
    for (let part = element.parentElement; part !== null; part = part.parentElement)
      if (!moved.has(part)) moved.set(part, { top: part.scrollTop, left: part.scrollLeft });
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  };
  const isAt = (control: Element, drawn: Element): string => {
    const { left, top, width, height } = drawn.getBoundingClientRect();
    if (width < SMALLEST || height < SMALLEST) return 'has no size';
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    if (above === null) return 'lies outside of the window';
    const isFree = drawn.contains(above) || above.contains(drawn) || above.closest('label')?.control === control;
    if (isFree) return '';
    // An open list covers what lies below it, as it should.
    const isPopup = popups.some((popup) => popup?.contains(above)) || above.closest('search,[role=search]') !== null;
    if (isPopup) masks.add('popups');
    return isPopup ? '' : `is covered by ${above.tagName.toLowerCase()} «${nameOf(above)}»`;
  };
  const troubleOf = (control: Element): string => {
    const drawn = drawnAs(control);
    if (opacityOf(drawn) < FAINT) return 'cannot be seen';
    // Where it lies may be outside of the window, or below what stays in view; in the middle nothing may cover it.
    if (isAt(control, drawn) === '') return '';
    bringIntoView(drawn);
    if (isAt(control, drawn) === '') return '';
    // What scrolls away with the top of the page is there only.
    scrollTo({ top: 0, behavior: 'instant' });
    return isAt(control, drawn);
  };
  const unspokenOf = (control: Element): string => {
    const name = control.getAttribute('aria-label');
    if (name === null) return '';
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const words = (text.textContent ?? '').trim();
      const { parentElement: parent } = text;
      // A count that is too long for its badge is cut to «999+»; the name has it whole.
      if (words !== '' && !/^\d+\+$/u.test(words) && parent !== null && isOffered(parent) && !name.includes(words))
        return `shows «${words}», which its name does not say`;
    }
    return '';
  };
  const faults = [...(modal ?? document).querySelectorAll('a[href],button,input,select,textarea')]
    // The link that skips the header comes into view with the focus.
    .filter((control) => {
      const isSkipLink = control.getAttribute('href') === '#main';
      if (isSkipLink) masks.add('skip link');
      return !isSkipLink && isOffered(control);
    })
    .flatMap((control) =>
      [troubleOf(control), unspokenOf(control)]
        .filter((trouble) => trouble !== '')
        .map((trouble) => `${control.tagName.toLowerCase()} «${nameOf(control)}» ${trouble}`),
    );
  for (const [element, place] of moved) element.scrollTo({ ...place, behavior: 'instant' });
  if (faults.length === 0) {
    faultless.set(whole, [...masks]);
    Reflect.set(globalThis, 'loadoutFaultless', faultless);
  }
  return { faults, masks: [...masks] };
}
