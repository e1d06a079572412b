import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

const LENGTH = 12;

function filesIn(name: string): string[] {
  if (statSync(join(root, name)).isFile()) return [name];
  return readdirSync(join(root, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) => join(parentPath, file).slice(root.length));
}

/**
 * Names a build by all that it is made from.
 *
 * @param names files and folders, from the root of the checkout
 * @param more what else it depends on
 */
export function sourceHash(names: readonly string[], more = ''): string {
  const hash = createHash('sha256').update(more);
  for (const file of names.flatMap(filesIn).sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, LENGTH);
}
