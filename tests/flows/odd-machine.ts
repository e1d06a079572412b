import { type AnyStateMachine, createMachine } from 'xstate';

/** A machine with what none of ours has. */
export const oddMachine: AnyStateMachine = createMachine({
  id: 'odd one',
  description: 'Says <this> & "that".',
  initial: 'a',
  on: { '*': { actions: () => {} } },
  states: {
    a: {
      after: { 500: 'b', slow: { target: '.deep', guard: () => true } },
      initial: 'deep',
      states: { deep: {}, past: { history: true } },
    },
    b: {
      type: 'parallel',
      onDone: 'c',
      invoke: { src: 'load', id: 'c', onDone: 'c', onError: 'a', onSnapshot: 'c' },
      states: { x: { initial: 'end', states: { end: { type: 'final', output: { sum: 3, unit: '<kg>' } } } }, y: {} },
    },
    c: {
      invoke: [
        { src: 'load', id: 'c' },
        { src: 'save', input: { first: 1, second: 'two' } },
      ],
      always: [
        { guard: 'isFree', target: 'a.past' },
        { target: '#odd one', reenter: true },
      ],
      description: 'it’s: a; test -- #1',
    },
  },
});
