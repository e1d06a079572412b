import { SPEEDS, viewerMachine } from '../../../machines/viewer/viewer.machine.ts';
import { defineWide } from '../../engine/random-walks/wide.ts';
import { wideText } from '../../facts/wide-texts.ts';

/** Walks of three steps and of two hundred, every step of them, and parts whose names are long or odd. */
export const viewerWide = defineWide(viewerMachine, {
  offPage: (random, { context: { walk, folded } }) => {
    const id = random.text(8, Array.from('0123456789abcdef'));
    const part = wideText(random);
    return [
      { type: 'walk.opened', walk: { walkFile: 'actor' as const, id, steps: random.pick([3, 20, 200]) } },
      { type: 'speed.chosen', speed: random.pick(SPEEDS) },
      { type: 'step.picked', stepIndex: random.below(walk?.steps ?? 1) },
      { type: 'part.selected', part },
      {
        type: 'address.opened',
        machine: random.pick(['storage', 'notice', 'cart', 'checkout']),
        part,
        folded: [part],
        wording: random.pick(['plain', 'code'] as const),
      },
      { type: 'state.folded', state: part },
      { type: 'state.unfolded', state: random.pick([part, ...folded]) },
    ];
  },
});
