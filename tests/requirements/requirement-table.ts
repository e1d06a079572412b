import { requirementIds, requirements } from './requirements.ts';
import { journeys } from './journeys.ts';
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

/** The parts of state words that stand side by side: `a.b + c(d + e)` is two. */
function sideBySide(words: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const piece of words.split(/( \+ )/)) {
    if (piece === ' + ' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${piece}`);
    depth += piece.split('(').length - piece.split(')').length;
  }
  return parts;
}

/** The ids of all nodes that are active in a state, ancestors included. */
function nodesIn(words: string, above: string): string[] {
  return sideBySide(words).flatMap((part) => {
    const [, path = part, inner] = /^([^(]*)\((.*)\)$/.exec(part) ?? [];
    const names = path.split('.');
    const ids = names.map((_, place) => [above, ...names.slice(0, place + 1)].join('.'));
    return inner === undefined ? ids : [...ids, ...nodesIn(inner, ids.at(-1) ?? above)];
  });
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
            walk: firstWalk(walkFile, ({ seen }) => nodesIn(seen.state, walkFile.id).includes(coveredBy)),
          })),
        ]),
    );
    const journey = journeys[id];
    return journey === undefined
      ? covered
      : [...covered, { id, text, machine: 'hand-written', coveredBy: journey.title, walk: journey.file }];
  });
}
