/**
 * Runs in the page, and so uses nothing from outside of itself.
 *
 * @returns in words, the ids that more than one element has, and those by which an element names others that are not there
 */
export function readBrokenNames(): string[] {
  const LONGEST_NAME = 60;
  const REFERENCES = [
    'aria-activedescendant',
    'aria-controls',
    'aria-describedby',
    'aria-errormessage',
    'aria-labelledby',
    'aria-owns',
    'for',
  ];
  const nameOf = (element: Element): string =>
    element.getAttribute('aria-label') ?? (element.textContent ?? '').trim().slice(0, LONGEST_NAME);
  const had = new Set<string>();
  const twice: string[] = [];
  for (const element of document.querySelectorAll('[id]')) {
    if (had.has(element.id))
      twice.push(`the id «${element.id}» of «${nameOf(element)}» is one of another element, too`);
    had.add(element.id);
  }
  const dangling = [...document.querySelectorAll(REFERENCES.map((name) => `[${name}]`).join())].flatMap((element) =>
    REFERENCES.flatMap((attribute) =>
      (element.getAttribute(attribute) ?? '')
        .split(' ')
        .filter((id) => id !== '' && !had.has(id))
        .map((id) => `the ${attribute} of «${nameOf(element)}» names «${id}», which is not there`),
    ),
  );
  return [...twice, ...dangling];
}
