import { requirementIds, requirements } from './requirements.ts';
import { journeys } from './journeys.ts';
import { activePaths } from '../engine/machine/state-words.ts';
import type { WalkFile } from '../engine/walk-files/walk-file.ts';
import type { MachineModel } from '../engine/model.ts';
import type { WalkStep } from '../engine/walk-files/walk.ts';

/** One line of the table: what covers a requirement, and where that is walked. */
export interface RequirementRow {
  readonly id: string;
  readonly text: string;
  /** The machine's id, or `hand-written`. */
  readonly machine: string;
  /** A transition, a state, or the title of a journey. */
  readonly coveredBy: string;
  /** The id of the first walk that goes there, or the file of the journey; null where none does. */
  readonly walk: string | null;
}

/** Whether a state node, named by its id, is active in a state. */
function isActive(words: string, machine: string, id: string): boolean {
  return activePaths(words).has(id.slice(machine.length + 1));
}

function firstWalk({ walks }: WalkFile, meets: (step: WalkStep) => boolean): string | null {
  return walks.find(({ steps }) => steps.some(meets))?.id ?? null;
}

/** Every requirement with everything that covers it, in the order of the specification. */
export function requirementTable(
  walkFiles: readonly { readonly model: MachineModel; readonly walkFile: WalkFile }[],
): RequirementRow[] {
  return requirementIds.flatMap((id) => {
    const text = requirements[id];
    const covered = walkFiles.flatMap(({ model, walkFile }) =>
      model.requirements
        .filter((requirement) => requirement.id === id)
        .flatMap(({ states = [], transitions = [] }) => [
          ...transitions.map((coveredBy) => ({
            id,
            text,
            machine: model.id,
            coveredBy,
            walk: firstWalk(walkFile, ({ took }) => took.includes(coveredBy)),
          })),
          ...states.map((coveredBy) => ({
            id,
            text,
            machine: model.id,
            coveredBy,
            walk: firstWalk(walkFile, ({ seen }) => isActive(seen.state, model.id, coveredBy)),
          })),
        ]),
    );
    const journey = journeys[id];
    return journey === undefined
      ? covered
      : [...covered, { id, text, machine: 'hand-written', coveredBy: journey.title, walk: journey.file }];
  });
}
