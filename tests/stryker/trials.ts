import { existsSync, readdirSync } from 'node:fs';
import type { MachineId } from '../../machines/index.ts';
import type { MachineModel } from '../engine/model.ts';

/** What finds the faults of a machine. Loaded on demand: some faults throw as soon as the machine is imported. */
export interface Trial {
  readonly model: () => Promise<MachineModel>;
  /** The hand-written specs that concern this machine and its helpers. */
  readonly specs: () => Promise<unknown>[];
}

function limits(): Promise<unknown> {
  return import('../machines/limits.spec.ts');
}

/** Specs that concern a machine and stand outside its room. Those in its room need no entry. */
const elsewhere: Readonly<Partial<Record<MachineId, readonly (() => Promise<unknown>)[]>>> = {
  chunk: [limits],
  language: [limits],
  purchase: [limits],
  recorder: [() => import('../unit/app/inspection-messages.spec.ts')],
};

function roomOf(id: string): URL {
  return new URL(`../machines/${id}/`, import.meta.url);
}

/** Asks the room, for the register would import every machine, the faulty one among them. */
function isMachine(id: string): id is MachineId {
  return existsSync(new URL(`${id}.model.ts`, roomOf(id)));
}

/** The names of the specs that stand in the room of a machine. */
export function specsInRoom(id: string): string[] {
  return readdirSync(roomOf(id)).flatMap((file) => /^(.+)\.spec\.ts$/u.exec(file)?.[1] ?? []);
}

/**
 * The trial of a machine: its model, and all specs of its room.
 *
 * @throws where no room of that name has a model
 */
export function trialOf(id = ''): Trial & { readonly id: MachineId } {
  if (!isMachine(id)) throw new Error(`There is no machine «${id}» to try.`);
  return {
    id,
    model: async () => (await import(`../machines/${id}/${id}.model.ts`))[`${id}Model`],
    specs: () => [
      ...specsInRoom(id).map((name): Promise<unknown> => import(`../machines/${id}/${name}.spec.ts`)),
      ...(elsewhere[id] ?? []).map((load) => load()),
    ],
  };
}
