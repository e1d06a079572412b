import { tookOf } from '../machine/macrostep.ts';
import { createStepper, type Step } from '../machine/stepper.ts';
import type { MachineModel, Stimulus } from '../model.ts';
import { type Walk, type WalkStep, walkId } from '../walk-files/walk.ts';
import { stepResults } from './replay.ts';

/**
 * The walk that a machine takes with these stimuli, of which the first is a start; null where one of them cannot happen
 * there: a timer that is not the next one, a reply of an actor that does not run. An event that takes no transition is
 * ignored.
 */
export function walkOfStimuli(model: MachineModel, stimuli: readonly Stimulus[]): Walk | null {
  for (const result of stepResults(model, stimuli)) if ('refused' in result) return null;
  const stepper = createStepper(model);
  const steps: WalkStep[] = [];
  let last: Step | null = null;
  for (const stimulus of stimuli) {
    const step: Step = last === null ? stepper.start(stimulus.event['input']) : stepper.step(last.situation, stimulus);
    const took = tookOf(step.microsteps);
    steps.push({ stimulus, seen: step.seen, took, ignored: last !== null && took.length === 0 });
    last = step;
  }
  return { id: walkId(stimuli.map(({ words }) => words)), kind: 'tour', steps };
}
