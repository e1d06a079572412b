import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ELSEWHERE } from './page/elsewhere.ts';
import { elementsAsBuilt, reactOfRun, SPECS_WITH_DOCUMENT, WITH_DOCUMENT } from './with-document.ts';

/** These put modules in the place of others, so each has to load its own. */
const ISOLATED = [
  'tests/machines/purity.spec.ts',
  'tests/unit/app/idle-each-failure.spec.ts',
  'tests/unit/app/inspection-by-chance.spec.ts',
  'tests/unit/app/vitals.spec.ts',
  'tests/unit/catalogue/product-data.spec.ts',
];

/** These take longest: begun last, one of them would keep a thread busy while the other has nothing left to do. */
const LONG = [
  'tests/unit/app/shows-the-same.spec.ts',
  'tests/unit/app/start-by-chance.spec.ts',
  'tests/machines/equivalents.spec.ts',
  'tests/machines/random-walks.spec.ts',
  'tests/unit/app/storage/tabs.spec.ts',
  'tests/unit/atlas/exports/exported-walks.spec.ts',
];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((file) => moduleId.endsWith(file));
    return (await super.sort(files)).toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)));
  }
}

/**
 * In MB, for each thread that is started from now on: what a test leaves behind is mostly gone before the room is full, and
 * is not copied then. Without it the specs with a document take a sixth of the processor time more.
 */
setFlagsFromString('--max-semi-space-size=64');

process.env['TZ'] = ELSEWHERE.timezoneId;

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  root,
  test: {
    environment: 'node',
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
    // A slow machine is no fault: what hangs is still told from what is late.
    testTimeout: 60_000,
    // What was looked at is written anew where that is asked for (`--update`), and by no run that only misses some of it.
    update: 'none',
    // A file that loads what the file before it has loaded takes half of the time.
    pool: 'threads',
    // One core is left free by default, which on two cores is half of the machine.
    maxWorkers: '100%',
    isolate: false,
    sequence: { sequencer: LongFirst },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      { extends: true, test: { name: 'isolated', include: ISOLATED, isolate: true } },
      ...WITH_DOCUMENT.map(({ plugins, ...test }) => ({ extends: true as const, plugins, test })),
      // One for all others: each project makes its own copy of every module.
      {
        extends: true,
        oxc: elementsAsBuilt,
        test: {
          name: 'shared',
          env: reactOfRun,
          include: ['tests/{unit,engine,learn,machines}/**/*.spec.ts'],
          exclude: [...ISOLATED, ...SPECS_WITH_DOCUMENT],
        },
      },
    ],
  },
});
