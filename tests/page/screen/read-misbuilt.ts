/**
 * Runs in the page, and so uses nothing from outside of itself.
 *
 * @returns in words, the lists without anything in them, the tables whose parts are not what they are called or named, and
 *   the sections that have no name, and so are none for a screen reader (HTML-AAM)
 */
export function readMisbuilt(): string[] {
  const LONGEST_NAME = 60;
  const nameOf = (element: Element): string => (element.textContent ?? '').trim().slice(0, LONGEST_NAME);
  const isOffered = (element: Element): boolean =>
    element.closest('[inert],[aria-hidden=true]') === null && element.checkVisibility({ visibilityProperty: true });
  const empty = [...document.querySelectorAll('ul,ol')]
    .filter((list) => isOffered(list) && list.querySelector('li') === null)
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
  return [...empty, ...called, ...labelled, ...nameless];
}
