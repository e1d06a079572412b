import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

/** A walk that is being followed: the walk file it is from, its id there, and how many steps it has. */
export interface OpenWalk {
  readonly walkFile: 'actor' | 'page';
  readonly id: string;
  readonly steps: number;
}

/** Steps a second that a walk can be played at, and the one that it begins with. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** What is open. `part` is the id of a state or the name of a transition; `stepIndex` counts the steps of the walk from 0. */
export interface ViewerContext {
  readonly machine: string;
  readonly part: string | null;
  readonly walk: OpenWalk | null;
  readonly stepIndex: number;
  /** Steps a second. */
  readonly speed: Speed;
  /** The ids of the states that are folded: what is inside them does not show. In the order in which they were folded. */
  readonly folded: readonly string[];
}

/** Whether events, guards and actions show in plain words or by their names in the code. */
export type Wording = 'plain' | 'code';

/** What an analyst does. `address.opened` follows the address: a link, Back, a reload. */
export type ViewerEvent =
  | { type: 'machine.opened'; machine: string }
  | {
      type: 'address.opened';
      machine: string;
      part: string | null;
      folded: readonly string[];
      wording: Wording;
    }
  | { type: 'state.folded'; state: string }
  | { type: 'state.unfolded'; state: string }
  | { type: 'plain.chosen' }
  | { type: 'code.chosen' }
  | { type: 'part.selected'; part: string }
  | { type: 'selection.cleared' }
  | { type: 'details.opened' }
  | { type: 'outline.opened' }
  | { type: 'walks.opened' }
  | { type: 'trial.opened' }
  | { type: 'live.opened' }
  | { type: 'sequence.opened' }
  | { type: 'traffic.opened' }
  | { type: 'versions.opened' }
  | { type: 'exports.opened' }
  | { type: 'walk.opened'; walk: OpenWalk }
  | { type: 'forward.pressed' }
  | { type: 'back.pressed' }
  | { type: 'step.picked'; stepIndex: number }
  | { type: 'play.pressed' }
  | { type: 'pause.pressed' }
  | { type: 'speed.chosen'; speed: Speed }
  | { type: 'walk.closed' };

/** In milliseconds. */
const SECOND = 1000;

/**
 * The flow atlas: what is open on it. Four regions side by side: the chart, the words on it, the panel beside it, the
 * walk that is followed on it.
 */
export const viewerMachine = setup({
  types: {
    context: {} as ViewerContext,
    events: {} as ViewerEvent,
    input: {} as { machine: string },
    meta: {} as Meta,
  },
  actions: {
    openMachine: assign((_, { machine }: { machine: string }) => ({ machine, part: null, folded: [] })),
    openAddress: assign((_, { machine, part, folded }: Pick<ViewerContext, 'machine' | 'part' | 'folded'>) => ({
      machine,
      part,
      folded,
    })),
    fold: assign({ folded: ({ context }, { state }: { state: string }) => [...context.folded, state] }),
    unfold: assign({
      folded: ({ context }, { state }: { state: string }) => context.folded.filter((one) => one !== state),
    }),
    select: assign({ part: (_, { part }: { part: string }) => part }),
    clearSelection: assign({ part: null }),
    openWalk: assign((_, { walk }: { walk: OpenWalk }) => ({ walk, stepIndex: 0 })),
    closeWalk: assign({ walk: null, stepIndex: 0 }),
    stepForward: assign({ stepIndex: ({ context }) => context.stepIndex + 1 }),
    stepBack: assign({ stepIndex: ({ context }) => context.stepIndex - 1 }),
    setSpeed: assign({ speed: (_, { speed }: { speed: Speed }) => speed }),
    goTo: assign({ stepIndex: (_, { stepIndex }: { stepIndex: number }) => stepIndex }),
  },
  guards: {
    isUnfolded: ({ context }, { state }: { state: string }) => !context.folded.includes(state),
    isPlain: (_, { wording }: { wording: Wording }) => wording === 'plain',
    isPart: (_, { part }: { part: string | null }) => part !== null,
    isOtherMachine: ({ context }, { machine }: { machine: string }) => machine !== context.machine,
    isBeforeEnd: ({ context }) => context.stepIndex + 1 < (context.walk?.steps ?? 0),
    isAfterStart: ({ context }) => context.stepIndex > 0,
    hasTwoLeft: ({ context }) => context.stepIndex + 2 < (context.walk?.steps ?? 0),
  },
  delays: { stepTime: ({ context }) => SECOND / context.speed },
}).createMachine({
  id: 'viewer',
  description: 'What is open in the flow atlas.',
  meta: {
    requirements: ['Atlas: coverage', 'Atlas: live', 'Atlas: exports'],
    told: ['machine', 'part', 'walk', 'stepIndex', 'speed', 'folded', 'state', 'wording'],
  },
  context: ({ input }) => ({ machine: input.machine, part: null, walk: null, stepIndex: 0, speed: 1, folded: [] }),
  type: 'parallel',
  states: {
    chart: {
      description: 'The machine that is drawn, what of it is folded, and the part of it that is selected.',
      meta: { requirements: ['Atlas: folds'] },
      initial: 'whole',
      on: {
        'machine.opened': {
          target: '.whole',
          actions: { type: 'openMachine', params: ({ event }) => ({ machine: event.machine }) },
        },
        'address.opened': [
          {
            guard: { type: 'isPart', params: ({ event }) => ({ part: event.part }) },
            target: '.selected',
            actions: {
              type: 'openAddress',
              params: ({ event }) => ({ machine: event.machine, part: event.part, folded: event.folded }),
            },
            description: 'A link opens any state or transition directly.',
          },
          {
            target: '.whole',
            actions: {
              type: 'openAddress',
              params: ({ event }) => ({ machine: event.machine, part: event.part, folded: event.folded }),
            },
          },
        ],
        'state.folded': {
          guard: { type: 'isUnfolded', params: ({ event }) => ({ state: event.state }) },
          actions: { type: 'fold', params: ({ event }) => ({ state: event.state }) },
          description: 'Its box stays, with all that leads to it or away from it.',
        },
        'state.unfolded': {
          actions: { type: 'unfold', params: ({ event }) => ({ state: event.state }) },
        },
        'part.selected': {
          target: '.selected',
          actions: { type: 'select', params: ({ event }) => ({ part: event.part }) },
        },
      },
      states: {
        whole: {
          description: 'The whole chart, with nothing selected.',
          meta: { requirements: ['Atlas: charts'] },
        },
        selected: {
          description: 'A state or a transition is selected.',
          meta: { requirements: ['Atlas: link'] },
          on: { 'selection.cleared': { target: 'whole', actions: 'clearSelection' } },
        },
      },
    },
    words: {
      description: 'How events, guards and actions show on the chart.',
      meta: { requirements: ['Atlas: words'] },
      initial: 'plain',
      on: {
        'address.opened': [
          { guard: { type: 'isPlain', params: ({ event }) => ({ wording: event.wording }) }, target: '.plain' },
          { target: '.code' },
        ],
      },
      states: {
        plain: { description: 'In plain words.', on: { 'code.chosen': 'code' } },
        code: { description: 'By their names in the code.', on: { 'plain.chosen': 'plain' } },
      },
    },
    panel: {
      description: 'What stands beside the chart.',
      meta: { requirements: ['Atlas: outline'] },
      initial: 'details',
      on: {
        'details.opened': '.details',
        'outline.opened': '.outline',
        'walks.opened': '.walks',
        'trial.opened': '.trial',
        'live.opened': '.live',
        'sequence.opened': '.sequence',
        'traffic.opened': '.traffic',
        'versions.opened': '.versions',
        'exports.opened': '.exports',
        'part.selected': { target: '.details', description: 'The details of what is selected show.' },
        'walk.opened': '.walks',
      },
      states: {
        details: { description: 'What is known of the selected part, or of the machine.' },
        outline: { description: 'The same chart as a nested list of text.' },
        walks: { description: 'The walks of the walk files, and the walk that is followed.' },
        trial: {
          description: 'The machine, tried by hand. What is selected meanwhile shows on the chart alone.',
          meta: { requirements: ['Atlas: trial'] },
          on: { 'part.selected': {} },
        },
        live: { description: 'The events and snapshots of a shop that is open in this browser.' },
        sequence: { description: 'The same events as a sequence diagram of actors.' },
        traffic: { description: 'What many sessions show of the machine.', meta: { requirements: ['Atlas: traffic'] } },
        versions: {
          description:
            'How the machine differs from another version of it. What is selected shows on the chart of both.',
          meta: { requirements: ['Atlas: versions'] },
          on: { 'part.selected': {} },
        },
        exports: { description: 'The formats to export the chart in.' },
      },
    },
    walk: {
      description: 'The walk player.',
      initial: 'closed',
      on: {
        'walk.opened': {
          target: '.open',
          actions: { type: 'openWalk', params: ({ event }) => ({ walk: event.walk }) },
        },
      },
      states: {
        closed: { description: 'No walk is followed.' },
        open: {
          description: 'A walk is followed step by step.',
          meta: { requirements: ['Atlas: walks'] },
          initial: 'standing',
          on: {
            'forward.pressed': { guard: 'isBeforeEnd', target: '.standing', actions: 'stepForward' },
            'back.pressed': { guard: 'isAfterStart', target: '.standing', actions: 'stepBack' },
            'step.picked': {
              target: '.standing',
              actions: { type: 'goTo', params: ({ event }) => ({ stepIndex: event.stepIndex }) },
            },
            'speed.chosen': {
              actions: { type: 'setSpeed', params: ({ event }) => ({ speed: event.speed }) },
              description: 'It holds from the next step on.',
            },
            'walk.closed': { target: 'closed', actions: 'closeWalk' },
            'machine.opened': { target: 'closed', actions: 'closeWalk' },
            'address.opened': {
              guard: { type: 'isOtherMachine', params: ({ event }) => ({ machine: event.machine }) },
              target: 'closed',
              actions: 'closeWalk',
              description: 'A walk belongs to its machine.',
            },
          },
          states: {
            standing: {
              description: 'One step shows until another one is wanted.',
              on: {
                'play.pressed': { guard: 'isBeforeEnd', target: 'playing' },
              },
            },
            playing: {
              description: 'The next step comes by itself.',
              after: {
                stepTime: [
                  { guard: 'hasTwoLeft', target: 'playing', reenter: true, actions: 'stepForward' },
                  { target: 'standing', actions: 'stepForward', description: 'The last step ends it.' },
                ],
              },
              on: { 'pause.pressed': 'standing' },
            },
          },
        },
      },
    },
  },
});
