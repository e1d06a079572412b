import { describe, expect, it } from 'vitest';
import { changedMachines } from '../../commands/changed-machines.mjs';

describe('The machines of a change', () => {
  it('are those whose rooms hold a changed file, each once', () => {
    const changed = [
      'machines/cart/lines.ts',
      'tests/machines/cart/cart.oracle.ts',
      'tests/machines/form/form.spec.ts',
    ];
    expect(changedMachines(changed, () => '')).toEqual(['cart', 'form']);
  });

  it('are those that a changed feature imports', () => {
    const source = "import type { cartMachine } from '../../../machines/cart/cart.machine.ts';";
    expect(changedMachines(['src/features/cart/CartScreen.tsx', 'README.md'], () => source)).toEqual(['cart']);
  });

  it('are none where a list of all machines changed', () => {
    expect(changedMachines(['machines/index.ts', 'tests/machines/models.ts'], () => '')).toEqual([]);
  });
});
