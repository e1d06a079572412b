import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from './support/test.ts';

const SCRIPTS = new URL('../../dist/static/js/', import.meta.url);

/** The first scripts of shop and atlas: they list the hash of every other script. */
const FIRST = readdirSync(SCRIPTS).filter((file) => /^(?:index|atlas)\.\w+\.js$/u.test(file));

test('The first scripts list the hashes of the others in one order, so that the same sources make the same build', () => {
  expect(FIRST).toHaveLength(2);
  for (const file of FIRST) {
    const source = readFileSync(new URL(file, SCRIPTS), 'utf8');
    const list = /\.sriHashes=\{(?<entries>[^}]*)\}/u.exec(source)?.groups?.['entries'] ?? '';
    const scripts = list.split(',').map((entry) => entry.split(':')[0]?.replaceAll('"', '') ?? '');
    expect(scripts.length, file).toBeGreaterThan(2);
    expect(scripts, file).toEqual(scripts.toSorted());
    // By this hash the shop tells builds apart.
    expect(source, file).toMatch(/\.h=\(\)=>"[\da-f]{16}"/u);
  }
});
