import type { CheckedSession } from '../counting.ts';

const HEAD = [
  'file',
  'session',
  'day',
  'language',
  'simulated',
  'machine',
  'moment',
  'event',
  'about',
  'expected',
  'recorded',
  'other versions',
];

/** A value as a field of CSV (RFC 4180). What a spreadsheet would take for a formula gets an apostrophe in front. */
export function csvField(value: string | number): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/u.test(text) && typeof value === 'string' ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('');
}

/** Sessions that deviate, are of another version or could not be read, a line for each. */
export function checkedCsv(checked: readonly CheckedSession[]): string {
  const rows = checked.map(({ session, deviation, others, isUnread }) => [
    session.file,
    session.index + 1,
    session.day,
    session.language,
    session.isSimulated ? 'simulated' : '',
    deviation?.machine ?? '',
    deviation?.moment ?? '',
    deviation?.event ?? '',
    isUnread ? 'could not be read' : (deviation?.about ?? ''),
    deviation?.expected ?? '',
    deviation?.recorded ?? '',
    others.join(' '),
  ]);
  return csvOf([HEAD, ...rows]);
}
