import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../../machines/language/languages.ts';
import { TEXTS_HEADER } from './kinds.ts';

const LENGTH = 10;

/** Names the texts of all languages together, by their content: up to ten letters and digits. */
export function textsVersion(folder: string): string {
  const hash = createHash('sha256');
  for (const language of LANGUAGES) hash.update(readFileSync(join(folder, language, 'translation.json')));
  return hash.digest('hex').slice(0, LENGTH);
}

/**
 * The headers by which a page says of which texts it is. While somebody works on the texts it says nothing, so that no worker
 * of a build that was served at the same address before answers for them.
 */
export function textsHeaders(folder: string, command: string): Readonly<Record<string, string>> {
  return command === 'dev' ? {} : { [TEXTS_HEADER]: textsVersion(folder) };
}
