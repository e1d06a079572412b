import { requirementIds, clauses } from './requirements.ts';
import { journeys } from './journeys.ts';
import { activePaths } from '../engine/machine/state-words.ts';
import type { WalkFile } from '../engine/walk-files/walk-file.ts';
import type { MachineModel } from '../engine/model.ts';
import type { WalkStep } from '../engine/walk-files/walk.ts';

/** One line of the table: what covers a clause, and where that is walked. */
export interface RequirementRow {
  readonly clause: string;
  readonly says: string;
  /** The machine's id, or `hand-written`. */
  readonly machine: string;
  /** A transition, a state, or the title of a journey. */
  readonly carrier: string;
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

/** Every clause with everything that covers it, in the order of the specification. */
export function requirementTable(
  walkFiles: readonly { readonly model: MachineModel; readonly walkFile: WalkFile }[],
): RequirementRow[] {
  return requirementIds.flatMap((clause) => {
    const says = clauses[clause];
    const covered = walkFiles.flatMap(({ model, walkFile }) =>
      model.requirements
        .filter((requirement) => requirement.clause === clause)
        .flatMap(({ states = [], transitions = [] }) => [
          ...transitions.map((carrier) => ({
            clause,
            says,
            machine: model.id,
            carrier,
            walk: firstWalk(walkFile, ({ took }) => took.includes(carrier)),
          })),
          ...states.map((carrier) => ({
            clause,
            says,
            machine: model.id,
            carrier,
            walk: firstWalk(walkFile, ({ seen }) => isActive(seen.state, model.id, carrier)),
          })),
        ]),
    );
    const journey = journeys[clause];
    return journey === undefined
      ? covered
      : [...covered, { clause, says, machine: 'hand-written', carrier: journey.title, walk: journey.file }];
  });
}
