import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { changedMachines, plannedSteps } from './changed-machines.mjs';
import { npmRun, npmRunBeside } from './npm-run.mjs';

/**
 * Runs `npm run test:changed`: the types, then the specs and the browser walks of the machines that differ from the last
 * commit, or from another one: `-- main`.
 */
const since = process.argv[2] ?? 'HEAD';
const root = new URL('../../', import.meta.url);

/** @type {(...args: string[]) => string[]} */
const git = (...args) =>
  execFileSync('git', args, { cwd: fileURLToPath(root), encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
const machines = changedMachines(changed);
console.log(machines.length === 0 ? `No machine differs from ${since}.` : `Changed: ${machines.join(', ')}`);

// The walks that `npm test` plays.
process.env['LOADOUT_WITHOUT_REPEATED'] = '1';

const steps = plannedSteps(machines);
const isInBrowser = (/** @type {{ script: string }} */ { script }) => script === 'test:browser';

// It takes longest, and keeps one core busy for half of its time.
const build = steps.some(isInBrowser) ? npmRunBeside('build') : Promise.resolve({ isOk: true, output: '' });
let isWell = true;
for (const { script, args } of steps.filter((step) => !isInBrowser(step)))
  isWell = isWell && (await npmRun(script, args));
const { isOk, output } = await build;
// What has failed is the last that is said.
if (isWell) {
  process.stdout.write(output);
  isWell = isOk;
  for (const { script, args } of steps.filter(isInBrowser)) isWell = isWell && (await npmRun(script, args));
}
process.exitCode = Number(!isWell);
