import { walkId, wordsOfWalk } from '../../../../tests/engine/walk-files/walk.ts';
import { formatWalkFile } from '../../../../tests/engine/walk-files/walk-file.ts';
import type { TrialStep } from '../../trial/steps.ts';
import { saveFile } from '../files/save-file.ts';

/** A trial as a walk file with one walk. */
export function walkFileOf(machine: string, steps: readonly TrialStep[]): string {
  const id = walkId(wordsOfWalk({ steps }));
  return formatWalkFile({ id: machine, head: ['tried by hand'], walks: [{ id, kind: 'tour', steps }] });
}

/** Downloads a trial as a walk file. */
export function saveWalk(machine: string, steps: readonly TrialStep[]): void {
  saveFile(`${machine}.tried.walks`, 'text/plain', walkFileOf(machine, steps));
}
