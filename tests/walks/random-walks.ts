import { shortestFailure } from '../engine/replay/shortest-failure.ts';
import { failureWords } from '../engine/replay/failure-words.ts';
import { replay } from '../engine/replay/replay.ts';
import { type RandomStep, type RandomWalkOptions, randomWalk } from '../engine/random-walks/random-walk.ts';
import type { MachineId } from '../../machines/index.ts';
import { models } from '../machines/models.ts';
import { wides } from '../machines/wides.ts';
import { machineIds } from '../machines/room.ts';

/** Steps of a random walk after its start. */
export const RANDOM_LENGTH = 60;

/**
 * The random walk of a machine and a seed: its stimuli, what the oracle predicts of each, and which of the wider payloads
 * a page can cause. `allows` leaves out steps, for a page that cannot take them.
 */
export function randomWalkOf(
  id: MachineId,
  options: Pick<RandomWalkOptions, 'seed' | 'allows'> & { length?: number },
): RandomStep[] {
  return randomWalk(models[id], { length: RANDOM_LENGTH, wide: wides[id], ...options });
}

/** What was found on one random walk. */
export interface RandomResult {
  readonly steps: number;
  /** Steps with a payload that is none of the model's. */
  readonly wide: number;
  /** In words, shrunk; empty where each step was as the oracle says. */
  readonly trouble: string;
}

/** Takes a random walk on the bare actor, each step judged by the oracle. */
export function judgeRandomWalk(id: MachineId, seed: number): RandomResult {
  const model = models[id];
  const steps = randomWalkOf(id, { seed });
  const failure = replay(model, steps);
  const stimuli = steps.map(({ stimulus }) => stimulus);
  const trouble =
    failure === null
      ? ''
      : [
          failureWords(
            `${id}, random walk ${seed}: the machine is not as its oracle says`,
            shortestFailure(model, stimuli, failure),
          ),
          `  again: npm run walks -- --random ${id}/${seed}`,
        ].join('\n');
  return { steps: steps.length - 1, wide: steps.filter(({ isWide }) => isWide).length, trouble };
}

/** So many random walks, shared evenly among machines: seeds from 1 on for each. At least one for each machine. */
export function* randomSeeds(walks: number, ids: readonly MachineId[] = machineIds): Generator<[MachineId, number]> {
  const each = Math.max(1, Math.ceil(walks / ids.length));
  for (const id of ids) for (let seed = 1; seed <= each; seed += 1) yield [id, seed];
}
