import { defineConfig } from '@playwright/test';
import { repeated } from './browser/repeated.ts';
import { isWithoutRepeated } from './commands/sampling.ts';
import { ELSEWHERE } from './page/elsewhere.ts';
import { choosePort, launchOptions, NO_PHOTOGRAPHS, playingOptions } from './browser/support/this-machine.ts';

/** Those that look at photographs, and those in which the atlas makes a PNG of a chart by way of a picture. */
const WITH_PHOTOGRAPHS = ['browser/atlas/exports.spec.ts', 'browser/journeys/{dense-screens,offline}.spec.ts'];

const launch = await launchOptions();
const port = await choosePort();
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: '.',
  testMatch: 'browser/**/*.spec.ts',
  outputDir: '../reports/browser',
  // What renders pages is two megabytes that the bundler has made already: each worker took seconds to do that once more.
  build: { external: ['**/dist-rendering/*.js'] },
  // `npm test` leaves them out; whoever runs some tests alone has them.
  grepInvert: isWithoutRepeated ? [...repeated] : [],
  forbidOnly: Boolean(process.env['CI']),
  // A test that passes at the second try hides a fault, of the shop or of the test.
  retries: 0,
  // One more than the cores of a small machine: a page often waits for its next frame.
  workers: 3,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: '../reports/browser.json' }],
    ['./report/judged-texts-reporter.ts'],
    ['./report/unsaid-reporter.ts'],
    ['./report/look-alike-reporter.ts'],
  ],
  use: {
    baseURL,
    ...ELSEWHERE,
    // A page that a worker answers for is not seen to ask: only the tests of the worker have one.
    serviceWorkers: 'block',
    // A trace of every test would take a third of the time: `-- --trace on` traces what failed, run again by its title.
    trace: 'off',
    // Else one is taken of each page whose context closes, before anybody knows how its test ends; and no pixel is painted.
    // What a page said when its test failed stands in `error-context.md`.
    screenshot: 'off',
    launchOptions: await playingOptions(),
  },
  // What a screen reader says: text, the same on each machine.
  snapshotPathTemplate: '{testDir}/browser/access/heard/spoken/{arg}{ext}',
  // A worker, with its browser, is started anew for each of them, so there are no more than browsers that differ.
  projects: [
    // First: it takes long, and at the end its worker would be the only one that works.
    {
      name: 'photographs',
      // Each worker would be started anew, with its browser, for the other tests: those are begun beside it.
      workers: 1,
      testMatch: WITH_PHOTOGRAPHS,
      use: { launchOptions: await playingOptions({ hasPhotographs: true }) },
    },
    { name: 'browser', testIgnore: ['browser/pictures/**', ...WITH_PHOTOGRAPHS] },
    // Half of its pixels are enough to see what moved on a page, and make its picture a third of the size. A picture is
    // taken with a style of its own, which a content policy would forbid.
    {
      name: 'pictures',
      testMatch: 'browser/pictures/**/*.spec.ts',
      timeout: 180_000,
      snapshotPathTemplate: '{testDir}/browser/pictures/shots/{arg}{ext}',
      use: { deviceScaleFactor: 0.5, bypassCSP: true, launchOptions: launch },
    },
    // Prints a comparison and judges nothing; only `npm run bench:walks` asks for it.
    {
      name: 'bench',
      testMatch: 'browser/bench/*.bench.ts',
      workers: 1,
      use: { launchOptions: { ...launch, args: [NO_PHOTOGRAPHS] } },
    },
  ],
  webServer: {
    command: `npm run preview -- --port ${port} --strict-port`,
    cwd: '..',
    url: baseURL,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
    timeout: 30_000,
  },
});
