import { viewerMachine } from '../../../machines/viewer/viewer.machine.ts';
import { defineModel } from '../../engine/model.ts';
import { covers } from '../../requirements/requirements.ts';
import { viewerOracle } from './viewer.oracle.ts';

/** A walk of four steps; the driver puts it on the folder. */
export const WALK = { walkFile: 'page', id: '0badcafe', steps: 4 } as const;

/**
 * Two machines, parts of both, every panel, and a walk of four steps. Panels that neither a selection nor a walk opens
 * are gone through beside a chart at rest; the words are chosen and a state is folded there, too: one of the second machine, since those of
 * the first have none inside.
 */
export const viewerModel = defineModel({
  id: 'viewer',
  machine: viewerMachine,
  inputs: [{ machine: 'storage' }],
  stimuli: ({ context: { machine, stepIndex, speed } }) => [
    { type: 'machine.opened', machine: 'storage' },
    { type: 'machine.opened', machine: 'marquee' },
    { type: 'address.opened', machine: 'storage', part: null, folded: [], wording: 'plain' },
    { type: 'address.opened', machine: 'storage', part: 'lost', folded: [], wording: 'plain' },
    { type: 'address.opened', machine: 'marquee', part: 'paused', folded: [], wording: 'plain' },
    { type: 'address.opened', machine: 'marquee', part: null, folded: ['playing'], wording: 'code' },
    { type: 'state.folded', state: 'playing' },
    { type: 'state.unfolded', state: 'playing' },
    { type: 'plain.chosen' },
    { type: 'code.chosen' },
    { type: 'part.selected', part: machine === 'storage' ? 'lost' : 'paused' },
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
  project: ({ machine, part, folded, walk, stepIndex, speed }) => ({ machine, part, folded, walk, stepIndex, speed }),
  within: ({ value: { panel, walk, words }, context: { machine, part, folded, speed } }) => {
    // Who folds or chooses words looks at a chart at rest, and who folds at the names of the code.
    if (words === 'code' || folded.length > 0)
      return panel === 'details' && part === null && walk === 'closed' && speed === 1 && machine === 'marquee';
    // Who plays a walk, or chooses how fast, looks at the walks of the first machine.
    return speed === 1 && !(typeof walk === 'object' && walk.open === 'playing')
      ? panel === 'details' ||
          panel === 'walks' ||
          (machine === 'storage' && (part === null || (part === 'lost' && walk === 'closed')))
      : machine === 'storage' && part === null && (panel === 'walks' || (panel === 'details' && speed === 1));
  },
  oracle: viewerOracle,
  requirements: [
    covers('Atlas: charts', { states: ['viewer.chart.whole'], transitions: ['viewer.chart: machine.opened[0]'] }),
    covers('Atlas: link', {
      states: ['viewer.chart.selected'],
      transitions: ['viewer.chart: address.opened[0]', 'viewer.chart: address.opened[1]'],
    }),
    covers('Atlas: folds', {
      states: ['viewer.chart'],
      transitions: ['viewer.chart: state.folded[0]', 'viewer.chart: state.unfolded[0]'],
    }),
    covers('Atlas: words', {
      states: ['viewer.words'],
      transitions: [
        'viewer.words: address.opened[0]',
        'viewer.words: address.opened[1]',
        'viewer.words.plain: code.chosen[0]',
        'viewer.words.code: plain.chosen[0]',
      ],
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
