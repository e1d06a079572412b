import { lineOf } from '../engine/walk-files/walk-file.ts';
import type { MachineModel } from '../engine/model.ts';
import { predict, replay } from '../engine/replay/replay.ts';
import { failureWords } from '../engine/replay/failure-words.ts';
import { shortestFailure } from '../engine/replay/shortest-failure.ts';
import type { Walk } from '../engine/walk-files/walk.ts';

/**
 * What is wrong when the bare actor takes a walk: the shortest walk that shows it, the transitions of the step that
 * went wrong, expected and seen, and how to see it again. Empty where each step is as the oracle and the walk file say.
 */
export function walkFailure(model: MachineModel, walk: Walk): string {
  const stimuli = walk.steps.map(({ stimulus }) => stimulus);
  const predicted = replay(model, predict(model, stimuli));
  const failure = predicted ?? replay(model, walk.steps);
  if (failure === null) return '';
  const took = walk.steps[failure.words.length - 1]?.took ?? [];
  const title = `${model.id}, walk ${walk.id}: the machine is not as its ${predicted === null ? 'walk file' : 'oracle'} says`;
  return [
    failureWords(title, predicted === null ? failure : shortestFailure(model, stimuli, predicted)),
    `  at ${took.length === 0 ? 'no transition: it must be ignored' : took.join(', ')}`,
    `  again: npm run walks -- --replay ${model.id}/${walk.id}`,
  ].join('\n');
}

/** A walk in the words of its walk file. */
export function walkText({ steps }: Walk): string {
  return steps.map((step, place) => lineOf(step, steps[place - 1]?.seen)).join('\n');
}
