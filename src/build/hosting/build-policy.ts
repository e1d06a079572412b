import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentPolicy, scriptHashes } from './content-policy.ts';

/** The pages of the bundler: all others of the shop are made of the first, and name the same script. */
const PAGES = ['index.html', 'atlas.html'];

/**
 * The content policy of a finished build, as a header: it names the first scripts of its pages by their hashes. So it
 * belongs to this build alone.
 *
 * @throws where the folder has no such page, or the page names no script by its hash
 */
export function policyOf(folder: string): string {
  const hashes = PAGES.map((file) => scriptHashes(readFileSync(join(folder, file), 'utf8')));
  if (hashes.some(({ length }) => length === 0)) throw new Error(`A page in ${folder} names no script by its hash.`);
  return contentPolicy([...new Set(hashes.flat())]);
}
