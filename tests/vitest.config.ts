import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  root,
  test: {
    environment: 'node',
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
    // A slow machine is no fault: what hangs is still told from what is late.
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.spec.ts'] } },
      { extends: true, test: { name: 'engine', include: ['tests/engine/**/*.spec.ts'] } },
      { extends: true, test: { name: 'learn', include: ['tests/learn/**/*.spec.ts'] } },
      { extends: true, test: { name: 'machines', include: ['tests/machines/**/*.spec.ts'] } },
    ],
  },
});
