import { readFile, rm } from 'node:fs/promises';
import { countTests, sumUp } from './count-tests.mjs';
import { failuresOf } from './failed-tests.mjs';
import { EXIT_AFTER_INTERRUPT, isStopped, npmRun, npmRunBeside } from './npm-run.mjs';
import { costOfParts, durationsOf, slowest } from './slowest-tests.mjs';

/**
 * One script of package.json, what to call it, where it leaves its count, the script whose result it works on, and the one
 * with which it begins, where it runs beside that and those that follow.
 *
 * @typedef {{ script: string, title: string, report?: string, needs?: string, beginsWith?: string }} Step
 */

/** `npm test -- --without-walks` leaves the generated walks of the browser to other machines. */
const WITHOUT_WALKS = process.argv.includes('--without-walks');

// Only a run of all walks can tell that no walk judges a text.
if (!WITHOUT_WALKS) process.env['LOADOUT_WHOLE'] = '1';

/** `npm run test:long` runs whole what `npm test` samples; `tests/commands/sampling.ts` says how much that is. */
if (process.argv.includes('--long')) process.env['LOADOUT_LONG'] = '1';
// `tests/browser/repeated.ts` says what is left out; where the walks are left to other machines, there is time for it.
else if (!WITHOUT_WALKS) process.env['LOADOUT_WITHOUT_REPEATED'] = '1';

const BROWSER = WITHOUT_WALKS ? 'test:handwritten' : 'test:browser';

/**
 * Everything that `npm test` runs, quick checks first. A step that fails does not hide what the others have to say: all
 * run, except one that needs the result of a step that failed.
 *
 * @type {Step[]}
 */
const STEPS = [
  { script: 'format:check', title: 'Format' },
  { script: 'lint', title: 'Lint, types and import boundaries' },
  { script: 'test:unit', title: 'Unit and machine tests', report: 'unit.json' },
  // Half of it keeps one core busy.
  { script: 'build', title: 'Production build and its budget', beginsWith: 'format:check' },
  { script: BROWSER, title: 'Browser tests of that build', report: 'browser.json', needs: 'build' },
  // It keeps one core busy while the browser tests are read, which does the same with the other one.
  { script: 'unused', title: 'Unused files, exports and dependencies', beginsWith: BROWSER },
];

const MS_PER_SECOND = 1000;
/** How many of the slowest tests are named at the end. */
const NAMED = 20;

/**
 * @type {(name: string) => Promise<
 *   | (Parameters<typeof countTests>[0] & Parameters<typeof durationsOf>[0] & Parameters<typeof failuresOf>[0])
 *   | undefined
 * >}
 */
const readReport = (name) =>
  readFile(new URL(`../../reports/${name}`, import.meta.url), 'utf8').then(JSON.parse, () => undefined);

/**
 * @typedef {{
 *   ok: boolean,
 *   count: import('./count-tests.mjs').Count,
 *   durations: import('./slowest-tests.mjs').Duration[],
 *   failures: import('./failed-tests.mjs').Failure[],
 *   line: string,
 * }} Result
 */

/** @type {(run: () => Promise<{ isOk: boolean, output: string }>) => Promise<{ ok: boolean, output: string, seconds: string }>} */
const timed = async (run) => {
  const started = performance.now();
  const { isOk, output } = await run();
  return { ok: isOk, output, seconds: ((performance.now() - started) / MS_PER_SECOND).toFixed(1) };
};

/**
 * What runs beside other steps.
 *
 * @type {Map<Step, ReturnType<typeof timed>>}
 */
const beside = new Map();

/** @type {(step: Step, number: number) => Promise<Result>} */
const take = async (step, number) => {
  const { script, title, report } = step;
  console.log(`\n[${number}/${STEPS.length}] ${title} (npm run ${script})`);
  if (report) await rm(new URL(`../../reports/${report}`, import.meta.url), { force: true });
  const alone = () => timed(async () => ({ isOk: await npmRun(script), output: '' }));
  const { ok, output, seconds } = await (beside.get(step) ?? alone());
  process.stdout.write(output);
  const outcome = ok ? 'passed ' : isStopped() ? 'stopped' : 'FAILED ';
  const left = report ? await readReport(report) : undefined;
  return {
    // What a person stopped has not failed.
    ok: ok || isStopped(),
    count: countTests(left),
    durations: durationsOf(left),
    failures: failuresOf(left),
    line: `${outcome} ${title}, ${seconds} s`,
  };
};

/** @type {Map<string, Result>} */
const results = new Map();

for (const [index, step] of STEPS.entries()) {
  if (isStopped()) break;
  for (const other of STEPS.filter(({ beginsWith }) => beginsWith === step.script)) {
    const run = () => npmRunBeside(other.script);
    beside.set(other, timed(run));
  }
  if (step.needs && !results.get(step.needs)?.ok) {
    const line = `not run ${step.title}: needs npm run ${step.needs}`;
    // The step that it needs has been counted as a failure already.
    results.set(step.script, { ok: true, count: countTests(undefined), durations: [], failures: [], line });
    continue;
  }
  results.set(step.script, await take(step, index + 1));
}

const steps = [...results.values()];
const { passed, failed, skipped } = sumUp(steps);
const durations = steps.flatMap((step) => step.durations);
console.log('\nThe slowest tests, in seconds');
for (const { title, part, seconds } of slowest(durations, NAMED))
  console.log(`${seconds.toFixed(1).padStart(6)}  ${part}: ${title}`);
console.log('\nWhat each part costs, in seconds of its tests');
for (const { part, tests, seconds } of costOfParts(durations))
  console.log(`${seconds.toFixed(1).padStart(6)}  ${part}, ${tests} tests`);
console.log(`\n${steps.map(({ line }) => line).join('\n')}`);
for (const { title, message } of steps.flatMap(({ failures }) => failures))
  console.log(`failed  ${title}\n${message.replaceAll(/^/gmu, '        ')}`);
if (isStopped()) console.log('stopped before the end');
if (skipped > 0) console.log(`${skipped} skipped`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = isStopped() ? EXIT_AFTER_INTERRUPT : Number(failed > 0);
