import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type MachineId, machines } from '../../../../machines/index.ts';
import { chartOf } from '../../../../src/atlas/chart/chart-of.ts';
import { readMachine } from '../../../../src/atlas/foreign/read-machine.ts';
import { replayed } from '../../../../src/atlas/trial/steps.ts';
import { subjectFrom } from '../../../../src/atlas/trial/subject.ts';
import { flowOf, refusal } from './reading.ts';

const all = Object.keys(machines) as MachineId[];

describe('a machine in a file of code', () => {
  it.each(all)('has the chart of the machine, from the source of %s', (id) => {
    const source = readFileSync(`machines/${id}/${id}.machine.ts`, 'utf8');
    expect(flowOf(chartOf(readMachine(source, `${id}.machine.ts`)))).toEqual(flowOf(chartOf(machines[id])));
  });

  it('keeps functions as their text, names as names, constants of the module as what they are, and runs none', () => {
    const source = `
      import { assign, setup } from 'xstate';
      globalThis.evil = true;
      export const OPEN = 'open' as const, LIMIT = 500;
      interface Context { readonly count: number }
      export const door = setup({ types: {} as { context: Context }, guards: { isFree: () => true } }).createMachine({
        types: {} as { context: Context },
        id: \`door\`,
        context: ({ input }) => ({ ...input, count: 0 }),
        meta: { from: -1 },
        initial: 'shut',
        states: {
          shut: {
            entry: [assign({ count: ({ context }) => context.count + 1 }), greet],
            on: { push: { target: OPEN, guard: ({ context }) => context.count > 3 }, 'look.in': { actions() {} } },
          },
          [OPEN]: { after: { [LIMIT]: 'shut' }, invoke: { src: fromPromise(async () => 1), onDone: 'shut' } },
        } satisfies object,
      });`;
    const json = readMachine(source, 'door.mts');
    expect(json).toEqual({
      id: 'door',
      context: { $function: '({ input }) => ({ ...input, count: 0 })' },
      meta: { from: -1 },
      initial: 'shut',
      states: {
        shut: {
          entry: ['assign({ count: ({ context }) => context.count + 1 })', 'greet'],
          on: {
            push: { target: 'open', guard: '({ context }) => context.count > 3' },
            'look.in': { actions: 'actions() {}' },
          },
        },
        open: { after: { '500': 'shut' }, invoke: { src: 'fromPromise(async () => 1)', onDone: 'shut' } },
      },
    });
    const { steps, lost } = replayed(subjectFrom(json), [
      'start',
      'guard.answered {"guard":"({ context }) => context.count > 3","is":true}',
      'push',
    ]);
    expect([lost, steps.at(-1)?.seen.state]).toEqual([null, 'open']);
    expect(Reflect.get(globalThis, 'evil')).toBeUndefined();
  });

  it('keeps what only running it could tell in a value as code, and states by the names of values as states', () => {
    const source = `createMachine({
      context: { list: [], at: Date.now(), from: start, on: { tell() {} } },
      output: { ...rest },
      states: {
        context: { invoke: { src: 'load', input: ({ context }) => context.at } },
        params: { on: { input: { guard: { type: 'isOver', params: { least: LEAST } } } } },
      },
      initial: 'context',
    })`;
    expect(readMachine(source, 'a.ts')).toMatchObject({
      context: {
        list: [],
        at: { $function: 'Date.now()' },
        from: { $function: 'start' },
        on: { tell: { $function: 'tell() {}' } },
      },
      output: { $function: '{ ...rest }' },
      states: {
        context: { invoke: { src: 'load', input: { $function: '({ context }) => context.at' } } },
        params: { on: { input: { guard: { type: 'isOver', params: { least: { $function: 'LEAST' } } } } } },
      },
    });
  });

  it('cuts long code where it stands for a name, and tells two apart by their places', () => {
    const long = `({ context }) => context.${'a'.repeat(50)} > 3`;
    const json = readMachine(
      `createMachine({ states: {},\non: { a: { guard: ${long} }, b: { guard: ${long} } } })`,
      'a.js',
    );
    expect(JSON.stringify(json)).toContain('… (line 2:19)');
    expect(JSON.stringify(json)).toMatch(/… \(line 2:1\d\d\)/u);
  });

  it.each([
    ['', 'a.ts was not opened: line 1, column 1: it holds no createMachine call.'],
    [
      '<scxml/>',
      'a.ts was not opened: line 1, column 7: the code cannot be parsed here: Unexpected token, expected ",".',
    ],
    ['const a = {;', 'a.ts was not opened: line 1, column 12: the code cannot be parsed here: Unexpected token.'],
    [
      'createMachine({ states: {} });\n createMachine({ states: {} });',
      'a.ts was not opened: line 2, column 2: it holds more than one createMachine call.',
    ],
    [
      'const c = {};\ncreateMachine(c)',
      'a.ts was not opened: line 2, column 15: «what createMachine is given» is no literal, and nothing in the file is run.',
    ],
    [
      'createMachine({\n  states: { a: {}, ...more } })',
      'a.ts was not opened: line 2, column 20: «...more» is no literal, and nothing in the file is run.',
    ],
    [
      'createMachine({\n  states: { [name()]: {} } })',
      'a.ts was not opened: line 2, column 14: «name()» is no literal, and nothing in the file is run.',
    ],
    [
      'createMachine({ initial: "a", states: { a: { on: {\n go: other } } } })',
      'a.ts was not opened: line 2, column 6: there is no state «other» to lead to.',
    ],
    [
      'createMachine({ initial: "a", states: { a: { on: { go: {\n cond: ({ n }) => n > 1, target: "a" } } } } })',
      'a.ts was not opened: line 2, column 8: «cond» is of XState 4, and XState 5 does not read it.',
    ],
    [
      'createMachine({ states: {}, "__proto__": {} })',
      'a.ts was not opened: line 1, column 29: «__proto__» cannot be a name.',
    ],
    [
      'createMachine({ states: all })',
      'a.ts was not opened: line 1, column 25: it holds no machine: its states are no object.',
    ],
    [
      `createMachine({ id: ${'['.repeat(101)}${']'.repeat(101)} })`,
      'a.ts was not opened: line 1, column 121: it is nested more than 100 deep.',
    ],
    [
      `createMachine({ id: ${'['.repeat(50_000)}${']'.repeat(50_000)} })`,
      'a.ts was not opened: line 1, column 1: it is nested more than 100 deep.',
    ],
  ])('gets one sentence where it cannot be read: %#', (text, says) => {
    expect(refusal(text, 'a.ts')).toBe(says);
  });
});
