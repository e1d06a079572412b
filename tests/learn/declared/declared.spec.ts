import { describe, expect, it } from 'vitest';
import { compareMealy } from '../../engine/learn/compare.ts';
import { learn } from '../../engine/learn/learn.ts';
import { CANNOT } from '../../engine/learn/learnable.ts';
import { TableSystem } from '../../engine/fixtures/table-system.ts';
import { ADAPTERS } from '../adapters/adapters.ts';
import { TESTS } from '../tests.ts';
import { declaredMealy } from './declared.ts';
import { declaredOf } from './register.ts';

describe.each(ADAPTERS)('What is declared of $id', ({ id, inputs, readings }) => {
  const declared = declaredOf(id, Object.keys(inputs));

  it('names the readings of the adapter, in their order', () => {
    const seen = [declared.first, ...declared.outputs.flat()].filter((output) => output !== CANNOT);
    const names = seen.map((output) => output.split('\n').map((line) => line.split(':', 1)[0]));
    expect(new Set(names.map((all) => all.join()))).toEqual(new Set([Object.keys(readings).join()]));
  });

  it('can be made by every input in some state', () => {
    const never = declared.inputs.filter((_, input) => declared.outputs.every((row) => row[input] === CANNOT));
    expect(id === 'purchase' ? never : [...never, 'choose 3']).toEqual(['choose 3']);
  });

  it.each([1, 2])('would be learned exactly, as the page is, with seed %i', async (seed) => {
    const { mealy } = await learn(new TableSystem(declared), { ...TESTS, seed });
    expect(compareMealy(declared, mealy)).toBeNull();
  });
});

describe('A declaration', () => {
  it('that does not end is an error', () => {
    const endless = {
      start: 0,
      next: (state: number) => state + 1,
      see: (state: number) => ({ state: String(state) }),
    };
    expect(() => declaredMealy(['more'], endless)).toThrow('does not end');
  });

  it('is missing for a machine that nobody learns', () => {
    expect(() => declaredOf('marquee', [])).toThrow('«marquee»');
  });
});
