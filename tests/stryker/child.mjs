import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { mutatedFor } from './mutated.mjs';

/**
 * One run of Stryker for the machine that the first argument names, in a copy of the project in the folder that the
 * second names. What it finds goes to the process that started it.
 *
 * A mutant may take 30 seconds longer than its tests do without it: a busy computer must not count as a kill.
 */
const [id = '', tempDirName = ''] = process.argv.slice(2);

/** @type {(file: string) => string} */
const beside = (file) => fileURLToPath(new URL(file, import.meta.url));

await new Stryker({
  configFile: beside('stryker.json'),
  mutate: mutatedFor(id),
  tempDirName,
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner'), beside('plugins.mjs')],
}).runMutationTest();
process.disconnect?.();
