import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LETTERS = 12;

/** The folder in which each text lies under its fingerprint, so that those of two commits can be compared. Mostly none. */
const kept = process.env['LOADOUT_SEEN'];

/** A text in a few letters, for a table in which nobody could read it whole: another text has others. */
export function fingerprint(...texts: readonly string[]): string {
  const letters = createHash('sha256').update(texts.join('\0')).digest('base64url').slice(0, LETTERS);
  if (kept !== undefined) {
    mkdirSync(kept, { recursive: true });
    // One element to a line.
    writeFileSync(join(kept, letters), texts.join('\n').replaceAll('><', '>\n<'));
  }
  return letters;
}
