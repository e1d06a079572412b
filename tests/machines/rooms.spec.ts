import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { machineIds } from './room.ts';

const NEEDED = ['model.ts', 'oracle.ts', 'driver.ts', 'actor.walks', 'page.walks'];

const rooms = new URL('.', import.meta.url);

it.each(machineIds)('The room of %s has all that every machine needs', (id) => {
  const files = NEEDED.map((ending) => `${id}/${id}.${ending}`);
  expect(files.filter((file) => !existsSync(new URL(file, rooms)))).toEqual([]);
});

it('Every room is that of a machine of the register', () => {
  const folders = readdirSync(rooms, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(machineIds.toSorted());
});
