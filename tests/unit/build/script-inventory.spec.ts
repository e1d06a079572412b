import { describe, expect, it } from 'vitest';
import { reasonFor } from '../../../src/build/script-inventory.ts';

const NOTHING = { names: [], isAtlas: false, modules: [] };

describe('The reason for a script', () => {
  it.each([
    [{ names: ['start'] }, 'starts the shop: machines, addresses, texts, storage'],
    [{ modules: ['./src/routes/CheckOut.tsx?tsr-split=component'] }, 'draws the screen of the route CheckOut'],
    [{ modules: ['./src/routes/-HomePage.tsx'] }, 'draws the screen of the route HomePage'],
    [
      { modules: ['./src/features/checkout/Answer.tsx'] },
      'what screens load when they need it: features/checkout/Answer.tsx',
    ],
    [{ modules: ['./node_modules/@mantine/core/esm/x.mjs'] }, 'the package @mantine/core, for several screens'],
    [
      { isAtlas: true, modules: ['./node_modules/elkjs/lib/elk.js'] },
      'the flow atlas of the analysts, on no page of the shop',
    ],
  ])('of %o is «%s»', (facts, reason) => {
    expect(reasonFor({ ...NOTHING, ...facts })).toBe(reason);
  });

  it('is missing for a script that nobody expects, and then the build fails', () => {
    expect(() => reasonFor({ ...NOTHING, modules: ['./src/somewhere/else.ts'] })).toThrow('./src/somewhere/else.ts');
  });
});
