import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What Stryker runs for each mutant: one spec, for the machine that `LOADOUT_MACHINE` names. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    environment: 'node',
    include: ['tests/stryker/machine.spec.ts'],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
