import { readFileSync } from 'node:fs';

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

/**
 * Everything that a file imports, directly or through what it imports: files as addresses, packages by their names.
 * Types count, too.
 */
export function importsOf(file: URL): Set<string> {
  const found = new Set<string>();
  const queue = [file];
  for (const at of queue) {
    for (const [, specifier = ''] of readFileSync(at, 'utf8').matchAll(IMPORT)) {
      const target = specifier.startsWith('.') ? new URL(specifier, at) : null;
      const name = target?.href ?? specifier;
      if (target !== null && !found.has(name)) queue.push(target);
      found.add(name);
    }
  }
  return found;
}
