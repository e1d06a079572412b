/** A time in milliseconds since 1970 as text, in UTC: `2026-09-01T12:00:00.000Z`; null where it is none that a calendar has. */
export function isoTime(milliseconds: number): string | null {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
