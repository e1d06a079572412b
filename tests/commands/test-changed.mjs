import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { changedMachines } from './changed-machines.mjs';
import { npmRun } from './npm-run.mjs';

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

const walks = `^\\S+ \\S*walks\\.spec\\.ts (?:${machines.join('|')}) `;
/** @type {[string, string[]][]} */
const steps = [
  ['test:types', []],
  ['test:unit', machines.map((id) => `tests/machines/${id}/`)],
  ['build', []],
  ['test:walks', ['--grep', walks]],
];
for (const [script, args] of machines.length === 0 ? steps.slice(0, 1) : steps) {
  if (!(await npmRun(script, args))) {
    process.exitCode = 1;
    break;
  }
}
