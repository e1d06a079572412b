import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../../machines/language/languages.ts';

const LENGTH = 10;

/** Names the texts of all languages together, by their content: up to ten letters and digits. */
export function textsVersion(folder: string): string {
  const hash = createHash('sha256');
  for (const language of LANGUAGES) hash.update(readFileSync(join(folder, language, 'translation.json')));
  return hash.digest('hex').slice(0, LENGTH);
}
