import { assign, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { silent } from '../fixtures/silent.ts';
import { smallCartModel } from '../fixtures/small-cart.machine.ts';
import { follow } from '../fixtures/way.ts';
import { explore } from '../graph/graph.ts';
import { defineModel } from '../model.ts';
import { walkOf } from '../walk-files/walk.ts';

const rest = { ...silent, project: (context: object) => context };

describe('What decides whether two situations are one', () => {
  it('includes Maps and Sets of the context', () => {
    const machine = setup({
      types: { context: {} as { seen: ReadonlySet<number> }, events: {} as { type: 'saw'; id: number } },
    }).createMachine({
      id: 'seen',
      context: { seen: new Set() },
      on: {
        saw: {
          actions: assign({ seen: ({ context, event }) => new Set([...context.seen, event.id].sort((a, b) => a - b)) }),
        },
      },
    });
    const graph = explore(
      defineModel({
        ...rest,
        id: 'seen',
        machine,
        stimuli: () => [
          { type: 'saw', id: 1 },
          { type: 'saw', id: 2 },
        ],
      }),
    );
    expect(graph.vertices.filter((vertex) => vertex !== null).map(({ seen }) => seen.context['seen'])).toEqual([
      [],
      [1],
      [2],
      [1, 2],
    ]);
  });

  it('is told by every input that a machine can start with', () => {
    const machine = setup({
      types: { input: {} as { calm: boolean }, context: {} as { calm: boolean } },
      guards: { isCalm: ({ context }) => context.calm },
    }).createMachine({
      id: 'calm',
      context: ({ input }) => input,
      initial: 'a',
      states: { a: { always: { guard: 'isCalm', target: 'b' } }, b: {} },
    });
    const graph = explore(
      defineModel({
        ...rest,
        id: 'calm',
        machine,
        inputs: [{ calm: true }, { calm: false }],
        stimuli: () => [],
      }),
    );
    expect(graph.edges.map(({ stimulus, seen, took }) => [stimulus.words, seen.state, took])).toEqual([
      ['start {"calm":true}', 'b', ['calm.a: always[0]']],
      ['start {"calm":false}', 'a', []],
    ]);
  });

  it('gives up past the limit, naming the machine', () => {
    expect(() => explore({ ...smallCartModel, limit: 10 })).toThrow(/^smallCart: more than 10 vertices/);
  });

  it('finds out a projection that hides what matters', () => {
    const blind = explore({ ...smallCartModel, project: () => ({}) });
    const way = follow(blind, ...Array.from({ length: 4 }, () => 'added {"id":1}'));
    const start = blind.edges[0];
    expect(() => walkOf(blind, 'tour', start === undefined ? [] : [start, ...way])).toThrow(
      'project() hides something that matters',
    );
  });
});

describe('A model', () => {
  it('does not compile with an event that its machine does not know, or with a payload of another kind', () => {
    const model = { ...silent, id: 'smallCart', machine: smallCartModel.machine };
    // @ts-expect-error -- the machine knows `added`, not `add`
    const misspelt = defineModel({ ...model, stimuli: () => [{ type: 'add', id: 1 }] });
    // @ts-expect-error -- the id of a product is a number
    const mistyped = defineModel({ ...model, stimuli: () => [{ type: 'added', id: '1' }] });
    expect([misspelt, mistyped].map((known) => explore({ ...known, project: () => ({}) }).edges.length)).toEqual([
      1, 2,
    ]);
  });
});
