import { type Graph, isIgnored } from '../graph/graph.ts';
import { tookOf } from '../machine/macrostep.ts';
import type { Step } from '../machine/stepper.ts';
import { canHappen } from '../machine/stimulus.ts';
import type { Stimulus } from '../model.ts';
import { type Walk, type WalkKind, type WalkStep, walkId } from './walk.ts';

/**
 * The walk of these stimuli. It need not keep to the graph: its last step may lead beyond the model's bounds.
 *
 * @throws where a stimulus cannot happen: that timer is not next, that actor does not run, the machine has ended
 */
export function walkFromStimuli(
  { model, stepper }: Pick<Graph, 'model' | 'stepper'>,
  kind: WalkKind,
  stimuli: readonly Stimulus[],
): Walk {
  const steps: WalkStep[] = [];
  let before: Step | null = null;
  for (const stimulus of stimuli) {
    if (before !== null && !canHappen(before.situation, stimulus))
      throw new Error(`${model.id}: ${stimulus.words} cannot happen there.`);
    const step: Step =
      before === null ? stepper.start(stimulus.event['input']) : stepper.step(before.situation, stimulus);
    const ignored = before !== null && isIgnored(before, step);
    steps.push({ stimulus, seen: step.seen, took: tookOf(step.microsteps), ignored });
    before = step;
  }
  return { id: walkId(stimuli.map(({ words }) => words)), kind, steps };
}
