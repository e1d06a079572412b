import { escapeHtml } from './html.ts';

/** The cells of a row, as text. */
export type Cells = readonly (string | number)[];

/** A row of a table; the search of the page looks through it. The first cell may be a link to a machine. */
export function tableRow(cells: Cells, { kind = '', link = '' }: { kind?: string; link?: string } = {}): string {
  const [first = '', ...others] = cells.map((cell) => escapeHtml(String(cell)));
  const head = link === '' ? `<td>${first}</td>` : `<th scope="row"><a href="#${link}">${first}</a></th>`;
  const mark = kind === '' ? '' : ` class="${kind}"`;
  return `<tr${mark} data-find>${head}${others.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

/** A table that scrolls by itself where the screen is narrow, also by keys. `label` names it for screen readers. */
export function table(label: string, caption: string, head: readonly string[], rows: readonly string[]): string {
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(label)}"><table><caption>${escapeHtml(
    caption,
  )}</caption><thead><tr>${head
    .map((words) => `<th scope="col">${escapeHtml(words)}</th>`)
    .join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

const PERCENT = 100;

/** `3 of 4 (75.0 %)` */
export function share(part: number, whole: number): string {
  return whole === 0 ? 'none' : `${part} of ${whole} (${((part / whole) * PERCENT).toFixed(1)} %)`;
}
