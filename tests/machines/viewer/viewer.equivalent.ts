import type { EquivalentsOfMachine } from '../../engine/mutants/equivalent-mutants.ts';

/** Mutants of the viewer machine that no test can tell from it. */
export const viewerEquivalent: EquivalentsOfMachine = {
  mutants: [
    {
      reason:
        'The selection or the walk is cleared where there is none, or where its own region clears it in the same step.',
      mutants: [
        'viewer: extra transition chart.whole: selection.cleared acts',
        'viewer: extra transition chart.whole: walk.closed acts',
        'viewer: extra transition chart.selected: walk.closed acts',
        'viewer: extra transition panel.details: selection.cleared acts',
        'viewer: extra transition panel.details: walk.closed acts',
        'viewer: extra transition panel.outline: selection.cleared acts',
        'viewer: extra transition panel.outline: walk.closed acts',
        'viewer: extra transition panel.walks: selection.cleared acts',
        'viewer: extra transition panel.walks: walk.closed acts',
        'viewer: extra transition panel.trial: selection.cleared acts',
        'viewer: extra transition panel.live: selection.cleared acts',
        'viewer: extra transition panel.trial: walk.closed acts',
        'viewer: extra transition panel.live: walk.closed acts',
        'viewer: extra transition panel.sequence: selection.cleared acts',
        'viewer: extra transition panel.sequence: walk.closed acts',
        'viewer: extra transition panel.traffic: selection.cleared acts',
        'viewer: extra transition panel.exports: selection.cleared acts',
        'viewer: extra transition panel.traffic: walk.closed acts',
        'viewer: extra transition panel.exports: walk.closed acts',
        'viewer: extra transition walk.closed: selection.cleared acts',
        'viewer: extra transition walk.closed: walk.closed acts',
        'viewer: extra transition walk.open.standing: selection.cleared acts',
        'viewer: extra transition walk.open.playing: selection.cleared acts',
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
        'viewer: extra transition panel.trial: machine.opened acts',
        'viewer: extra transition panel.live: machine.opened acts',
        'viewer: extra transition panel.trial: address.opened acts',
        'viewer: extra transition panel.live: address.opened acts',
        'viewer: extra transition panel.sequence: machine.opened acts',
        'viewer: extra transition panel.sequence: address.opened acts',
        'viewer: extra transition panel.traffic: machine.opened acts',
        'viewer: extra transition panel.exports: machine.opened acts',
        'viewer: extra transition panel.traffic: address.opened acts',
        'viewer: extra transition panel.exports: address.opened acts',
        'viewer: extra transition walk.closed: machine.opened acts',
        'viewer: extra transition walk.closed: address.opened acts',
        'viewer: extra transition walk.closed: part.selected acts',
        'viewer: extra transition walk.open.standing: part.selected acts',
        'viewer: extra transition walk.open.playing: part.selected acts',
      ],
    },
    {
      reason: 'The last step leaves nothing to play, and every way on from it leads to the state itself.',
      mutants: [
        'viewer: hidden state behind walk.open.playing: after stepTime[1] without walk.open.standing: play.pressed[0]',
      ],
    },
  ],
  code: [
    {
      reason: 'Steps are taken only while a walk is open; the compiler cannot know.',
      is: ({ code, replacement }) => code === 'context.walk?.steps' && replacement === 'context.walk.steps',
    },
  ],
};
