import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mealy } from '../w-method/mealy.ts';
import { compareMealy } from './compare.ts';
import { suiteParts } from './conformance.ts';
import { learn, type LearnOptions } from './learn.ts';
import { Learner } from './learner.ts';
import { ObservationTree, Unsteady } from './observation-tree.ts';
import { CANNOT, type Learnable } from './learnable.ts';
import { TableSystem } from '../fixtures/table-system.ts';

const STATES = 10;
const INPUTS = ['a', 'b', 'c'];

/** Random machines of one to ten states; few outputs, so that states look alike, and inputs that cannot be made. */
const machines: fc.Arbitrary<Mealy> = fc.integer({ min: 1, max: STATES }).chain((states) => {
  const cell = fc.record({
    to: fc.nat(states - 1),
    output: fc.constantFrom('0', '0', '0', '1', CANNOT),
  });
  return fc
    .array(fc.array(cell, { minLength: INPUTS.length, maxLength: INPUTS.length }), {
      minLength: states,
      maxLength: states,
    })
    .map((rows) => ({
      inputs: INPUTS,
      first: 'first',
      stateOutputs: rows.map(() => ''),
      // What cannot be made changes nothing.
      next: rows.map((row, state) => row.map(({ to, output }) => (output === CANNOT ? state : to))),
      outputs: rows.map((row) => row.map(({ output }) => output)),
    }));
});

const PROOF: LearnOptions = { seed: 1, extra: 1, random: { words: 30, length: 30 } };

/** The suite alone, without random words. */
const ALONE: LearnOptions = { ...PROOF, random: { words: 0, length: 0 } };

/** A shortest word by which a teacher who knows the machine refutes a hypothesis. */
function wordOf(machine: Mealy, hypothesis: Mealy): number[] | null {
  return compareMealy(machine, hypothesis)?.inputs.map((input) => machine.inputs.indexOf(input)) ?? null;
}

/** The number of states that can be reached and told apart: a learner needs as many, and no more. */
function leastStates(mealy: Mealy): number {
  const reached = new Set([0]);
  for (const state of reached) for (const to of mealy.next[state] ?? []) reached.add(to);
  const from = (first: number): Mealy => {
    const swap = (state: number): number => (state === first ? 0 : state === 0 ? first : state);
    return {
      ...mealy,
      next: mealy.next.map((_, state) => (mealy.next[swap(state)] ?? []).map(swap)),
      outputs: mealy.outputs.map((_, state) => mealy.outputs[swap(state)] ?? []),
    };
  };
  const kinds: number[] = [];
  for (const state of reached) {
    if (!kinds.some((kind) => compareMealy(from(kind), from(state)) === null)) kinds.push(state);
  }
  return kinds.length;
}

/** A counter behind two buttons: `+` up to a top, and `=` says where it stands only at the top. */
function counter(top: number): Mealy {
  const states = [...Array(top + 1).keys()];
  return {
    inputs: ['+', '='],
    first: '',
    stateOutputs: states.map(() => ''),
    next: states.map((state) => [Math.min(state + 1, top), state]),
    outputs: states.map((state) => ['', state === top ? 'full' : 'not yet']),
  };
}

describe('The learner', () => {
  it('learns machines of up to ten states exactly from a teacher who knows them, with as few states as can be', async () => {
    await fc.assert(
      fc.asyncProperty(machines, async (machine) => {
        const learner = new Learner(await ObservationTree.of(new TableSystem(machine)));
        let mealy = await learner.hypothesis();
        for (let wrong = wordOf(machine, mealy); wrong !== null; wrong = wordOf(machine, mealy)) {
          await learner.refine(mealy, wrong);
          mealy = await learner.hypothesis();
        }
        expect(mealy.access.length).toBe(leastStates(machine));
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  it.each([0, 1])('learns exactly what has at most %i states more than it found, by the suite alone', async (extra) => {
    const learned = { exactly: 0, not: 0 };
    await fc.assert(
      fc.asyncProperty(machines, async (machine) => {
        const { mealy } = await learn(new TableSystem(machine), { ...ALONE, extra });
        const isExact = compareMealy(machine, mealy) === null;
        learned[isExact ? 'exactly' : 'not'] += 1;
        expect(isExact || leastStates(machine) > mealy.access.length + extra).toBe(true);
      }),
      { numRuns: 150, seed: 1 },
    );
    expect(learned.exactly).toBeGreaterThan(learned.not);
  });

  it('learns random machines exactly where the parts of its suite are joined and random words help', async () => {
    await fc.assert(
      fc.asyncProperty(machines, async (machine) => {
        const random = { words: 100, length: 50 };
        const { mealy } = await learn(new TableSystem(machine), { ...PROOF, random, joined: 40 });
        expect(compareMealy(machine, mealy)).toBeNull();
      }),
      { numRuns: 50, seed: 1 },
    );
  });

  it('finds one hidden state by the suite alone where the suite allows for one', async () => {
    const states = async (top: number, extra: number) =>
      (await learn(new TableSystem(counter(top)), { ...ALONE, extra })).mealy.access.length;
    expect([await states(1, 0), await states(1, 1), await states(2, 1), await states(2, 2)]).toEqual([1, 2, 1, 3]);
  });

  it('asks for no input that cannot be made, and for nothing twice', async () => {
    const machine = counter(3);
    const locked: Mealy = { ...machine, outputs: machine.outputs.map(([plus = '']) => [plus, CANNOT]) };
    const table = new TableSystem(locked);
    const played: string[] = [];
    const watched: Learnable = {
      inputs: table.inputs,
      reset: () => table.reset(),
      play: (word) => {
        played.push(word.join(' '));
        return table.play(word);
      },
    };
    const { mealy, cost } = await learn(watched, { ...ALONE, extra: 0 });
    expect(mealy.access.length).toBe(1);
    expect(played).toEqual(['0']);
    expect(cost).toEqual({ queries: 1, resets: 1, steps: 1, repeated: 0 });
  });

  it('is the same for the same seed, in every step', async () => {
    const run = () => learn(new TableSystem(counter(5)), { ...PROOF, joined: 20, most: 200 });
    expect(await run()).toEqual(await run());
  });

  it('says how much of the tests it played where they were cut', async () => {
    const { tested } = await learn(new TableSystem(counter(5)), { ...PROOF, most: 100 });
    expect(tested.played).toBeLessThan(tested.planned);
  });
});

describe('A system that does not do the same twice', () => {
  /** The so many-th look at the end of a word shows what the input before it has left. */
  function lookedAtTooEarly(machine: Mealy, late: number): Learnable {
    const table = new TableSystem(machine);
    let looks = 0;
    return {
      inputs: table.inputs,
      reset: () => table.reset(),
      play: async (word) => {
        looks += 1;
        const all = await table.play(word);
        const [before, last] = [all.at(-2), all.at(-1)];
        const isLate = looks === late && before !== undefined && ![before.output, last?.output].includes(CANNOT);
        return isLate ? [...all.slice(0, -1), before] : all;
      },
    };
  }

  /** Says something else whenever one of these times comes at which it answers the first `+`. */
  function lying(times: readonly number[]): Learnable {
    const table = new TableSystem(counter(3));
    let [answers, isFirst] = [0, true];
    return {
      inputs: table.inputs,
      reset: () => {
        isFirst = true;
        return table.reset();
      },
      play: async (word) => {
        const looks = await table.play(word);
        if (!isFirst || word[0] !== 0) return looks;
        isFirst = false;
        answers += 1;
        return times.includes(answers) ? looks.with(0, { output: 'something else', refused: [] }) : looks;
      },
    };
  }

  it('is asked again, and what was seen first holds where it is seen again', async () => {
    const { mealy, cost } = await learn(lying([2]), PROOF);
    expect(compareMealy(counter(3), mealy)).toBeNull();
    expect(cost.repeated).toBe(1);
  });

  it('is learned right, or named, whenever it was looked at too early once', async () => {
    const outcomes = { right: 0, named: 0 };
    await fc.assert(
      fc.asyncProperty(machines, fc.integer({ min: 1, max: 200 }), async (machine, late) => {
        const learned = await learn(lookedAtTooEarly(machine, late), PROOF).catch((error: unknown) => {
          if (!(error instanceof Unsteady)) throw error;
          return null;
        });
        outcomes[learned === null ? 'named' : 'right'] += 1;
        if (learned !== null && leastStates(machine) <= learned.mealy.access.length + PROOF.extra)
          expect(compareMealy(machine, learned.mealy)).toBeNull();
      }),
      { numRuns: 300, seed: 1 },
    );
    expect(Math.min(outcomes.right, outcomes.named)).toBeGreaterThan(0);
  });

  it('is named with the inputs and with both answers where the second contradicts the first, too', async () => {
    await expect(learn(lying([1]), PROOF)).rejects.toThrow(/^After \+, seen first: something else; seen now: $/u);
  });
});

describe('A comparison of machines', () => {
  it('finds the shortest walk that tells them apart', () => {
    expect(compareMealy(counter(3), counter(2))).toEqual({
      inputs: ['+', '+', '='],
      expected: 'not yet',
      seen: 'full',
    });
  });

  it('finds none between a machine and the same one with more states than needed', () => {
    const twice = counter(1);
    const unfolded: Mealy = {
      ...twice,
      stateOutputs: ['', '', ''],
      next: [
        [1, 0],
        [2, 1],
        [1, 2],
      ],
      outputs: [...twice.outputs, twice.outputs[1] ?? []],
    };
    expect(compareMealy(twice, unfolded)).toBeNull();
  });

  it('begins with the first look', () => {
    expect(compareMealy(counter(1), { ...counter(1), first: 'other' })).toEqual({
      inputs: [],
      expected: '',
      seen: 'other',
    });
  });

  it('does not compare machines of other inputs', () => {
    expect(() => compareMealy(counter(1), { ...counter(1), inputs: ['-', '='] })).toThrow('other inputs');
  });
});

describe('The suite', () => {
  it('ends each part with what tells apart where it leads', () => {
    const hypothesis = { ...counter(1), access: [[], [0]] };
    expect(suiteParts(hypothesis, 0).map(({ state, word }) => [state, ...word].join(' '))).toEqual([
      '0 1',
      '0 0 1',
      '0 1 1',
      '1 1',
      '1 0 1',
      '1 1 1',
    ]);
  });
});
