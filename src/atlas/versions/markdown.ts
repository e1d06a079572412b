import type { Difference } from './differences.ts';
import { type DifferenceRow, rowsOf } from './in-words.ts';

const ORDINALS: Readonly<Record<number, string>> = { 1: '1st', 2: '2nd', 3: '3rd' };
const MOST_LETTERS = 200;

/** Text in a cell of a table of Markdown: on one line, without signs that mean something there. */
function cell(text: string): string {
  const oneLine = text.replaceAll(/\s+/gu, ' ').trim();
  const short = oneLine.length > MOST_LETTERS ? `${oneLine.slice(0, MOST_LETTERS)}…` : oneLine;
  return short
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[\\|[\]*_~]/gu, String.raw`\$&`);
}

/** A name as code, where it can be; a name with signs of Markdown or HTML as plain text. */
function named(name: string): string {
  return /^[\w .,:#()-]+$/u.test(name) ? `\`${name}\`` : cell(name.replaceAll('`', "'"));
}

function side(text: string): string {
  if (text === '') return '';
  // What a whole transition does has words of its own around the names.
  const [, word = '', rest = ''] = /^(to|stays)\b ?(.*)$/u.exec(text) ?? [];
  if (word === 'to' && !rest.includes(',')) return `to ${named(rest)}`;
  return word === '' ? named(text) : cell(text);
}

/** Where a difference is, in words. */
export function whereOf({ state, name, place }: DifferenceRow, say: (name: string) => string = named): string {
  if (state === null) return name === '' ? 'the machine' : say(name);
  const at = place === null ? '' : `, ${ORDINALS[place] ?? `${place}th`}`;
  return `in ${state === '' ? 'the machine' : say(state)}: ${say(name)}${at}`;
}

/** A row of the table; an empty cell is as short as it can be. */
function line(cells: readonly string[]): string {
  return `|${cells.map((text) => (text === '' ? ' |' : ` ${text} |`)).join('')}`;
}

/** The differences of one machine as a table in Markdown, under its name. */
export function differencesMarkdown(machine: string, differences: readonly Difference[]): string {
  const rows = rowsOf(differences).map((row) => line([row.what, whereOf(row), side(row.before), side(row.after)]));
  return [
    `### ${cell(machine)}`,
    '',
    '| what | where | before | after |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
