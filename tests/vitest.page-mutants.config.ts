import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { GENERATED_SPECS } from './page-mutants/units/generated-specs.ts';
import { toldMutant } from './page-mutants/units/told-mutant.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { file, source } = toldMutant();

/** What `npm run mutants:page` runs for each mutant that no walk went red on: the generated tests without a browser. */
export default defineConfig({
  root,
  plugins: [
    {
      name: 'loadout:told-mutant',
      enforce: 'pre',
      load: (id) => (id === `${root}${file}` ? source : null),
    },
  ],
  test: {
    environment: 'node',
    include: GENERATED_SPECS.map(({ spec }) => spec),
    setupFiles: ['tests/page-mutants/units/setup.ts'],
    pool: 'threads',
    isolate: false,
    bail: 1,
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
