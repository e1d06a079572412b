import { existsSync } from 'node:fs';
import { type MachineId, machines } from '../../machines/index.ts';

/** The ids of all machines, in the order of their register. */
export const machineIds = Object.keys(machines) as MachineId[];

type Load = (id: MachineId) => Promise<Readonly<Record<string, unknown>>>;

function hasFile(id: MachineId, ending: string): boolean {
  return existsSync(new URL(`${id}/${id}.${ending}`, import.meta.url));
}

async function fromRooms<TExport>(
  ids: readonly MachineId[],
  role: string,
  load: Load,
): Promise<Partial<Record<MachineId, TExport>>> {
  const named = ids.map(async (id): Promise<[MachineId, unknown]> => {
    const name = `${id}${role}`;
    const found = (await load(id))[name];
    if (found === undefined) throw new Error(`No «${name}» in tests/machines/${id}: its file must export it.`);
    return [id, found];
  });
  return Object.fromEntries(await Promise.all(named));
}

/**
 * The exports of one file of every room: of `<id>/<id>.model.ts` the export `<id>Model`, and so on. So a machine that is
 * registered in `machines/index.ts` is registered everywhere.
 *
 * @throws where a room has no such file, or the file has no such export
 */
export async function fromEachRoom<TExport>(
  role: string,
  ending: string,
  load: Load,
): Promise<Readonly<Record<MachineId, TExport>>> {
  const bare = machineIds.find((id) => !hasFile(id, ending));
  if (bare !== undefined) {
    const file = `tests/machines/${bare}/${bare}.${ending}`;
    throw new Error(`No file ${file}: every machine of machines/index.ts has one.`);
  }
  return (await fromRooms<TExport>(machineIds, role, load)) as Record<MachineId, TExport>;
}

/**
 * The same of a file that a room may leave out: `<id>/<id>.<ending>`.
 *
 * @throws where a room has the file without the export
 */
export async function fromSomeRooms<TExport>(
  role: string,
  ending: string,
  load: Load,
): Promise<Readonly<Partial<Record<MachineId, TExport>>>> {
  const ids = machineIds.filter((id) => hasFile(id, ending));
  return fromRooms<TExport>(ids, role, load);
}
