import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importsOf } from '../../machines/imports.ts';
import { machineIds } from '../../machines/room.ts';
import { specsInRoom } from '../../stryker/trials.ts';

const root = new URL('../../../', import.meta.url);
const tests = new URL('tests/', root);

/** What Stryker copies, as its patterns say: folders, and files that are named. */
const { ignorePatterns }: { ignorePatterns: string[] } = JSON.parse(
  readFileSync(new URL('stryker/stryker.json', tests), 'utf8'),
);
const copied = ignorePatterns
  .filter((pattern) => pattern.startsWith('!'))
  .map((pattern) => {
    const source = pattern
      .slice(1)
      .replaceAll('.', String.raw`\.`)
      .replaceAll('/**', '/.*')
      .replaceAll(/\{([^}]*)\}/gu, (_, names: string) => `(?:${names.replaceAll(',', '|')})`);
    return new RegExp(`^${source}$`, 'u');
  });

/** What tries a machine: its model, and the specs of its room. */
function triedBy(id: string): URL[] {
  const room = new URL(`machines/${id}/`, tests);
  const specs = specsInRoom(id).map((name) => `${name}.spec.ts`);
  return [
    new URL('stryker/machine.spec.ts', tests),
    ...[`${id}.model.ts`, ...specs].map((file) => new URL(file, room)),
  ];
}

describe('What Stryker copies', () => {
  it.each(machineIds)('holds all that the trial of %s imports', (id) => {
    const files = triedBy(id).flatMap((file) => [...importsOf(file)].filter((name) => name.startsWith('file:')));
    expect(files.length).toBeGreaterThan(5);
    const paths = [...new Set(files)].map((address) => address.slice(root.href.length));
    expect(paths.filter((path) => existsSync(new URL(path, root)) && !copied.some((one) => one.test(path)))).toEqual(
      [],
    );
  });
});
