import type { EquivalentMutants } from '../engine/mutants/equivalent-mutants.ts';

/** The equivalent mutants of the machines of the atlas. */
export const atlasEquivalents: readonly EquivalentMutants[] = [
  {
    reason:
      'The selection, the walk or the step back to live is cleared where there is none, or where its own region clears it in the same step.',
    mutants: [
      'recorder: extra transition waiting: resume.pressed acts',
      'recorder: extra transition live: resume.pressed acts',
      'viewer: extra transition chart.whole: selection.cleared acts',
      'viewer: extra transition chart.whole: walk.closed acts',
      'viewer: extra transition chart.selected: walk.closed acts',
      'viewer: extra transition panel.details: selection.cleared acts',
      'viewer: extra transition panel.details: walk.closed acts',
      'viewer: extra transition panel.outline: selection.cleared acts',
      'viewer: extra transition panel.outline: walk.closed acts',
      'viewer: extra transition panel.walks: selection.cleared acts',
      'viewer: extra transition panel.walks: walk.closed acts',
      'viewer: extra transition panel.live: selection.cleared acts',
      'viewer: extra transition panel.live: walk.closed acts',
      'viewer: extra transition panel.sequence: selection.cleared acts',
      'viewer: extra transition panel.sequence: walk.closed acts',
      'viewer: extra transition panel.exports: selection.cleared acts',
      'viewer: extra transition panel.exports: walk.closed acts',
      'viewer: extra transition walk.closed: selection.cleared acts',
      'viewer: extra transition walk.closed: walk.closed acts',
      'viewer: extra transition walk.open: selection.cleared acts',
    ],
  },
  {
    reason: 'The region of the chart or of the walk sets the same values in the same step: what is set twice is set.',
    mutants: [
      'viewer: extra transition chart.whole: walk.opened acts',
      'viewer: extra transition chart.selected: walk.opened acts',
      'viewer: extra transition panel.details: machine.opened acts',
      'viewer: extra transition panel.details: address.opened acts',
      'viewer: extra transition panel.outline: machine.opened acts',
      'viewer: extra transition panel.outline: address.opened acts',
      'viewer: extra transition panel.walks: machine.opened acts',
      'viewer: extra transition panel.walks: address.opened acts',
      'viewer: extra transition panel.live: machine.opened acts',
      'viewer: extra transition panel.live: address.opened acts',
      'viewer: extra transition panel.sequence: machine.opened acts',
      'viewer: extra transition panel.sequence: address.opened acts',
      'viewer: extra transition panel.exports: machine.opened acts',
      'viewer: extra transition panel.exports: address.opened acts',
      'viewer: extra transition walk.closed: machine.opened acts',
      'viewer: extra transition walk.closed: address.opened acts',
      'viewer: extra transition walk.closed: part.selected acts',
      'viewer: extra transition walk.open: part.selected acts',
    ],
  },
  {
    reason: 'Every way into `still` names `paused` or `loaded`: where it would begin by itself matters to nobody.',
    mutants: ['recorder: change initial of still to loaded'],
  },
];
