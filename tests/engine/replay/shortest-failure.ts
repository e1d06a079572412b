import type { MachineModel, Stimulus } from '../model.ts';
import { type Failure, predict, replay } from './replay.ts';
import { shrink } from './shrink.ts';

function isSame(a: Failure, b: Failure | null): boolean {
  return b !== null && a.differences.map(({ what }) => what).join() === b.differences.map(({ what }) => what).join();
}

/**
 * The same failure at the end of as few steps as can be found: machine and oracle differ there in the same things.
 *
 * @param stimuli the walk on which they differ
 */
export function shortestFailure(model: MachineModel, stimuli: readonly Stimulus[], failure: Failure): Failure {
  const judge = (steps: readonly Stimulus[]): Failure | null => replay(model, predict(model, steps));
  const until = stimuli.slice(0, failure.words.length);
  return judge(shrink(until, (steps) => isSame(failure, judge(steps)))) ?? failure;
}
