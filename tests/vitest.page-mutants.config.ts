import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { GENERATED_SPECS } from './page-mutants/units/generated-specs.ts';
import { toldMutant } from './page-mutants/units/told-mutant.ts';
import { elementsAsBuilt, reactOfRun, SPECS_WITH_DOCUMENT, WITH_DOCUMENT } from './with-document.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { file, source } = toldMutant();
/** Some render pages before there is a spec. */
const seam = `${root}tests/page-mutants/units/global-setup.ts`;
const specs = GENERATED_SPECS.map(({ spec }) => spec);

/** What `npm run mutants:page` runs for each mutant that no walk went red on: the generated tests without a browser. */
export default defineConfig({
  root,
  plugins: [
    {
      name: 'loadout:told-mutant',
      enforce: 'pre',
      // A worker that is tried here has a question in its address.
      load: (id) => (id.replace(/\?.*/u, '') === `${root}${file}` ? source : null),
    },
  ],
  test: {
    environment: 'node',
    setupFiles: ['tests/page-mutants/units/setup.ts'],
    pool: 'threads',
    isolate: false,
    bail: 1,
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        oxc: elementsAsBuilt,
        test: { name: 'shared', env: reactOfRun, include: specs.filter((spec) => !SPECS_WITH_DOCUMENT.includes(spec)) },
      },
      ...WITH_DOCUMENT.map(({ plugins, globalSetup, ...options }) => ({
        extends: true as const,
        plugins,
        test: { ...options, globalSetup: [seam, ...globalSetup] },
      })),
    ],
  },
});
