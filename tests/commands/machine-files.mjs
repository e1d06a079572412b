import { existsSync, readFileSync, readdirSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** What a file takes from another one to run with; types go before it runs. */
const TAKES = /^(?:import|export) (?!type\b)[^;']*?from '(\.[^']+)'/gmu;

/** All code of the machines, by its path from the root: `machines/digits.ts`. */
export const machineFiles = () =>
  readdirSync(new URL('machines/', root), { recursive: true, encoding: 'utf8' })
    .map((file) => `machines/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts'))
    .toSorted();

/**
 * The text of a file by its path from the root; empty where it is gone.
 *
 * @type {(path: string) => string}
 */
export const readFile = (path) => {
  const file = new URL(path, root);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/**
 * What a file takes from others, types aside: their paths.
 *
 * @type {(path: string, read?: (path: string) => string) => string[]}
 */
const takenBy = (path, read = readFile) =>
  Array.from(read(path).matchAll(TAKES), ([, from = '']) => new URL(from, `file:///${path}`).pathname.slice(1));

/**
 * The machine in whose room a file stands; undefined for one right under `machines/`.
 *
 * @type {(path: string) => string | undefined}
 */
const roomOf = (path) => /^machines\/([^/]+)\//u.exec(path)?.[1];

/**
 * The machines that use a file, in whose rooms it or what takes it stands. The lists of all machines are taken by none of
 * them.
 *
 * @type {(path: string, read?: (path: string) => string, files?: readonly string[]) => string[]}
 */
export const machinesThatUse = (path, read = readFile, files = machineFiles()) => {
  const reached = new Set([path]);
  const taken = files.map((file) => ({ file, from: takenBy(file, read) }));
  for (const one of reached) for (const { file, from } of taken) if (from.includes(one)) reached.add(file);
  // A list of all machines stands in no room, and is no way from one to the other.
  return [...new Set([...reached].flatMap((file) => roomOf(file) ?? []))].toSorted();
};

/** The files right under `machines/` that a machine uses. @type {(id: string) => string[]} */
export const sharedFilesOf = (id) => {
  const files = machineFiles();
  return files.filter((file) => roomOf(file) === undefined && machinesThatUse(file, readFile, files).includes(id));
};
