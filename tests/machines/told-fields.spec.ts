import { describe, expect, it } from 'vitest';
import { committedWalks } from '../walks/committed.ts';
import { models } from './models.ts';
import { machineIds } from './room.ts';
import { metaOf, wronglyDeclared } from './told-fields.ts';

describe('What an inspector may be told of a machine (R31)', () => {
  it.each(machineIds)('is declared for every field of %s: as told, or as masked', (id) => {
    expect(wronglyDeclared(models[id], committedWalks(id, 'actor').walks)).toEqual({ neither: [], both: [] });
  });

  it('holds no field that a shopper types into', () => {
    for (const id of machineIds)
      for (const secret of ['password', 'text', 'values', 'groups', 'code', 'day', 'year', 'query', 'name', 'email'])
        expect(metaOf(models[id]).told ?? [], `${id}: ${secret}`).not.toContain(secret);
  });
});
