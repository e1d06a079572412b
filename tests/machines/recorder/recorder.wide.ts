import { recorderMachine } from '../../../machines/recorder/recorder.machine.ts';
import { defineWide } from '../../engine/random-walks/wide.ts';

const MANY = 1000;

/** Hundreds of moments at once, of which many are dropped; sessions of a thousand; moments far from what is kept. */
export const recorderWide = defineWide(recorderMachine, {
  offPage: (random, { context: { first, last } }) => {
    const arrived = last + 1 + random.below(MANY);
    return [
      { type: 'moments.arrived', first: first + random.below(arrived - first + 1), last: arrived },
      { type: 'actor.picked', actor: random.pick([null, 'shop/cart', 'gone/cart']) },
      { type: 'session.opened', last: 1 + random.below(MANY) },
      { type: 'moment.picked', momentNumber: random.pick([0, -1, first, last, last + 1, 1e6]) },
      { type: 'moment.picked', momentNumber: first + random.below(last - first + 1) },
    ];
  },
});
