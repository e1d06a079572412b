import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

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

/** Whether somebody has stopped the run, with Ctrl-C or otherwise. */
export const isStopped = () => stopped;

/** How a process ends that was interrupted. */
export const EXIT_AFTER_INTERRUPT = 130;

/**
 * Runs a script of package.json with npm itself, as it was started, so that the steps run with the same one on every
 * system. Answers whether it ended well.
 *
 * @type {(script: string, args?: readonly string[]) => Promise<boolean>}
 */
export const npmRun = (script, args = []) =>
  new Promise((resolve) => {
    const npm = process.env['npm_execpath'];
    const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
    const all = [...first, 'run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])];
    running = spawn(command, all, { cwd: root, stdio: 'inherit', shell: !npm });
    running.once('error', () => resolve(false));
    running.once('exit', (code) => resolve(code === 0));
  });
