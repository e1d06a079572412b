import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

/** A machine that is tried by hand. A step is the words of what happened, as walk files write them: `item.added {"id":1}`. */
export interface TrialContext {
  /** The machine that is tried; null where none is. */
  readonly machine: string | null;
  /** What has happened since the start, the start included. */
  readonly steps: readonly string[];
  /** What was undone, the last step first. */
  readonly undone: readonly string[];
  /** The first step of an address that cannot happen there; null where all could. */
  readonly lost: string | null;
}

/** What an analyst does with a trial. `trial.started` may bring steps of an address or of a recorded session. */
export type TrialEvent =
  | { type: 'trial.started'; machine: string; steps: readonly string[]; lost: string | null }
  | { type: 'step.taken'; step: string }
  | { type: 'undo.pressed' }
  | { type: 'redo.pressed' }
  | { type: 'restart.pressed' }
  | { type: 'trial.closed' };

interface Begun {
  readonly machine: string;
  readonly steps: readonly string[];
  readonly lost: string | null;
}

const NOTHING = { machine: null, steps: [], undone: [], lost: null };

/**
 * A machine tried by hand: steps from a start, undone and done again. What a step leads to follows from the machine that is
 * tried, which is stepped and never run.
 */
export const trialMachine = setup({
  types: { context: {} as TrialContext, events: {} as TrialEvent, meta: {} as Meta },
  actions: {
    begin: assign((_, { machine, steps, lost }: Begun) => ({ machine, steps, lost, undone: [] })),
    noteLost: assign((_, { lost }: { lost: string | null }) => ({ ...NOTHING, lost })),
    take: assign(({ context }, { step }: { step: string }) => ({
      steps: [...context.steps, step],
      undone: [],
      lost: null,
    })),
    undo: assign(({ context: { steps, undone } }) => ({
      steps: steps.slice(0, -1),
      undone: [...steps.slice(-1), ...undone],
    })),
    redo: assign(({ context: { steps, undone } }) => ({
      steps: [...steps, ...undone.slice(0, 1)],
      undone: undone.slice(1),
    })),
    restart: assign(({ context: { steps, undone } }) => ({
      steps: steps.slice(0, 1),
      undone: [...steps.slice(1), ...undone],
    })),
    forget: assign(NOTHING),
  },
  guards: {
    hasSteps: (_, { steps }: { steps: readonly string[] }) => steps.length > 1,
    hasStart: (_, { steps }: { steps: readonly string[] }) => steps.length > 0,
    isLastStep: ({ context }) => context.steps.length === 2,
    hasUndone: ({ context }) => context.undone.length > 0,
  },
}).createMachine({
  id: 'trial',
  description: 'A machine that an analyst tries by hand, without running it.',
  meta: { requirements: [], told: ['machine', 'steps', 'undone', 'lost', 'step'] },
  context: NOTHING,
  initial: 'closed',
  on: {
    'trial.started': [
      {
        guard: { type: 'hasSteps', params: ({ event }) => event },
        target: '.underWay',
        actions: { type: 'begin', params: ({ event }) => event },
        description: 'A link or a recorded moment brings the steps that lead there.',
      },
      {
        guard: { type: 'hasStart', params: ({ event }) => event },
        target: '.atStart',
        actions: { type: 'begin', params: ({ event }) => event },
      },
      {
        target: '.closed',
        actions: { type: 'noteLost', params: ({ event }) => event },
        description: 'Not even the start that a link names can happen.',
      },
    ],
  },
  states: {
    closed: { description: 'Nothing is tried.', meta: { requirements: ['Atlas: bad input'] } },
    atStart: {
      description: 'The machine has started, and nothing has happened to it yet.',
      meta: { requirements: ['Atlas: trial'] },
      on: {
        'step.taken': {
          target: 'underWay',
          actions: { type: 'take', params: ({ event }) => event },
        },
        'redo.pressed': { guard: 'hasUndone', target: 'underWay', actions: 'redo' },
        'trial.closed': { target: 'closed', actions: 'forget' },
      },
    },
    underWay: {
      description: 'Something has happened, which can be undone.',
      meta: { requirements: ['Atlas: trial'] },
      on: {
        'step.taken': { actions: { type: 'take', params: ({ event }) => event } },
        'undo.pressed': [{ guard: 'isLastStep', target: 'atStart', actions: 'undo' }, { actions: 'undo' }],
        'redo.pressed': { guard: 'hasUndone', actions: 'redo' },
        'restart.pressed': { target: 'atStart', actions: 'restart' },
        'trial.closed': { target: 'closed', actions: 'forget' },
      },
    },
  },
});
