import { createHash } from 'node:crypto';

const LETTERS = 12;

/** A text in a few letters, for a table in which nobody could read it whole: another text has others. */
export function fingerprint(...texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\0')).digest('base64url').slice(0, LETTERS);
}
