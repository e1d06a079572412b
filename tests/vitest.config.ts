import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** These put modules in the place of others, so each has to load its own. */
const ISOLATED = [
  'tests/machines/purity.spec.ts',
  'tests/unit/app/vitals.spec.ts',
  'tests/unit/catalogue/product-data.spec.ts',
];

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  root,
  test: {
    environment: 'node',
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
    // A slow machine is no fault: what hangs is still told from what is late.
    testTimeout: 60_000,
    // A file that loads what the file before it has loaded takes half of the time.
    pool: 'threads',
    // One core is left free by default, which on two cores is half of the machine.
    maxWorkers: '100%',
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      { extends: true, test: { name: 'isolated', include: ISOLATED, isolate: true } },
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.spec.ts'], exclude: ISOLATED } },
      { extends: true, test: { name: 'engine', include: ['tests/engine/**/*.spec.ts'], exclude: ISOLATED } },
      { extends: true, test: { name: 'learn', include: ['tests/learn/**/*.spec.ts'], exclude: ISOLATED } },
      { extends: true, test: { name: 'machines', include: ['tests/machines/**/*.spec.ts'], exclude: ISOLATED } },
    ],
  },
});
