import fc from 'fast-check';
import { type AnyStateMachine, createMachine, raise, stateIn } from 'xstate';
import { describe, expect, it } from 'vitest';
import { chartOf } from '../../../../src/atlas/chart/chart-of.ts';
import { hierarchyOf } from '../../../../src/atlas/chart/hierarchy.ts';
import { startsOf } from '../../../../src/atlas/exports/scxml/document.ts';
import { scxmlText } from '../../../../src/atlas/exports/scxml/scxml.ts';
import { nameIn, token } from '../../../../src/atlas/exports/scxml/xml.ts';
import { readMachine } from '../../../../src/atlas/foreign/read-machine.ts';
import { replayed } from '../../../../src/atlas/trial/steps.ts';
import { subjectFrom } from '../../../../src/atlas/trial/subject.ts';
import { wordsOf } from '../../../engine/machine/words.ts';
import { scionDocument } from '../../../flows/replays/scion.ts';
import { type Departure, departureIn } from '../../../flows/replays/scxml-replay.ts';
import { scxmlFaults } from '../../../flows/schema.ts';

const SEED = 20_261_130;
const RUNS = 20_000;

/** How long the delays with a name are, in milliseconds. */
const DELAYS = { 'long delay': 1000, 'long wait': 500 };

function machineOf(config: object): AnyStateMachine {
  return createMachine({ id: 'm', ...config }, { delays: DELAYS });
}

/** The first step at which SCION, on the SCXML of a machine, is not where XState is; null where there is none. */
async function departureOf(config: object, types: readonly string[]): Promise<Departure | null> {
  const machine = machineOf(config);
  const text = scxmlText(machine);
  expect(scxmlFaults(text)).toEqual([]);
  const { steps, lost } = replayed(subjectFrom(machine), ['start', ...types.map((type) => wordsOf({ type }))]);
  expect(lost).toBeNull();
  const document = await scionDocument(text);
  return departureIn(document, { id: 'm', project: (context) => context }, { id: 'one', kind: 'tour', steps });
}

interface Case {
  readonly title: string;
  readonly config: object;
  readonly words: readonly string[];
}

/** A region that goes on by one, which is seen only while nothing enters it anew. */
const counting = { initial: 'p', states: { p: { on: { N: 'q' } }, q: {} } };
const places = { initial: 'x', states: { x: {}, y: {} } };
const ending = { initial: 'x', states: { x: { on: { GO: 'f' } }, f: { type: 'final' } } };

/** An event whose text would end a line of a script. */
const late = { type: 'LATE', text: '\u2029' };

const CASES: readonly Case[] = [
  {
    title: 'the end of a state inside is not the end of the state',
    config: {
      type: 'parallel',
      states: {
        // SCION takes a machine whose innermost states are all final for one that has ended.
        other: counting,
        one: {
          initial: 'a',
          states: { a: { initial: 'b', onDone: 'c', states: { b: ending, z: { type: 'final' } } }, c: {} },
        },
      },
    },
    words: ['GO'],
  },
  {
    title: 'the end of a state is waited for, and that of one inside is told apart',
    config: {
      initial: 'a',
      states: {
        a: {
          initial: 'b',
          onDone: 'c',
          states: { b: { ...ending, onDone: 'z' }, z: { type: 'final' } },
        },
        c: {},
      },
    },
    words: ['GO'],
  },
  {
    title: 'an event is not one whose name begins with it',
    config: {
      initial: 'a',
      states: {
        a: { on: { form: 'b' }, initial: 'i', states: { i: { on: { 'form.submit': { guard: stateIn('b') } } } } },
        b: {},
      },
    },
    words: ['form.submit', 'form'],
  },
  {
    title: 'an event with a guard is not one that is raised and begins with it',
    config: {
      initial: 'a',
      states: {
        a: { on: { form: { target: 'b', guard: stateIn('a') }, GO: { actions: raise({ type: 'form.submit' }) } } },
        b: {},
      },
    },
    words: ['GO', 'form'],
  },
  {
    title: 'a delay is not that of a state inside',
    config: {
      initial: 'a',
      states: {
        a: {
          after: { 1000: 'late' },
          initial: 'i',
          states: { i: { after: { 500: 'k' } }, k: { after: { 1000: { guard: stateIn('late'), target: 'i' } } } },
        },
        late: {},
      },
    },
    words: ['xstate.after.500.m.a.i', 'xstate.after.1000.m.a'],
  },
  {
    title: 'an event by its name goes before any event',
    config: { initial: 'a', states: { a: { on: { '*': 'b', A: 'c' } }, b: {}, c: { on: { '*': 'a' } } } },
    words: ['A', 'A'],
  },
  {
    title: 'the longer beginning of a name goes first',
    config: {
      initial: 'a',
      states: {
        a: { on: { '*': 'b', 'mouse.*': 'c', 'mouse.down.*': 'd', 'mouse.down': 'e' } },
        ...Object.fromEntries(['b', 'c', 'd', 'e'].map((key) => [key, { on: { BACK: 'a' } }])),
      },
    },
    words: ['mouse.down', 'BACK', 'mouse.down.left', 'BACK', 'mouse.up', 'BACK', 'mouse', 'BACK', 'else'],
  },
  {
    title: 'a parallel state that leads into itself is not left',
    config: {
      initial: 'z',
      states: {
        z: {
          type: 'parallel',
          after: { 1000: '#m.end' },
          invoke: { src: 'load', onDone: '#m.end' },
          on: { RESET: { target: '.r.y' }, AGAIN: { target: '#m.z' }, ANEW: { target: '#m.z', reenter: true } },
          states: { r: places, s: counting },
        },
        end: {},
      },
    },
    words: ['N', 'RESET', 'N', 'AGAIN', 'N', 'ANEW', 'xstate.after.1000.m.z'],
  },
  {
    title: 'a parallel state that one of its regions leads into is not left, nor the one around it',
    config: {
      type: 'parallel',
      states: {
        outer: counting,
        z: {
          type: 'parallel',
          states: { r: { initial: 'x', states: { x: { on: { OVER: '#m.z.s.q' } }, y: {} } }, s: counting },
          on: { RESET: '.r.y' },
        },
      },
    },
    words: ['N', 'RESET', 'N', 'OVER'],
  },
  {
    title: 'a machine of regions that leads into itself is not begun anew',
    config: { type: 'parallel', invoke: { src: 'load' }, on: { RESET: '.r.y' }, states: { r: places, s: counting } },
    words: ['N', 'RESET'],
  },
  {
    title: 'the end of a parallel state that leads into itself is waited for',
    config: {
      initial: 'z',
      states: {
        z: {
          type: 'parallel',
          invoke: { src: 'load' },
          on: { RESET: '.r.x' },
          onDone: 'end',
          states: { r: ending, s: ending },
        },
        end: {},
      },
    },
    words: ['RESET', 'GO'],
  },
  {
    title: 'the history of a parallel state that leads into itself is kept',
    config: {
      initial: 'z',
      states: {
        z: {
          type: 'parallel',
          invoke: { src: 'load' },
          on: { RESET: '.r.x', OUT: 'out' },
          states: { r: places, s: counting, past: { type: 'history', history: 'deep' } },
        },
        out: { on: { BACK: 'z.past' } },
      },
    },
    words: ['N', 'OUT', 'BACK', 'RESET'],
  },
  {
    title: 'states whose names are alike but for a sign are two',
    config: { initial: 'a b', states: { 'a b': { on: { GO: 'a_b' } }, a_b: { on: { GO: 'a b' } } } },
    words: ['GO', 'GO'],
  },
  {
    title: 'events whose names are alike but for a sign are two',
    config: {
      initial: 'a',
      states: {
        a: { on: { 'add it': 'b', add_it: 'c', '_-20-': 'c', '1': 'b', _1: 'c' } },
        b: { on: { BACK: 'a' } },
        c: { on: { BACK: 'a' } },
      },
    },
    words: ['add it', 'BACK', 'add_it', 'BACK', '1', 'BACK', '_1'],
  },
  {
    title: 'names with a space are whole',
    config: {
      initial: 'waiting for it',
      states: {
        'waiting for it': {
          invoke: [
            { src: 'load', id: 'load one', onDone: 'ok', onError: 'bad' },
            { src: 'load', id: 'load two', onDone: 'bad', onError: 'ok' },
          ],
          after: { 'long delay': 'bad', 'long wait': 'ok' },
        },
        ok: {},
        bad: {},
      },
    },
    words: ['xstate.error.actor.load one'],
  },
  {
    title: 'a history with nothing to remember leads where it says',
    config: {
      initial: 'o',
      on: { OUT: '.o' },
      states: {
        o: { on: { GO: 'shallow.past', DEEP: 'deep.past', PLAIN: 'plain.past' } },
        shallow: { ...places, states: { ...places.states, past: { type: 'history', target: 'y' } } },
        deep: {
          initial: 'x',
          states: { ...places.states, in: places, past: { type: 'history', history: 'deep', target: '#m.deep.in.y' } },
        },
        plain: { ...places, states: { ...places.states, past: { type: 'history' } } },
      },
    },
    words: ['GO', 'OUT', 'DEEP', 'OUT', 'PLAIN'],
  },
  {
    title: 'what is done on the way to where a state begins is done where it begins, and nowhere else',
    config: {
      initial: 'z',
      states: {
        z: { on: { IN: 's', DIRECT: 's.y', PAST: 's.past', SAID: 's.said' } },
        s: {
          initial: { target: 'x', actions: ['note', raise({ type: 'NEXT' })] },
          on: { OUT: 'z', AGAIN: '#m.s', ANEW: { target: '#m.s', reenter: true }, WITHIN: '.x' },
          states: {
            x: { on: { NEXT: 'n' } },
            y: { on: { NEXT: 'n' } },
            n: { on: { BACK: 'y' } },
            past: { type: 'history' },
            said: { type: 'history', target: 'y' },
          },
        },
      },
    },
    words: ['PAST', 'BACK', 'AGAIN', 'BACK', 'ANEW', 'BACK', 'WITHIN', 'OUT', 'IN', 'BACK', 'OUT', 'PAST'],
  },
  {
    title: 'a history that says where it leads begins nothing',
    config: {
      initial: 'z',
      states: {
        z: { on: { SAID: 's.said', DIRECT: 's.y' } },
        s: {
          initial: { target: 'x', actions: raise({ type: 'NEXT' }) },
          on: { OUT: 'z' },
          states: { x: {}, y: { on: { NEXT: 'x' } }, said: { type: 'history', target: 'y' } },
        },
      },
    },
    words: ['SAID', 'OUT', 'DIRECT', 'OUT', 'SAID'],
  },
  {
    title: 'the end of a state is waited for by one around it',
    config: {
      type: 'parallel',
      states: {
        other: counting,
        one: {
          initial: 'p',
          states: {
            p: {
              on: { 'xstate.done.state.m.one.p.c': 'end', 'xstate.done.state.m.one.p.d': 'last' },
              initial: 'd',
              states: { c: ending, d: ending },
            },
            end: {},
            last: {},
          },
        },
      },
    },
    words: ['GO'],
  },
  {
    title: 'texts with signs that end a line of a script, or that XML forbids, are texts',
    config: {
      initial: 'a',
      context: { text: 'one\u2028two\u2029\uffff' },
      states: {
        a: {
          entry: { type: 'no\u2028te\u0001', params: { text: '\u2029\u0001' } },
          on: {
            GO: 'b',
            // Neither is taken: the whole document is refused where an expression of it is none.
            NO: { target: 'c', guard: { type: 'is\u2029it\u0001', params: { text: '\u2028' } } },
            LATE: { actions: raise(late, { delay: 10 }) },
          },
        },
        b: {},
        c: { type: 'final', output: { text: '\u2028' } },
      },
    },
    words: ['GO'],
  },
  {
    title: 'a name may hold what ends a section of XML',
    config: {
      initial: 'a',
      states: { a: { entry: ['no]]>te', raise({ type: 'NEXT' })], on: { NEXT: 'b' } }, b: { on: { GO: 'a' } } },
    },
    words: ['GO'],
  },
  {
    title: 'the end of an actor is waited for by a state around the one that runs it',
    config: {
      initial: 'p',
      states: {
        p: {
          on: { 'xstate.done.actor.load': 'end' },
          initial: 'c',
          states: { c: { invoke: { src: 'load', id: 'load' } } },
        },
        end: {},
      },
    },
    words: ['xstate.done.actor.load'],
  },
];

describe('In SCION, on the SCXML of a machine,', () => {
  it.each(CASES)('$title', async ({ config, words }) => {
    expect(await departureOf(config, words)).toBeNull();
  });

  it.each(['--', '---', '-----', 'ends with -', 'ends with --', '-'])('a comment can say %s', async (description) => {
    const config = { initial: 'a', states: { a: { description, on: { GO: 'b' } }, b: {} } };
    expect(await departureOf(config, ['GO'])).toBeNull();
  });

  it('no two names are one, and each is read again', () => {
    const name = fc.string({ unit: fc.constantFrom('a', '1', '2', '0', '_', '-', '.', ' ', 'é', '😀') });
    fc.assert(
      fc.property(name, name, (one, other) => {
        expect(token(one) === token(other)).toBe(one === other);
        expect(nameIn(token(one))).toBe(one);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  it('is told where it is not exact: a region that can end and leads into itself', () => {
    const inner = { type: 'parallel', on: { RESET: '.r.x' }, states: { r: ending, s: ending } };
    const text = scxmlText(machineOf({ type: 'parallel', states: { inner, other: counting } }));
    expect(text).toContain('<!-- Leaves and enters m.inner, too, which the machine does not. -->');
  });

  it.each([
    ['an event that a region answers, and the state around it', 'E', true],
    ['an event that no region answers', 'F', false],
  ])('and for %s', async (_, answered, isTold) => {
    const told = 'Taken beside one of a region, too; the machine takes that alone.';
    const region = { initial: 'x', states: { x: { on: { [answered]: 'y' } }, y: {} } };
    const config = { type: 'parallel', on: { E: { actions: 'note' } }, states: { one: region, other: counting } };
    expect(scxmlText(machineOf(config)).includes(`<!-- ${told} -->`)).toBe(isTold);
  });

  it('and where a region leads back to where it is, while the state around it would leave', () => {
    const region = { initial: 'x', states: { x: { on: { RESET: 'x' } } } };
    const around = { type: 'parallel', on: { RESET: 'out' }, states: { one: region, other: counting } };
    const text = scxmlText(machineOf({ initial: 'around', states: { around, out: {} } }));
    expect(text).toContain('Taken beside one of a region, too');
  });
});

describe('SCXML that is read again', () => {
  it.each(CASES)('is the same flow: $title', ({ config }) => {
    const flowOf = (source: AnyStateMachine | object) => {
      const chart = chartOf(source);
      const hierarchy = hierarchyOf(chart);
      return chart.transitions
        .map(({ source: from, kind, trigger, guard, targets, reenters }) => {
          // What leads to itself and is not entered again begins anew inside.
          const ends = targets.flatMap((to) => (to === from && !reenters ? startsOf(hierarchy.stateOf(from)) : [to]));
          return [from, kind, kind === 'after' ? '' : trigger, guard === null, ends.join(' ')].join(' | ');
        })
        .toSorted();
    };
    const machine = machineOf(config);
    expect(flowOf(readMachine(scxmlText(machine), 'm.scxml'))).toEqual(flowOf(machine));
  });

  it('says whose end a state around it waits for', () => {
    const document = `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" name="m" initial="p">
      <state id="p" initial="c"><transition event="done.state.c" target="p"/>
        <state id="c" initial="x"><state id="x"><transition event="GO" target="f"/></state><final id="f"/></state>
      </state></scxml>`;
    const machine = readMachine(document, 'm.scxml');
    expect(chartOf(machine).transitions.map(({ trigger }) => trigger)).toEqual(['done m.p.c', 'GO']);
    expect(scxmlText(machine)).toContain('<transition event="done.state.m.p.c" target="m.p"/>');
  });
});
