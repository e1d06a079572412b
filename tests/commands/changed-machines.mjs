/**
 * The machines that a change touches: those whose rooms hold a changed file, and those that a changed feature imports.
 *
 * @type {(changed: readonly string[], read: (path: string) => string) => string[]}
 */
export const changedMachines = (changed, read) => {
  const ids = changed.flatMap((path) => {
    const [, room] = /^(?:tests\/)?machines\/([^/]+)\//u.exec(path) ?? [];
    if (room !== undefined) return [room];
    if (!/^src\/.*\.tsx?$/u.test(path)) return [];
    return Array.from(read(path).matchAll(/machines\/([^/']+)\/\1\.machine/gu), ([, id = '']) => id);
  });
  return [...new Set(ids)].toSorted();
};
