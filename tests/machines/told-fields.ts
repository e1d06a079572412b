import { createActor } from 'xstate';
import type { Meta } from '../../machines/meta.ts';
import type { MachineModel } from '../engine/model.ts';
import type { Walk } from '../engine/walk-files/walk.ts';

/** What XState adds to the events that end an actor, and hands to one that starts. */
const OWN: ReadonlySet<string> = new Set(['type', 'actorId', 'input']);

/** What a machine says at its root of what an inspector may be told (R31). */
export function metaOf({ machine }: MachineModel): Meta {
  return Object(machine.config.meta);
}

/** Every field that a machine has in its context, or that an event brings to it, as far as its walks go. */
function fieldsOf({ machine, inputs }: MachineModel, walks: readonly Walk[]): string[] {
  const contexts = (inputs ?? [undefined]).map((input: unknown) =>
    Object(createActor(machine, { input } as object).getSnapshot().context),
  );
  const events = walks.flatMap(({ steps }) => steps.map(({ stimulus }) => stimulus.event));
  return [...new Set([...contexts, ...events].flatMap((one: object) => Object.keys(one)))].filter(
    (key) => !OWN.has(key),
  );
}

/**
 * The fields of a machine that are declared neither as told nor as masked, and those that are declared as both.
 *
 * @param walks of the machine: they hold the events that it may get
 */
export function wronglyDeclared(
  model: MachineModel,
  walks: readonly Walk[],
): { readonly neither: string[]; readonly both: string[] } {
  const { told = [], masked = [] } = metaOf(model);
  return {
    neither: fieldsOf(model, walks).filter((field) => !told.includes(field) && !masked.includes(field)),
    both: told.filter((field) => masked.includes(field)),
  };
}
