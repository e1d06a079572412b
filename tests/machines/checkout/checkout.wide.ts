import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import { wideText } from '../../facts/wide-texts.ts';
import { defineWide } from '../../engine/random-walks/wide.ts';

const DIGITS = Array.from('0123456789０９');
const SIGNS = [...DIGITS, 'x', ' ', '-', '²', '½', '٣', 'Ⅷ'];

/** Around four and sixteen digits, and 200 of them. */
const lengths = [0, 1, 3, 4, 5, 15, 16, 17, 200];

/** Numbers of up to 200 signs, digits of every width, expiries far out of bounds. A page offers no such day or year. */
export const checkoutWide = defineWide(checkoutMachine, {
  onPage: (random) => {
    const text = random.pick([
      () => random.text(random.pick(lengths), DIGITS),
      () => random.text(random.pick(lengths), SIGNS),
      () => wideText(random),
    ])();
    return [
      { type: 'group.changed', index: random.below(4), text },
      { type: 'code.changed', text },
      { type: 'day.chosen', day: 1 + random.below(31) },
      { type: 'year.chosen', year: 2024 + random.below(32) },
    ];
  },
  offPage: (random) => [
    { type: 'day.chosen', day: random.pick([-1, 0, 30.5, 31.5, 1e6]) },
    { type: 'year.chosen', year: random.pick([0, 2054.9, -2024, 1e6]) },
  ],
});
