import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { countTests, sumUp } from './count-tests.mjs';

/**
 * One script of package.json, what to call it, where it leaves its count, and the script whose result it works on.
 *
 * @typedef {{ script: string, title: string, report?: string, needs?: string }} Step
 */

/** `npm test -- --without-walks` leaves the generated walks of the browser to other machines. */
const WITHOUT_WALKS = process.argv.includes('--without-walks');

/**
 * Everything that `npm test` runs, quick checks first. A step that fails does not hide what the others have to say: all
 * run, except one that needs the result of a step that failed.
 *
 * @type {Step[]}
 */
const STEPS = [
  { script: 'format:check', title: 'Format' },
  { script: 'test:types', title: 'Types' },
  { script: 'lint', title: 'Lint and import boundaries' },
  { script: 'unused', title: 'Unused files, exports and dependencies' },
  { script: 'test:unit', title: 'Unit and machine tests', report: 'unit.json' },
  { script: 'build', title: 'Production build and its budget' },
  {
    script: WITHOUT_WALKS ? 'test:handwritten' : 'test:browser',
    title: 'Browser tests of that build',
    report: 'browser.json',
    needs: 'build',
  },
];

const EXIT_AFTER_INTERRUPT = 130;
const MS_PER_SECOND = 1000;

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @type {import('node:child_process').ChildProcess | undefined} */
let running;
let stopped = false;

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    stopped = true;
    running?.kill(signal);
  });
}

/**
 * npm itself, as it was started, so that the steps run with the same one on every system.
 *
 * @type {(script: string) => Promise<boolean>}
 */
const run = (script) =>
  new Promise((resolve) => {
    const npm = process.env['npm_execpath'];
    const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
    running = spawn(command, [...args, 'run', '--silent', script], { cwd: root, stdio: 'inherit', shell: !npm });
    running.once('error', () => resolve(false));
    running.once('exit', (code) => resolve(code === 0));
  });

/** @type {(name: string) => Promise<Parameters<typeof countTests>[0]>} */
const readReport = (name) =>
  readFile(new URL(`../../reports/${name}`, import.meta.url), 'utf8').then(JSON.parse, () => undefined);

/** @typedef {{ ok: boolean, count: import('./count-tests.mjs').Count, line: string }} Result */

/** @type {(step: Step, number: number) => Promise<Result>} */
const take = async ({ script, title, report }, number) => {
  console.log(`\n[${number}/${STEPS.length}] ${title} (npm run ${script})`);
  if (report) await rm(new URL(`../../reports/${report}`, import.meta.url), { force: true });
  const started = performance.now();
  const ok = await run(script);
  const seconds = ((performance.now() - started) / MS_PER_SECOND).toFixed(1);
  const outcome = ok ? 'passed ' : stopped ? 'stopped' : 'FAILED ';
  return {
    // What a person stopped has not failed.
    ok: ok || stopped,
    count: countTests(report ? await readReport(report) : undefined),
    line: `${outcome} ${title}, ${seconds} s`,
  };
};

/** @type {Map<string, Result>} */
const results = new Map();

for (const [index, step] of STEPS.entries()) {
  if (stopped) break;
  if (step.needs && !results.get(step.needs)?.ok) {
    const line = `not run ${step.title}: needs npm run ${step.needs}`;
    // The step that it needs has been counted as a failure already.
    results.set(step.script, { ok: true, count: countTests(undefined), line });
    continue;
  }
  results.set(step.script, await take(step, index + 1));
}

const steps = [...results.values()];
const { passed, failed, skipped, flaky } = sumUp(steps);
console.log(`\n${steps.map(({ line }) => line).join('\n')}`);
if (stopped) console.log('stopped before the end');
if (skipped > 0) console.log(`${skipped} skipped`);
if (flaky > 0) console.log(`${flaky} passed only at the second try, named above`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = stopped ? EXIT_AFTER_INTERRUPT : Number(failed > 0);
