import { sharedFilesOf } from '../commands/machine-files.mjs';

/**
 * The patterns of the code that a run for a machine breaks: its folder, and what it uses right under `machines/`.
 *
 * @type {(id: string) => string[]}
 */
export const mutatedFor = (id) => [
  `machines/${id}/**/*.ts`,
  // The words of charts are no code; tests/unit/atlas/words.spec.ts judges them.
  `!machines/${id}/*.words.ts`,
  ...sharedFilesOf(id),
];
