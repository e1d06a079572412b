import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Between two looks at whether another worker is done, in ms. */
const LOOK_MS = 200;

/** Takes a lock, unless a process that still runs has it. */
function takes(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    try {
      process.kill(Number(readFileSync(lock, 'utf8')), 0);
    } catch {
      rmSync(lock, { force: true });
    }
    return false;
  }
}

function make(script: readonly string[]): void {
  const command = ['tests/commands/run-typescript.mjs', ...script];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build of ${script.join(' ')} could not be made.\n${stderr}`);
}

/**
 * A woven build, made when the first test asks for it: in a process of its own, since the bundler works in the process's
 * folder. A test of another worker that asks meanwhile waits for it.
 *
 * @param tree where it goes, as its script says
 * @param script what makes it, as a path in `tests`, with its arguments
 * @returns the folder that a host serves
 * @throws with what the bundler said where it cannot be made
 */
export function builtOnce(tree: string, ...script: readonly string[]): string {
  const isMade = (): boolean => existsSync(join(tree, 'done'));
  const lock = `${tree}.lock`;
  mkdirSync(dirname(tree), { recursive: true });
  while (!isMade()) {
    if (!takes(lock)) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_MS);
      continue;
    }
    try {
      if (!isMade()) make(script);
    } finally {
      rmSync(lock, { force: true });
    }
  }
  return join(tree, 'dist');
}
