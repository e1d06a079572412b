import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { WITH_DOCUMENT } from '../../with-document.ts';

const root = new URL('../../../', import.meta.url);

function textOf(file: string): string {
  return readFileSync(new URL(file, root), 'utf8');
}

// What it puts there would stay in the place of the module for every spec that comes after it in the same thread.
it('A spec that puts a module in the place of another shares its modules with no other spec', () => {
  const mocking = readdirSync(new URL('tests/', root), { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.spec.ts') && /^\s*vi\.(?:mock|doMock)\(/mu.test(textOf(file)));
  expect(mocking).toContain('tests/unit/app/inspection-by-chance.spec.ts');
  const config = textOf('tests/vitest.config.ts');
  const isolated = WITH_DOCUMENT.flatMap(({ isolate, include }) => (isolate ? include : []));
  const shared = mocking.filter((file) => !config.includes(`'${file}'`) && !isolated.includes(file));
  expect(shared).toEqual([]);
});
