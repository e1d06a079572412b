import { formatWalkFile } from '../../../../tests/engine/walk-files/walk-file.ts';
import type { TrialStep } from '../../trial/steps.ts';
import { saveFile } from '../files/save-file.ts';

const ID_DIGITS = 8;
const BYTE_DIGITS = 2;

/** The id of a walk, as the engine makes it. */
async function walkIdOf(words: readonly string[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words.join('\n')));
  const digits = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(BYTE_DIGITS, '0')).join('');
  return digits.slice(0, ID_DIGITS);
}

/** A trial as a walk file with one walk. */
export async function walkFileOf(machine: string, steps: readonly TrialStep[]): Promise<string> {
  const id = await walkIdOf(steps.map(({ stimulus }) => stimulus.words));
  return formatWalkFile({ id: machine, head: ['tried by hand'], walks: [{ id, kind: 'tour', steps }] });
}

/** Downloads a trial as a walk file. */
export async function saveWalk(machine: string, steps: readonly TrialStep[]): Promise<void> {
  saveFile(`${machine}.tried.walks`, 'text/plain', await walkFileOf(machine, steps));
}
