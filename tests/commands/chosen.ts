import { models } from '../machines/models.ts';
import type { MachineModel } from '../engine/model.ts';

/** The models that a command names; all where it names none. @throws where there is no such machine */
export function chosen(ids: readonly string[]): MachineModel[] {
  const all = Object.values(models);
  const unknown = ids.find((id) => !all.some((model) => model.id === id));
  if (unknown !== undefined)
    throw new Error(`There is no machine «${unknown}». There are ${all.map(({ id }) => id).join(', ')}.`);
  return ids.length === 0 ? all : all.filter(({ id }) => ids.includes(id));
}
