/**
 * Runs in the page, and so uses nothing from outside of itself.
 *
 * @returns in words, the lists without anything in them, the tables whose parts are not what they are called or named, or
 *   are not laid out as such and do not say what they are, the sections that have no name, and so are none for a screen
 *   reader (HTML-AAM), parts that a screen reader is not told of and a key may come to, options that the keys have come to and
 *   that their list does not show, pictures that are not offered in both formats, several that are to be loaded ahead of all
 *   others, one that is to be and waits until it is near, sizes that are known too late, controls over which the pointer says
 *   something else than that they take a press, what is for search engines alone and takes a place, and texts that React looks for
 *   where a browser may have put a translation of them
 */
export function readMisbuilt(): string[] {
  const LONGEST_NAME = 60;
  const nameOf = (part: Node): string => (part.textContent ?? '').trim().slice(0, LONGEST_NAME);
  const isOffered = (element: Element): boolean =>
    element.closest('[inert],[aria-hidden=true]') === null && element.checkVisibility({ visibilityProperty: true });
  // It takes room, and a screen reader tells of it.
  const empty = [...document.querySelectorAll('ul,ol,dl')]
    .filter((list) => isOffered(list) && list.querySelector('li,dt') === null)
    .map((list) => `a list in «${nameOf(list.parentElement ?? list)}» has no items`);
  // A role that is said out loud is the one that the element has by itself.
  const roles: Readonly<Record<string, readonly string[]>> = {
    TABLE: ['table'],
    THEAD: ['rowgroup'],
    TBODY: ['rowgroup'],
    TR: ['row'],
    TH: ['columnheader', 'rowheader'],
    TD: ['cell'],
  };
  const called = [...document.querySelectorAll('table,table [role]')]
    .filter((part) => part.role !== null && roles[part.tagName]?.includes(part.role) === false)
    .map((part) => `${part.tagName.toLowerCase()} «${nameOf(part)}» is called a ${part.role}`);
  // A part of a table that is laid out as something else is none for some browsers, unless it says so.
  const unsaid = [...document.querySelectorAll('table,thead,tbody,tfoot,tr,th,td')]
    .filter((part) => isOffered(part) && part.role === null && !getComputedStyle(part).display.startsWith('table'))
    .map((part) => `${part.tagName.toLowerCase()} «${nameOf(part)}» is not laid out as one, and has no role`);
  // On a narrow screen a cell says by itself what the head of its column says on a wide one.
  const labelled = [...document.querySelectorAll<HTMLTableCellElement>('td[data-label]')].flatMap((cell) => {
    const head = cell.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex]?.textContent?.trim();
    const { label } = cell.dataset;
    return label === head ? [] : [`cell «${nameOf(cell)}» is labelled «${label}» below «${head}»`];
  });
  const nameless = [...document.querySelectorAll('section')]
    .filter(isOffered)
    .filter((section) => {
      const by = section.getAttribute('aria-labelledby') ?? '';
      return nameOf(document.getElementById(by) ?? document.createElement('i')) + (section.ariaLabel ?? '') === '';
    })
    .map((section) => `the section «${nameOf(section)}» has no name`);
  // What fades away can still be seen, and so pressed.
  const untold = [...document.querySelectorAll('[aria-hidden=true]:not([inert] *, [inert])')]
    .filter((part) => part.querySelector('a[href],button,input,select,textarea') !== null)
    .map((part) => `«${nameOf(part)}» is hidden from a screen reader and not from the keys`);
  const outOfSight = [...document.querySelectorAll('[aria-activedescendant]:focus')].flatMap((box) => {
    const option = document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
    const list = option?.closest('[role=listbox]');
    if (!option || !list) return [];
    const [own, around] = [option.getBoundingClientRect(), list.getBoundingClientRect()];
    const isShown = own.bottom > around.top && own.top < around.bottom && own.bottom > 0 && own.top < innerHeight;
    return isShown ? [] : [`the option «${nameOf(option)}» that is active is out of sight`];
  });
  // The browser of the walks takes the first format; another one may know the second alone.
  const formatsOf = ({ srcset }: HTMLSourceElement | HTMLImageElement): string =>
    [...new Set(srcset.match(/\.\w+(?= \d+w)/gu))].join();
  const unoffered = [...document.querySelectorAll('picture')].flatMap((picture) => {
    const formats = [...picture.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source,img')].map(formatsOf);
    return formats.join() === '.avif,.webp'
      ? []
      : [`picture «${picture.querySelector('img')?.alt ?? ''}» is offered in ${formats.join(' and ')}`];
  });
  const first = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')];
  const crowded = first.length > 1 ? [`${first.length} pictures are loaded ahead of all others`] : [];
  // HTML: «auto» is a size of pictures that are laid out before they are loaded, and of no others.
  const misloaded = [...document.images].flatMap((image) => {
    const { alt, loading, sizes } = image;
    const isAuto = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])].some((one) =>
      one.sizes.startsWith('auto'),
    );
    return [
      ...(loading === 'lazy' && first.includes(image) ? [`picture «${alt}» is loaded first, and once it is near`] : []),
      ...(loading !== 'lazy' && isAuto ? [`picture «${alt}» is loaded at once, and sized ${sizes}`] : []),
    ];
  });
  // A browser that translates a page puts other nodes in the place of its texts: React then fails to change or to remove the
  // text of an element that has more than it, and does not hold the others.
  const held: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
    if (nameOf(text) !== '' && Object.keys(text).some((key) => key.startsWith('__reactFiber')))
      held.push(`the text «${nameOf(text)}» shares its element with other parts`);
  const placed = [...document.body.querySelectorAll('script[type="application/ld+json"]')]
    .filter(({ parentElement }) => parentElement !== document.body && parentElement?.checkVisibility() === true)
    .map(() => 'what is for search engines alone takes a place');
  // What takes a press is under a hand, and what takes none is not.
  const mispointed = [...document.querySelectorAll('a[href],button,summary,[type=radio],[type=checkbox]')]
    .filter(isOffered)
    .filter((control) => {
      const isOff = control.matches(':disabled,[aria-disabled=true]');
      return (getComputedStyle(control).cursor === 'pointer') === isOff;
    })
    .map(
      (control) => `the pointer over «${control.ariaLabel ?? nameOf(control)}» is ${getComputedStyle(control).cursor}`,
    );
  return [
    ...empty,
    ...crowded,
    ...misloaded,
    ...placed,
    ...held,
    ...mispointed,
    ...unoffered,
    ...called,
    ...unsaid,
    ...labelled,
    ...nameless,
    ...untold,
    ...outOfSight,
  ];
}
