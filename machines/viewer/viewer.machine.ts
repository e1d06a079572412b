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
}

/** What an analyst does. `address.opened` follows the address: a link, Back, a reload. */
export type ViewerEvent =
  | { type: 'machine.opened'; machine: string }
  | { type: 'address.opened'; machine: string; part: string | null }
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
 * The flow atlas: what is open on it. Three regions side by side: the chart, the panel beside it, the walk that is
 * followed on it.
 */
export const viewerMachine = setup({
  types: {
    context: {} as ViewerContext,
    events: {} as ViewerEvent,
    input: {} as { machine: string },
    meta: {} as Meta,
  },
  actions: {
    openMachine: assign((_, { machine }: { machine: string }) => ({ machine, part: null })),
    openAddress: assign((_, { machine, part }: { machine: string; part: string | null }) => ({ machine, part })),
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
    told: ['machine', 'part', 'walk', 'stepIndex', 'speed'],
  },
  context: ({ input }) => ({ machine: input.machine, part: null, walk: null, stepIndex: 0, speed: 1 }),
  type: 'parallel',
  states: {
    chart: {
      description: 'The machine that is drawn, and the part of it that is selected.',
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
            actions: { type: 'openAddress', params: ({ event }) => ({ machine: event.machine, part: event.part }) },
            description: 'A link opens any state or transition directly.',
          },
          {
            target: '.whole',
            actions: { type: 'openAddress', params: ({ event }) => ({ machine: event.machine, part: event.part }) },
          },
        ],
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
