import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { changedMachines } from './changed-machines.mjs';
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
const machines = changedMachines(changed, (path) => {
  const file = new URL(path, root);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
});
console.log(machines.length === 0 ? `No machine differs from ${since}.` : `Changed: ${machines.join(', ')}`);

// The walks that `npm test` plays.
process.env['LOADOUT_WITHOUT_REPEATED'] = '1';

const checkMachines = async () => {
  // It takes longest, and keeps one core busy for half of its time.
  const build = npmRunBeside('build');
  const specs = machines.map((id) => `tests/machines/${id}/`);
  const isSound = (await npmRun('test:types')) && (await npmRun('test:unit', specs));
  const { isOk, output } = await build;
  // What has failed is the last that is said.
  if (!isSound) return false;
  process.stdout.write(output);
  // The other files of walks are large, and would be read for nothing.
  const walks = ['browser/walks/walks.spec', '--grep', `^\\S+ \\S+ (?:${machines.join('|')}) `];
  return isOk && npmRun('test:browser', walks);
};
const isWell = machines.length === 0 ? await npmRun('test:types') : await checkMachines();
process.exitCode = Number(!isWell);
