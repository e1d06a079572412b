import type { MaskName } from './masked.ts';

/** What is wrong with the controls, texts and pictures of a page, and the masks by which some controls were not looked at. */
interface Faults {
  readonly faults: readonly string[];
  /** Words that are cut off for the eye, so that a screen reader alone has them; those that are announced apart. */
  readonly heardOnly: readonly string[];
  readonly masks: readonly MaskName[];
}

/**
 * Runs in the page, and so uses nothing from outside of itself: controls, texts and pictures that assistive technology
 * offers and that nobody can see, controls that nobody can press, and those that show words which their name does not
 * say. Each control is brought into view and the page is left as it was. A page that is as it was the last time is not
 * looked at again.
 *
 * @returns the faults, the words that are only heard, and the masks by which a control was not looked at
 */
export function readFaults(): Faults {
  const FAINT = 0.1;
  const OPAQUE = 0.9;
  const PART = 0.25;
  const SMALLEST = 2;
  const LONGEST_NAME = 60;
  const LONGEST_COUNT = 999;
  const modal = document.querySelector('dialog:modal,[role=dialog][aria-modal=true]');
  const shown = modal ?? document.body;
  const whole = `${modal === null} ${innerWidth} ${document.body.outerHTML}`;
  const known: unknown = Reflect.get(globalThis, 'loadoutFaultless');
  const faultless: Map<string, Faults> = known instanceof Map ? known : new Map();
  const before = faultless.get(whole);
  if (before !== undefined) return before;
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
    // An open list covers what lies below it, as it should, and so does what stands in its place where nothing is found.
    const found = above.closest('search,[role=search]')?.querySelector('[role=status]');
    const isPopup = popups.some((popup) => popup?.contains(above)) || (found?.textContent ?? '') !== '';
    if (isPopup) masks.add('popups');
    return isPopup ? '' : `is covered by ${above.tagName.toLowerCase()} «${nameOf(above)}»`;
  };
  /** Words for a screen reader alone stand in a box of a pixel, or are cut off by it. */
  const cut = new Map<Element | null, boolean>([[null, false]]);
  const isCutOff = (element: Element | null): boolean => {
    const cutBefore = cut.get(element);
    if (cutBefore !== undefined || element === null) return cutBefore ?? false;
    const { width, height } = element.getBoundingClientRect();
    const isTiny = width < SMALLEST || height < SMALLEST;
    const isCut = (isTiny && getComputedStyle(element).overflowX !== 'visible') || isCutOff(element.parentElement);
    cut.set(element, isCut);
    return isCut;
  };
  /** Whether a box of an element lies where no scrolling leads. */
  const isOutOfReach = (element: Element, box: DOMRect): boolean => {
    let scroller = element.parentElement;
    while (scroller !== null && getComputedStyle(scroller).overflowX === 'visible') scroller = scroller.parentElement;
    const root = scroller ?? document.documentElement;
    const isPage = root === document.documentElement || root === document.body;
    if (!isPage && isOutOfReach(root, root.getBoundingClientRect())) return true;
    const origin = isPage ? { left: -scrollX, top: -scrollY } : root.getBoundingClientRect();
    const left = box.left - origin.left + (isPage ? 0 : root.scrollLeft);
    const top = box.top - origin.top + (isPage ? 0 : root.scrollTop);
    return left + box.width <= 0 || top + box.height <= 0 || left >= root.scrollWidth || top >= root.scrollHeight;
  };
  /** What is drawn before or after the words of an element lies over much of it and lets nothing through. */
  const covered = new Map<Element | null, boolean>([[null, false]]);
  const isCoveredByOwn = (element: Element | null): boolean => {
    const coveredBefore = covered.get(element);
    if (coveredBefore !== undefined || element === null) return coveredBefore ?? false;
    const isCovered = hasOwnCover(element) || isCoveredByOwn(element.parentElement);
    covered.set(element, isCovered);
    return isCovered;
  };
  const hasOwnCover = (element: Element, own = element.getBoundingClientRect()): boolean =>
    ['::before', '::after'].some((pseudo) => {
      const { content, position, zIndex, backgroundColor, width, height, opacity } = getComputedStyle(element, pseudo);
      if (content === 'none' || position !== 'absolute' || Number(zIndex) < 0) return false;
      const [, , , alpha = '1'] = backgroundColor.match(/[\d.]+/gu) ?? [];
      const isMuch = Number.parseFloat(width) >= own.width * PART && Number.parseFloat(height) >= own.height * PART;
      return isMuch && Number(alpha) * Number(opacity) >= OPAQUE;
    });
  /** A link that takes presses for all of a card is drawn over its picture, and must let it through. */
  const isCoveredByLink = (picture: Element): boolean => {
    const box = picture.getBoundingClientRect();
    const above = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return above?.tagName === 'A' && !above.contains(picture) && hasOwnCover(above, box);
  };
  const troubleOf = (control: Element): string => {
    const drawn = drawnAs(control);
    if (opacityOf(drawn) < FAINT) return 'cannot be seen';
    if (isCoveredByOwn(drawn)) return 'is covered by what is drawn beside its words';
    if (!control.matches(':disabled') && getComputedStyle(drawn).pointerEvents === 'none') return 'takes no press';
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
    // A count that is too long for its badge is cut to «999+»; the name has it whole.
    const isCut = Number(name.match(/\d[\d,]*/u)?.[0].replaceAll(',', '')) > LONGEST_COUNT;
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const words = (text.textContent ?? '').trim();
      const { parentElement: parent } = text;
      const isSaid = isCut ? words === `${LONGEST_COUNT}+` : name.includes(words);
      if (words !== '' && !isSaid && parent !== null && isOffered(parent))
        return `shows «${words}», which its name does not say`;
    }
    return '';
  };
  const heardOnly: string[] = [];
  /** Words and pictures that are there for all, and not to be seen. */
  const unseen = (): string[] => {
    const found: string[] = [];
    const isAnnounced = (element: Element): boolean => element.closest('[role=status][aria-atomic=true]') !== null;
    const tell = (element: Element, box: DOMRect, name: string): void => {
      if (opacityOf(element) < FAINT) found.push(`${name} cannot be seen`);
      else if (isCoveredByOwn(element)) found.push(`${name} is covered by what is drawn beside it`);
      else if (isOutOfReach(element, box)) found.push(`${name} lies outside of the page`);
    };
    const look = (element: Element, box: DOMRect, name: string): void => {
      if (box.width === 0 || !isOffered(element)) return;
      if (isCutOff(element)) return void (isAnnounced(element) || heardOnly.push(name));
      tell(element, box, name);
    };
    const isSaidElsewhere = (words: string): boolean =>
      [...shown.querySelectorAll(':not(:has(*))')].some(
        (element) => element.textContent?.trim() === words && isOffered(element),
      );
    /** Nothing else tells whether what a screen reader does not have is there. */
    const lookForEye = (element: Element, box: DOMRect, name: string): void => {
      if (!element.checkVisibility({ visibilityProperty: true })) {
        if (!isSaidElsewhere((element.textContent ?? '').trim())) found.push(`${name} is not drawn`);
      } else tell(element, box, name);
    };
    /** The field that a drawing which is in no control stands beside; the browser itself draws the arrow of a list. */
    const fieldBeside = (drawing: Element): Element | null =>
      drawing.parentElement?.parentElement?.querySelector(':scope > :is(input,textarea)') ?? null;
    const range = document.createRange();
    const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const words = (text.textContent ?? '').trim();
      const { parentElement: parent } = text;
      if (words === '' || parent === null) continue;
      range.selectNodeContents(text);
      const isForEye = parent.closest('[aria-hidden=true]') !== null && parent.closest('[inert],svg') === null;
      const name = `text ${isForEye ? 'for the eye ' : ''}«${words.slice(0, LONGEST_NAME)}»`;
      (isForEye ? lookForEye : look)(parent, range.getBoundingClientRect(), name);
    }
    for (const picture of shown.querySelectorAll('img')) {
      look(picture, picture.getBoundingClientRect(), `picture «${picture.alt}»`);
      if (isOffered(picture) && isCoveredByLink(picture)) found.push(`picture «${picture.alt}» is covered by a link`);
    }
    // What is drawn beside words is for the eye alone, and so hidden from assistive technology: its owner is not.
    for (const drawing of shown.querySelectorAll('svg')) {
      const owner = drawing.closest('button,a,label,li,p') ?? fieldBeside(drawing);
      if (owner === null || !isOffered(owner)) continue;
      const name = `icon of «${nameOf(owner)}»`;
      const box = drawing.getBoundingClientRect();
      if (!drawing.checkVisibility({ visibilityProperty: true }) || box.width < SMALLEST || box.height < SMALLEST)
        found.push(`${name} is not drawn`);
      else tell(drawing, box, name);
    }
    return found;
  };
  const blocked = [...shown.querySelectorAll('a[href],button,input,select,textarea')]
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
  const faults = [...blocked, ...unseen()];
  const found = { faults, heardOnly, masks: [...masks] };
  if (faults.length === 0) {
    faultless.set(whole, found);
    Reflect.set(globalThis, 'loadoutFaultless', faultless);
  }
  return found;
}
