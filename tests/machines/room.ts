import { type MachineId, machines } from '../../machines/index.ts';

/** The ids of all machines, in the order of their register. */
export const machineIds = Object.keys(machines) as MachineId[];

/**
 * The exports of one file of every room: of `<id>/<id>.model.ts` the export `<id>Model`, and so on. So a machine that is
 * registered in `machines/index.ts` is registered everywhere.
 *
 * @throws where a room has no such file, or the file has no such export
 */
export async function fromEachRoom<TExport>(
  role: string,
  load: (id: MachineId) => Promise<Readonly<Record<string, unknown>>>,
): Promise<Readonly<Record<MachineId, TExport>>> {
  const named = machineIds.map(async (id): Promise<[MachineId, unknown]> => {
    const name = `${id}${role}`;
    const found = (await load(id))[name];
    if (found === undefined)
      throw new Error(`No «${name}» in tests/machines/${id}: every machine of the register has one.`);
    return [id, found];
  });
  return Object.fromEntries(await Promise.all(named)) as Record<MachineId, TExport>;
}
