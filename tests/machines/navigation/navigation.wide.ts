import { navigationMachine } from '../../../machines/navigation/navigation.machine.ts';
import { defineWide } from '../../engine/random-walks/wide.ts';

/** Numbers that an address can carry: every category and product, zero, negative, broken, far too large. */
export const navigationWide = defineWide(navigationMachine, {
  onPage: (random) => {
    const id = random.pick([random.below(18), 0, -1, 1.5, 1e6, Number.MAX_SAFE_INTEGER]);
    return [
      { type: 'list.opened', categoryId: id },
      { type: 'detail.opened', productId: id },
    ];
  },
});
