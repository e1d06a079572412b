import { createMachine, assign } from 'xstate';
import { describe, expect, it } from 'vitest';
import { silent } from '../fixtures/silent.ts';
import { explore } from '../graph/graph.ts';
import { defineModel } from '../model.ts';
import { wordsOfWalk } from '../walk-files/walk.ts';
import { beyondWalks } from './beyond.ts';
import { sneaksOf } from './sneak-matrix.ts';

const counter = createMachine({
  id: 'counter',
  types: {} as { context: { count: number }; events: { type: 'counted' } | { type: 'shut' } },
  context: { count: 0 },
  initial: 'open',
  states: {
    open: { on: { counted: { actions: assign({ count: ({ context }) => context.count + 1 }) }, shut: 'closed' } },
    closed: { on: { counted: { actions: assign({ count: 9 }) } } },
  },
});

const model = defineModel({
  ...silent,
  id: 'counter',
  machine: counter,
  stimuli: () => [{ type: 'counted' }, { type: 'shut' }],
  project: ({ count }: { count: number }) => ({ count }),
  within: ({ context: { count } }: { context: { count: number } }) => count < 2,
});

describe('A step beyond the bounds of a model', () => {
  it('ends a walk where the state runs that transition on no edge of the graph', () => {
    const walks = beyondWalks(explore(model));
    expect(walks.map(wordsOfWalk)).toEqual([['start', 'shut', 'counted']]);
    expect(walks[0]?.steps.at(-1)?.seen.context).toEqual({ count: 9 });
  });
});

describe('Sneaks by contrast', () => {
  it('are sent once more where a part of the context is otherwise', () => {
    const graph = explore(model);
    const sentBy = (per: 'configuration' | 'contrast') => sneaksOf(graph, { per, longest: 40 }).sent;
    expect(sentBy('configuration')).toBe(1);
    expect(sentBy('contrast')).toBe(2);
  });
});
