import { describe, expect, it } from 'vitest';
import { type MachineId, machines } from '../../../machines/index.ts';
import { transitionNames } from '../../../src/app/inspect/transition-names.ts';
import { transitionMap } from '../../engine/machine/transitions.ts';

describe.each(Object.keys(machines) as MachineId[])('The transitions of %s', (id) => {
  const declared = [...transitionMap(machines[id])];

  it('have the names that the walk files have, in the order in which they are taken', () => {
    const names = declared.map(([, { name }]) => name);
    expect(transitionNames(declared.map(([definition]) => definition))).toEqual(names);
    expect(transitionNames(declared.toReversed().map(([definition]) => definition))).toEqual(names.toReversed());
  });

  it('do not count the first states as one', () => {
    const { initial } = machines[id].root;
    expect(transitionNames([initial, ...declared.map(([definition]) => definition)])).toHaveLength(declared.length);
  });
});
