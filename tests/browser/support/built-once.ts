import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * A woven build, made when the first test asks for it: in a process of its own, since the bundler works in the process's
 * folder.
 *
 * @param tree where it goes, as its script says
 * @param script what makes it, as a path in `tests`, with its arguments
 * @returns the folder that a host serves
 * @throws with what the bundler said where it cannot be made
 */
export function builtOnce(tree: string, ...script: readonly string[]): string {
  if (!existsSync(join(tree, 'done'))) {
    const command = ['tests/commands/run-typescript.mjs', ...script];
    const { status, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
    if (status !== 0) throw new Error(`The build of ${script.join(' ')} could not be made.\n${stderr}`);
  }
  return join(tree, 'dist');
}
