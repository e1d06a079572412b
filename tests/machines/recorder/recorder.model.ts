import { recorderMachine } from '../../../machines/recorder/recorder.machine.ts';
import { defineModel } from '../../engine/model.ts';
import { covers } from '../../requirements/requirements.ts';
import { recorderOracle } from './recorder.oracle.ts';

/** The actor of the shop that is told of first, and the one of the saved session stands for it there. */
export const ACTOR = 'shop/cart';

/**
 * One moment or three, and then a fourth that comes beside them or for which the first has to make room; each way to
 * stand still among them; a session of two moments from a file.
 */
export const recorderModel = defineModel({
  id: 'recorder',
  machine: recorderMachine,
  stimuli: ({ context: { last, actor } }) => [
    ...(last === 0 ? [{ type: 'moments.arrived' as const, first: 1, last: 1 }] : []),
    ...(last < 3 ? [{ type: 'moments.arrived' as const, first: 1, last: 3 }] : []),
    ...(last === 3
      ? [
          { type: 'moments.arrived' as const, first: 1, last: 4 },
          { type: 'moments.arrived' as const, first: 2, last: 4 },
        ]
      : []),
    { type: 'pause.pressed' },
    { type: 'resume.pressed' },
    { type: 'back.pressed' },
    { type: 'forward.pressed' },
    { type: 'moment.picked', momentNumber: 0 },
    { type: 'moment.picked', momentNumber: 1 },
    { type: 'moment.picked', momentNumber: 4 },
    ...(last === 0 ? [] : [{ type: 'actor.picked' as const, actor: actor === null ? ACTOR : null }]),
    { type: 'live.requested' },
    { type: 'session.opened', last: 2 },
  ],
  project: ({ first, last, momentNumber, actor }) => ({ first, last, momentNumber, actor }),
  within: ({ context: { actor, momentNumber, last } }) => actor === null || momentNumber === last,
  oracle: recorderOracle,
  requirements: [
    covers('Atlas: live', {
      states: ['recorder.waiting', 'recorder.live'],
      transitions: [
        'recorder.waiting: moments.arrived[0]',
        'recorder.live: moments.arrived[0]',
        'recorder: actor.picked[0]',
      ],
    }),
    covers('Atlas: stepping back', {
      states: ['recorder.still.paused'],
      transitions: [
        'recorder.live: pause.pressed[0]',
        'recorder.live: back.pressed[0]',
        'recorder.live: moment.picked[0]',
        'recorder.still: back.pressed[0]',
        'recorder.still: forward.pressed[0]',
        'recorder.still: moment.picked[0]',
        'recorder.still.paused: moments.arrived[0]',
        'recorder.still.paused: resume.pressed[0]',
      ],
    }),
    covers('Atlas: sessions', {
      states: ['recorder.still.loaded'],
      transitions: ['recorder: session.opened[0]', 'recorder.still.loaded: live.requested[0]'],
    }),
  ],
});
