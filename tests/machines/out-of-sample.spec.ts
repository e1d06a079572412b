import { describe, expect, it } from 'vitest';
import { explore } from '../engine/graph/graph.ts';
import { OPERATOR_HALVES, halfOf, scoreInAndOut } from '../engine/mutants/out-of-sample.ts';
import { mutantsOf } from '../engine/mutants/operators.ts';
import { LEAST_KILLED, outOfSample, sampleTable } from '../mutants/sample-table.ts';
import { committedWalks } from '../walks/committed.ts';
import { equivalents } from './equivalents.ts';
import { models } from './models.ts';

/** A machine that is busy with other things may need minutes. */
const SLOW_MACHINE = 240_000;

/** One mutant in so many is tried here; `npm run mutants` tries them all. */
const ONE_IN = 40;

const equal = new Set(Object.values(equivalents).flatMap(({ mutants }) => mutants.flatMap((group) => group.mutants)));
const counted = Object.values(models).map((model) => ({
  model,
  mutants: mutantsOf(model.machine).filter(({ name }) => !equal.has(name)),
}));
const all = counted.flatMap(({ mutants }) => mutants);

describe('The halves of the operators', () => {
  it('hold each operator once', () => {
    const names = Object.values(OPERATOR_HALVES).flat();
    expect(new Set(names).size).toBe(names.length);
    expect(() => halfOf({ operator: 'paint it red' })).toThrow('The operator «paint it red» is in no half.');
    expect(new Set(all.map(halfOf))).toEqual(new Set(Object.keys(OPERATOR_HALVES)));
  });

  it('are balanced: neither has more than 55 in 100 mutants', () => {
    const share = all.filter((mutant) => halfOf(mutant) === 'targets').length / all.length;
    expect(share).toBeGreaterThan(0.45);
    expect(share).toBeLessThan(0.55);
  });
});

describe('The walk files', { timeout: SLOW_MACHINE }, () => {
  it('kill mutants that none of their walks was made for, by a sample of all mutants', () => {
    let place = 0;
    const samples = counted.map(({ model, mutants }) => {
      const sample = mutants.filter(() => (place += 1) % ONE_IN === 0);
      return scoreInAndOut(explore(model), committedWalks(model.id, 'actor').walks, sample);
    });
    console.log(`One mutant in ${ONE_IN}:\n${sampleTable(samples)}`);
    const { killed, of } = outOfSample(samples);
    expect(of).toBe(Math.floor(all.length / ONE_IN));
    // One survivor in a sample of fewer than a hundred may be the only one of all: `npm run mutants` asks for the share.
    expect(of - killed).toBeLessThanOrEqual(Math.ceil((1 - LEAST_KILLED) * of));
  });

  it('do so by what is generated: tours alone would not', () => {
    const { marquee } = models;
    const mutants = all.filter(({ name }) => name.startsWith('marquee: '));
    const tours = committedWalks('marquee', 'actor').walks.filter(({ kind }) => kind === 'tour');
    const { tours: few, withPairs, outOfSample: out } = scoreInAndOut(explore(marquee), tours, mutants);
    expect(few).toEqual(withPairs);
    expect(few.killed).toBeLessThan(few.of);
    expect(out.targets.of + out.deeds.of).toBe(mutants.length);
  });
});
