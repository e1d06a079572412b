import { linesBeyond } from '../../page/screen/lines-beyond.ts';

/** Runs in the page: what stands below an element, a line for each element and text, in order. Uses nothing from outside. */
export function domLines(html: string | null): string[] {
  /** Made anew in each browser, so that only which of them are alike could be compared. */
  const IDS = new Set([
    'id',
    'for',
    'name',
    'aria-describedby',
    'aria-labelledby',
    'aria-controls',
    'aria-activedescendant',
  ]);
  const root = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const lines: string[] = [];
  const write = (node: Node, path: string): void => {
    if (node instanceof Text && node.data.trim() !== '') lines.push(`${path} «${node.data}»`);
    if (!(node instanceof Element)) return;
    const attributes = [...node.attributes]
      .map(({ name, value }) => `${name}="${IDS.has(name) && /mantine-|_r_|«r/u.test(value) ? '…' : value}"`)
      .sort();
    const line = [node.localName, ...attributes].join(' ');
    lines.push(`${path} <${line}>`);
    for (const child of node.childNodes) write(child, `${path}/${node.localName}`);
  };
  for (const child of root.getElementById('root')?.childNodes ?? []) write(child, '');
  return lines;
}

/** What only one of two lists of lines has, as often as it has it more: `-` the first, `+` the second. */
export function lineDifferences(before: readonly string[], after: readonly string[]): string[] {
  const gone = linesBeyond(before, after).map((line) => `- ${line}`);
  return [...gone, ...linesBeyond(after, before).map((line) => `+ ${line}`)];
}
