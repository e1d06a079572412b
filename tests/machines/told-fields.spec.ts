import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Meta } from '../../machines/meta.ts';
import { committedWalks } from '../walks/committed.ts';
import { models } from './models.ts';
import { machineIds } from './room.ts';

/** What XState adds to the events that end an actor, and hands to one that starts. */
const OWN: ReadonlySet<string> = new Set(['type', 'actorId', 'input']);

/** Every field that a machine has in its context, or that an event brings to it, as far as its walks go. */
function fieldsOf(id: (typeof machineIds)[number]): string[] {
  const { machine, inputs } = models[id];
  const contexts = (inputs ?? [undefined]).map((input: unknown) =>
    Object(createActor(machine, { input } as object).getSnapshot().context),
  );
  const { walks } = committedWalks(id, 'actor');
  const events = walks.flatMap(({ steps }) => steps.map(({ stimulus }) => stimulus.event));
  return [...new Set([...contexts, ...events].flatMap((one: object) => Object.keys(one)))].filter(
    (key) => !OWN.has(key),
  );
}

function metaOf(id: (typeof machineIds)[number]): Meta {
  return Object(models[id].machine.config.meta);
}

describe('What an inspector may be told of a machine (R31)', () => {
  it.each(machineIds)('is declared for every field of %s: as told, or as masked', (id) => {
    const { told = [], masked = [] } = metaOf(id);
    expect(fieldsOf(id).filter((field) => !told.includes(field) && !masked.includes(field))).toEqual([]);
    expect(
      told.filter((field) => masked.includes(field)),
      'declared as both',
    ).toEqual([]);
  });

  it('holds no field that a shopper types into', () => {
    for (const id of machineIds)
      for (const secret of ['password', 'text', 'values', 'groups', 'code', 'day', 'year', 'query', 'name', 'email'])
        expect(metaOf(id).told ?? [], `${id}: ${secret}`).not.toContain(secret);
  });
});
