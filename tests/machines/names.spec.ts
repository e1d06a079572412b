import { describe, expect, it } from 'vitest';
import { type MachineId, machines } from '../../machines/index.ts';

const NOUN_VERBED = /^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/u;
const QUESTION = /^(?:is|has)[A-Z]/u;

describe.each(Object.keys(machines) as MachineId[])('The names of %s', (id) => {
  const { events, implementations, id: own } = machines[id];

  it('are the folder’s for the machine', () => {
    expect(own).toBe(id);
  });

  it('are noun.verbed for events', () => {
    const names = events.filter((name) => !name.startsWith('xstate.'));
    expect(names.filter((name) => !NOUN_VERBED.test(name))).toEqual([]);
  });

  it('are questions for guards: isX or hasX', () => {
    expect(Object.keys(implementations.guards).filter((name) => !QUESTION.test(name))).toEqual([]);
  });
});
