import type { SeenField } from './field-faults.ts';
import type { SeenIcon } from './icon-faults.ts';
import type { SeenSources } from './picture-faults.ts';

/** What the accessibility tree of a page does not hold. */
export interface Frame {
  readonly address: string;
  readonly language: string;
  readonly title: string;
  /** What a search engine shows below the title. */
  readonly description: string;
  readonly focus: string;
  readonly current: readonly string[];
  readonly pictures: readonly string[];
  readonly values: readonly string[];
  /** What else than their names is said of controls and groups: `Undo: Mouse was taken out.` (`aria-describedby`). */
  readonly described: readonly string[];
  readonly storage: readonly string[];
  /** The colours that the page is shown in: `light`, `dark`. */
  readonly colours: string;
  /** What the page tells a search engine it is about, each JSON-LD block as it stands. */
  readonly data: readonly string[];
  /**
   * The boxes without words, from top to bottom: what stands for a page that has not come yet, the veil below a dialog. Each is
   * `wide` or `narrow`, and a box of such boxes with a line below it is a `line`; `bar` is the line on top that says that
   * another page is on its way.
   */
  readonly shapes: readonly string[];
  /**
   * The areas that are scrolled by keys and are not at their beginning, each with its name and where it stands between
   * both ends, across and down.
   */
  readonly scrolled: readonly string[];
}

/** What is read in the page at once: its frame, and what its fields, icons and pictures tell the browser. */
export interface ReadFrame {
  readonly frame: Frame;
  readonly fields: readonly SeenField[];
  /** The names of the buttons that are pressed in. */
  readonly pressed: readonly string[];
  /** The icons of controls and notes, and the controls that have none, each pair once. */
  readonly icons: readonly SeenIcon[];
  /** The files that the pictures offer, each set once. */
  readonly sources: readonly SeenSources[];
}

/** Runs in the page, and so uses nothing from outside of itself. */
export function readFrame(): ReadFrame {
  const LONGEST_STORED = 400;
  const kinds: Readonly<Record<string, string>> = {
    A: 'link',
    BUTTON: 'button',
    H1: 'heading',
    SELECT: 'dropdown',
  };
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const nameOf = (element: Element | null): string => {
    if (element instanceof HTMLFieldSetElement) return element.querySelector('legend')?.textContent.trim() ?? '';
    const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
    const labelling = document.getElementById(element?.getAttribute('aria-labelledby') ?? '');
    const words = [labelling?.textContent, element?.getAttribute('aria-label'), labels?.[0]?.textContent];
    return (words.find((text) => typeof text === 'string') ?? element?.textContent ?? '').trim();
  };
  const kindOf = (element: Element | null): string => {
    if (!(element instanceof HTMLInputElement)) return kinds[element?.tagName ?? ''] ?? 'text';
    return element.type === 'radio' ? 'radio' : 'field';
  };
  const isOffered = (element: Element): boolean =>
    element.closest('[inert],[aria-hidden=true]') === null && element.checkVisibility({ visibilityProperty: true });

  /** What stands for a picture's content in the name of its file. */
  const HASH = /\.[\da-f]{8,10}(?=\.(?:avif|webp|svg)\b)/gu;
  /** The file of a picture without width, hash and ending; several where its sources disagree. */
  const fileOf = (image: HTMLElement): string => {
    const sources = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])].flatMap((element) =>
      [element.getAttribute('src') ?? '', ...(element.getAttribute('srcset') ?? '').split(',')].map(
        (source) => source.trim().split(' ')[0] ?? '',
      ),
    );
    const names = sources
      .filter((source) => source !== '')
      .map((source) =>
        source
          .replaceAll(HASH, '')
          .replace(/^.*\//u, '')
          .replace(/(?:-\d+)?\.\w+$/u, ''),
      );
    return [...new Set(names)].join(' and ');
  };

  /** What other lines are made of is read whole. */
  const isShort = (key: string, text: string): boolean =>
    text.length <= LONGEST_STORED || /^loadout\.(?:cart|wishlist)\./u.test(key);
  const stored = (place: string, store: Storage): string[] =>
    Object.entries(store)
      .map(([key, text]) => [key, String(text)] as const)
      .map(([key, text]) => `${place} ${key} = ${isShort(key, text) ? text : `${text.length} letters`}`)
      .sort();
  /** What has the focus. A press beside all controls gives it to the main part of the page, which has no name. */
  const focusOn = (element: Element | null): string => {
    if (element === null || element === document.body) return '';
    return element.tagName === 'MAIN' ? 'main' : `${kindOf(element)} ${nameOf(element)}`;
  };
  /** Whether an element is seen at its place on the page: all that it stands in can make it transparent. */
  const isThere = (element: Element): boolean => {
    const { right, bottom } = element.getBoundingClientRect();
    const isOnPage = right > 0 && bottom + scrollY > 0;
    return isOnPage && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  /** Whether an element has a colour of its own and some size. */
  const isDrawn = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const [, , , alpha = '1'] = getComputedStyle(element).backgroundColor.match(/[\d.]+/gu) ?? [];
    return width * height > 0 && Number(alpha) > 0 && isThere(element);
  };
  /** Whether all that an element has is a line below it. */
  const isLine = (element: Element): boolean => {
    const width = Number.parseFloat(getComputedStyle(element).borderBlockEndWidth);
    return element.textContent === '' && width > 0 && isThere(element);
  };
  /** How far an area is between both of its ends, in percent. */
  const percent = (at: number, range: number): string => `${range > 0 ? Math.round((100 * at) / range) : 0} %`;
  const frame: Frame = {
    address: location.pathname + location.search + location.hash,
    // A page that has only just begun to load has no element at all.
    language: document.querySelector('html')?.lang ?? '',
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    focus: focusOn(document.activeElement),
    current: all('[aria-current]:not([aria-current=false])')
      .filter(isOffered)
      .map((element) => `${nameOf(element).replaceAll(/\s+/gu, ' ')}: ${element.getAttribute('aria-current') ?? ''}`),
    pictures: all('img').filter(isOffered).map(fileOf),
    values: all('input:not([type=radio],[type=file]),textarea')
      .filter((field): field is HTMLInputElement => 'value' in field && field.value !== '' && isOffered(field))
      .map((field) => `${nameOf(field)}: ${field.value}`),
    described: all('[aria-describedby]')
      .filter(isOffered)
      .map((element) => {
        const ids = element.getAttribute('aria-describedby')?.split(/\s+/u) ?? [];
        return `${nameOf(element)}: ${ids.map((id) => document.getElementById(id)?.textContent?.trim() ?? '').join(' ')}`;
      }),
    storage: [
      ...(document.cookie === '' ? [] : document.cookie.split('; ').sort()).map((cookie) => `cookie ${cookie}`),
      ...stored('local', localStorage),
      ...stored('session', sessionStorage),
    ],
    colours: document.documentElement.dataset['mantineColorScheme'] ?? '',
    data: all('script[type="application/ld+json"]').map((script) => script.textContent.replaceAll(HASH, '')),
    shapes: [
      ...(getComputedStyle(document.documentElement, '::before').content === 'none' ? [] : ['bar']),
      ...all('div:empty,div:has(> div:empty):not(:has(:not(div)))').flatMap((shape) => {
        if (shape.firstChild !== null) return isLine(shape) ? ['line'] : [];
        if (!isDrawn(shape)) return [];
        return shape.getBoundingClientRect().width > innerWidth / 2 ? ['wide'] : ['narrow'];
      }),
    ],
    scrolled: all('[tabindex="0"]')
      .filter(({ scrollLeft, scrollTop }) => scrollLeft > 0 || scrollTop > 0)
      .map((area) => {
        const across = percent(area.scrollLeft, area.scrollWidth - area.clientWidth);
        return `${nameOf(area)}: ${across}, ${percent(area.scrollTop, area.scrollHeight - area.clientHeight)}`;
      }),
  };
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:not([type=radio],[type=file]),select'),
  ]
    .filter(isOffered)
    .map((field) => ({
      name: nameOf(field),
      type: field.type,
      autocomplete: field.getAttribute('autocomplete') ?? '',
      inputMode: field.inputMode,
      required: field.required,
    }));
  const sources = new Map<string, SeenSources>();
  for (const element of document.querySelectorAll<HTMLImageElement | HTMLSourceElement>('img[srcset],source[srcset]')) {
    const { srcset } = element;
    const type = element instanceof HTMLSourceElement ? element.type : '';
    const beside = [...(element.closest('picture')?.querySelectorAll('source[srcset]') ?? [])];
    // A set that is said to be of two formats is two: one of them is wrong.
    sources.set(JSON.stringify([type, srcset]), {
      type,
      srcset,
      beside: beside.map((source) => source.getAttribute('type') ?? ''),
    });
  }
  const icons = new Map<string, SeenIcon>();
  const ownerOf = (drawing: Element): Element | null => drawing.closest('button,a,label,li,p');
  const owners = [...all('button,a'), ...[...document.querySelectorAll('svg')].map(ownerOf)];
  for (const owner of new Set(owners)) {
    if (owner === null || !isOffered(owner)) continue;
    const drawings = [...owner.querySelectorAll('svg')].filter((drawing) => ownerOf(drawing) === owner);
    const isPressed = owner.getAttribute('aria-pressed') === 'true';
    const icon = { name: nameOf(owner), isPressed, drawing: drawings.map(({ innerHTML }) => innerHTML).join('') };
    icons.set(JSON.stringify(icon), icon);
  }
  const pressed = all('button[aria-pressed=true]').filter(isOffered).map(nameOf);
  return {
    frame,
    fields,
    pressed,
    icons: [...icons.values()],
    sources: [...sources.values()],
  };
}
