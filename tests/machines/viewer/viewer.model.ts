import { viewerMachine } from '../../../machines/viewer/viewer.machine.ts';
import { defineModel } from '../../engine/model.ts';
import { covers } from '../../requirements/requirements.ts';
import { viewerOracle } from './viewer.oracle.ts';

/** A walk of four steps; the driver puts it on the folder. */
export const WALK = { walkFile: 'page', id: '0badcafe', steps: 4 } as const;

/**
 * Two machines, parts of both, every panel, and a walk of four steps. Panels that neither a selection nor a walk opens
 * are gone through beside a chart at rest.
 */
export const viewerModel = defineModel({
  id: 'viewer',
  machine: viewerMachine,
  inputs: [{ machine: 'storage' }],
  stimuli: ({ context: { machine, stepIndex, speed } }) => [
    { type: 'machine.opened', machine: 'storage' },
    { type: 'machine.opened', machine: 'notice' },
    { type: 'address.opened', machine: 'storage', part: null },
    { type: 'address.opened', machine: 'storage', part: 'lost' },
    { type: 'address.opened', machine: 'notice', part: 'closed' },
    { type: 'part.selected', part: machine === 'storage' ? 'lost' : 'open' },
    { type: 'selection.cleared' },
    { type: 'details.opened' },
    { type: 'outline.opened' },
    { type: 'walks.opened' },
    { type: 'trial.opened' },
    { type: 'live.opened' },
    { type: 'sequence.opened' },
    { type: 'traffic.opened' },
    { type: 'versions.opened' },
    { type: 'exports.opened' },
    { type: 'walk.opened', walk: WALK },
    { type: 'forward.pressed' },
    { type: 'back.pressed' },
    ...(stepIndex === 2 ? [] : [{ type: 'step.picked' as const, stepIndex: 2 }]),
    { type: 'walk.closed' },
    { type: 'play.pressed' },
    { type: 'pause.pressed' },
    { type: 'speed.chosen', speed: speed === 1 ? 4 : 1 },
  ],
  project: ({ machine, part, walk, stepIndex, speed }) => ({ machine, part, walk, stepIndex, speed }),
  within: ({ value: { panel, walk }, context: { machine, part, speed } }) =>
    // Who plays a walk, or chooses how fast, looks at the walks of the first machine.
    speed === 1 && !(typeof walk === 'object' && walk.open === 'playing')
      ? panel === 'details' ||
        panel === 'walks' ||
        (machine === 'storage' && (part === null || (part === 'lost' && walk === 'closed')))
      : machine === 'storage' && part === null && (panel === 'walks' || (panel === 'details' && speed === 1)),
  oracle: viewerOracle,
  requirements: [
    covers('Atlas: charts', { states: ['viewer.chart.whole'], transitions: ['viewer.chart: machine.opened[0]'] }),
    covers('Atlas: link', {
      states: ['viewer.chart.selected'],
      transitions: ['viewer.chart: address.opened[0]', 'viewer.chart: address.opened[1]'],
    }),
    covers('Atlas: outline', { states: ['viewer.panel.outline'], transitions: ['viewer.panel: outline.opened[0]'] }),
    covers('Atlas: coverage', {
      states: ['viewer.panel.details'],
      transitions: ['viewer.chart: part.selected[0]', 'viewer.panel: part.selected[0]'],
    }),
    covers('Atlas: walks', {
      states: ['viewer.walk.open'],
      transitions: [
        'viewer.walk: walk.opened[0]',
        'viewer.walk.open: forward.pressed[0]',
        'viewer.walk.open: back.pressed[0]',
        'viewer.walk.open: step.picked[0]',
        'viewer.walk.open: walk.closed[0]',
        'viewer.walk.open: speed.chosen[0]',
        'viewer.walk.open.standing: play.pressed[0]',
        'viewer.walk.open.playing: xstate.after.stepTime.viewer.walk.open.playing[0]',
        'viewer.walk.open.playing: xstate.after.stepTime.viewer.walk.open.playing[1]',
        'viewer.walk.open.playing: pause.pressed[0]',
      ],
    }),
    covers('Atlas: live', { states: ['viewer.panel.live', 'viewer.panel.sequence'] }),
    covers('Atlas: traffic', { states: ['viewer.panel.traffic'], transitions: ['viewer.panel: traffic.opened[0]'] }),
    covers('Atlas: trial', { states: ['viewer.panel.trial'], transitions: ['viewer.panel: trial.opened[0]'] }),
    covers('Atlas: versions', {
      states: ['viewer.panel.versions'],
      transitions: ['viewer.panel: versions.opened[0]'],
    }),
    covers('Atlas: exports', { states: ['viewer.panel.exports'], transitions: ['viewer.panel: exports.opened[0]'] }),
  ],
});
