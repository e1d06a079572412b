import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brokenSource, promiseLine, PROMISES } from '../../promises/promises.ts';

const root = join(import.meta.dirname, '../../..');

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

describe('The promises', () => {
  it('are twenty or more, each said once', () => {
    expect(PROMISES.length).toBeGreaterThanOrEqual(20);
    expect(new Set(PROMISES.map(({ says }) => says)).size).toBe(PROMISES.length);
  });

  it('stand in their README as they are, in their order', () => {
    const lines = read('tests/promises/README.md').split('\n');
    expect(lines.filter((line) => /^\d+\. /u.test(line))).toEqual(
      PROMISES.map((promised, place) => promiseLine(promised, place + 1)),
    );
  });

  it.each(PROMISES)('can be broken in one place, and have a test: $says', (promised) => {
    const source = read(promised.file);
    expect(brokenSource(source, promised)).not.toBe(source);
    expect(existsSync(join(root, promised.test))).toBe(true);
  });

  it('are an error where the place of the change is gone or not the only one', () => {
    const [promised] = PROMISES;
    if (promised === undefined) throw new Error('There is no promise.');
    expect(() => brokenSource('', promised)).toThrow('is 0 times in');
    expect(() => brokenSource(promised.change[0].repeat(2), promised)).toThrow('is 2 times in');
  });
});
