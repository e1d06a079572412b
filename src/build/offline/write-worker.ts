import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileWorker } from './compile.ts';
import { filesToKeep } from './manifest.ts';

/** The file of the worker below the folder of a build. */
export const WORKER_FILE = 'sw.js';

/**
 * Writes the worker of a finished build into its folder, and answers how many files it keeps.
 *
 * @param besides files of the build that are not the shop's
 * @param texts names the texts of the build, as its pages do
 */
export async function writeWorker(folder: string, besides: readonly string[], texts: string): Promise<number> {
  const entries = await filesToKeep(folder, besides);
  const worker = await compileWorker('worker.ts', `const BUILD=${JSON.stringify({ entries, texts })};`);
  await writeFile(join(folder, WORKER_FILE), worker);
  return entries.length;
}
