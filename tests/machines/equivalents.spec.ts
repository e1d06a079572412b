import { describe, expect, it } from 'vitest';
import { sampling } from '../commands/sampling.ts';
import { equivalenceFaults } from '../engine/mutants/equivalence-faults.ts';
import { committedWalks } from '../walks/committed.ts';
import { equivalents } from './equivalents.ts';
import { models } from './models.ts';
import { machineIds } from './room.ts';

const listed = machineIds.flatMap((id) => {
  const { mutants = [] } = equivalents[id] ?? {};
  return mutants.length === 0 ? [] : [{ id, mutants }];
});

describe('The equivalent mutants', () => {
  it.each(listed)(
    'of $id are there; those that are tried survive its walks, and the first of a reason is proved equal',
    ({ id, mutants }) => {
      const { walks } = committedWalks(id, 'actor');
      expect(equivalenceFaults(models[id], walks, mutants, sampling.oneEquivalentIn)).toEqual([]);
    },
  );

  it('are found in the rooms', () => {
    expect(listed.map(({ id }) => id)).toContain('cart');
  });
});

describe('A list of equivalent mutants', () => {
  const faults = (mutants: readonly string[], walks = committedWalks('notice', 'actor').walks): string[] =>
    equivalenceFaults(models.notice, walks, [{ reason: 'So it is said.', mutants }]);
  const equal = 'notice: extra transition closed: notice.dismissed acts';
  const faulty = 'notice: drop transition closed: item.added[0]';

  it('is not believed where it names a mutant that is not there', () => {
    expect(faults(['notice: drop transition gone: item.added[0]'])).toEqual([
      'There is no mutant «notice: drop transition gone: item.added[0]».',
    ]);
  });

  it('is not believed where a walk kills the mutant, nor where one could', () => {
    expect(faults([faulty])).toEqual([`«${faulty}» is not equivalent: killed.`]);
    expect(faults([faulty], [])).toEqual([`«${faulty}» is not proved equal: apart.`]);
  });

  it('is tried in part where that is asked for, and the first of its first reason always', () => {
    const { walks } = committedWalks('notice', 'actor');
    const tried = (...reasons: readonly (readonly string[])[]) => {
      const own = reasons.map((mutants) => ({ reason: 'So.', mutants }));
      return equivalenceFaults(models.notice, walks, own, 2);
    };
    const found = [`«${faulty}» is not equivalent: killed.`];
    expect(tried([equal, faulty])).toEqual([]);
    expect(tried([faulty, equal])).toEqual(found);
    expect(tried([equal], [faulty])).toEqual([]);
    expect(tried([], [equal, faulty])).toEqual(found);
  });

  it('names each mutant once', () => {
    expect(faults([equal, equal])).toEqual([`«${equal}» is listed twice.`]);
  });
});
