import { machineFiles, machinesThatUse, readFile } from './machine-files.mjs';

/**
 * The machines that a change touches: those whose rooms hold a changed file or use one, and those that a changed feature
 * imports.
 *
 * @type {(changed: readonly string[], read?: (path: string) => string, files?: readonly string[]) => string[]}
 */
export const changedMachines = (changed, read = readFile, files = machineFiles()) => {
  const ids = changed.flatMap((path) => {
    if (/^machines\/.*\.ts$/u.test(path)) return machinesThatUse(path, read, files);
    const [, room] = /^(?:tests\/)?machines\/([^/]+)\//u.exec(path) ?? [];
    if (room !== undefined) return [room];
    if (!/^src\/.*\.tsx?$/u.test(path)) return [];
    return Array.from(read(path).matchAll(/machines\/([^/']+)\/\1\.machine/gu), ([, id = '']) => id);
  });
  return [...new Set(ids)].toSorted();
};

/** The specs of all machines that are quick where one machine alone is asked for. */
const OF_ALL = ['models', 'walk-files', 'mutants', 'told-fields', 'names'];

/**
 * What `npm run test:changed` runs for machines, in this order: types, what stands in their rooms, what the specs of all
 * machines say of them (their oracle and their walk file among that), and their walks in the browser, which need a build.
 *
 * @type {(machines: readonly string[]) => { script: string, args: string[] }[]}
 */
export const plannedSteps = (machines) => {
  const types = { script: 'test:types', args: [] };
  if (machines.length === 0) return [types];
  const ids = `(?:${machines.join('|')})`;
  return [
    types,
    // A room may have no spec of its own.
    { script: 'test:unit', args: [...machines.map((id) => `tests/machines/${id}/`), '--passWithNoTests'] },
    {
      script: 'test:unit',
      // In titles Vitest puts quotes around an id that it takes out of an object.
      args: [...OF_ALL.map((spec) => `tests/machines/${spec}.spec`), '-t', `(?:of|:) \\W?${ids}(?:\\W|$)`],
    },
    // The other files of walks are large, and would be read for nothing.
    { script: 'test:browser', args: ['browser/walks/walks.spec', '--grep', `^\\S+ \\S+ ${ids} `] },
  ];
};
