import { plain } from './rendered-markup.ts';

/** What the shop announces stands here. */
export const ANNOUNCER = '[role="status"][aria-atomic="true"]';

/** What nobody can see or hear, and what was announced last. */
export const UNSEEN = `[hidden], ${ANNOUNCER}`;

/** A copy of an element with all that a person can see and hear of it, but for what was announced last. */
export function seenOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const unseen of copy.querySelectorAll(UNSEEN)) unseen.remove();
  return copy;
}

/** The markup of what stands in an element, but for some of its parts. To copy the element first would take longer. */
export function markupWithout(element: Element, parts: string): string {
  const without = [...element.querySelectorAll(parts)].map(({ outerHTML }) => outerHTML);
  return without.reduce((markup, part) => markup.replace(part, ''), element.innerHTML);
}

/** What stands in the fields of an element. */
export function valuesIn(element: Element): string[] {
  const fields = [...element.querySelectorAll<HTMLInputElement>('input, select')];
  return fields.map((field) => `${field.value} ${field instanceof HTMLInputElement && field.checked}`);
}

/** The markup of what has the focus; nothing where nothing has it, which is the whole page for a browser. */
export function focusedMarkup(): string {
  const { body, activeElement } = document;
  return activeElement === body ? '' : plain(activeElement?.outerHTML ?? '');
}

/** What a style says, in the words of the browser and of the renderer of the build alike. */
function styleIn(text: string): string {
  return text
    .split(';')
    .map((one) => one.trim().replace(/:\s+/u, ':'))
    .filter((one) => one !== '')
    .join(';');
}

function write(node: Node, lines: string[]): void {
  if (node instanceof Text && node.data.trim() !== '') lines.push(node.data);
  if (!(node instanceof Element)) return;
  const attributes = [...node.attributes]
    // The build writes it, and a browser does not; the field says what is chosen.
    .filter(({ name }) => name !== 'selected')
    .map(({ name, value }) => ` ${name}="${name === 'style' ? styleIn(value) : value}"`)
    .sort();
  lines.push(`<${node.localName}${attributes.join('')}>`);
  for (const child of node.childNodes) write(child, lines);
  lines.push(`</${node.localName}>`);
}

/** What stands in an element, a line for each text and tag, whoever has rendered it: React in a browser, or the build. */
export function linesIn(element: Element): string {
  const lines: string[] = [];
  for (const child of element.childNodes) write(child, lines);
  return plain(lines.join('\n'));
}
