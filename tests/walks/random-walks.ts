import { shortestFailure } from '../engine/replay/shortest-failure.ts';
import { failureWords } from '../engine/replay/failure-words.ts';
import { replay } from '../engine/replay/replay.ts';
import {
  type Candidate,
  type RandomStep,
  type RandomWalkOptions,
  predicted,
  randomCandidates,
} from '../engine/random-walks/random-walk.ts';
import { models } from '../machines/models.ts';
import { properties } from '../machines/properties.ts';
import type { Run } from '../engine/temporal/formula.ts';
import { failureRun, judgeProperty, runOfCandidates } from '../engine/temporal/property.ts';
import { wides } from '../machines/wides.ts';
import { machineIds } from '../machines/room.ts';

type MachineId = (typeof machineIds)[number];

/** Steps of a random walk after its start: one walk in three is long. */
const LENGTHS = [60, 20, 20] as const;

type WalkOptions = Pick<RandomWalkOptions, 'seed' | 'allows'> & { readonly length?: number };

function lengthOf(seed: number): number {
  return LENGTHS[seed % LENGTHS.length] ?? LENGTHS[0];
}

/**
 * The random walk of a machine and a seed: its stimuli, what the oracle predicts of each, and which of the wider payloads
 * a page can cause. `allows` leaves out steps, for a page that cannot take them.
 */
export function randomWalkOf(id: MachineId, options: WalkOptions): RandomStep[] {
  return predicted(models[id], candidatesOf(id, options));
}

function candidatesOf(id: MachineId, options: WalkOptions): Candidate[] {
  return randomCandidates(models[id], { length: lengthOf(options.seed), wide: wides[id], ...options });
}

/** What was found on one random walk. */
export interface RandomResult {
  /** What happened, and what the machine showed. */
  readonly run: Run;
  readonly steps: number;
  /** Steps with a payload that is none of the model's. */
  readonly wide: number;
  /** In words, shrunk; empty where each step was as the oracle says, and every property holds. */
  readonly trouble: string;
}

/** What is wrong with a run by the temporal properties of its machine: each that fails, with the run up to there. */
export function brokenProperties(id: MachineId, run: Run): string[] {
  return (properties[id] ?? [])
    .filter((property) => judgeProperty(property, run).failsAt !== null)
    .map((property) => [`${id}: ${property.says}. Not so after`, ...failureRun(property, run)].join('\n  '));
}

/** Takes a random walk on the bare actor, each step judged by the oracle, and the whole by the temporal properties. */
export function judgeRandomWalk(id: MachineId, seed: number): RandomResult {
  const model = models[id];
  const candidates = candidatesOf(id, { seed });
  const failure = replay(model, predicted(model, candidates));
  const run = runOfCandidates(candidates);
  const stimuli = candidates.map(({ stimulus }) => stimulus);
  const title = `${id}, random walk ${seed}: the machine is not as its oracle says`;
  const differs = failure === null ? [] : [failureWords(title, shortestFailure(model, stimuli, failure))];
  const found = [...differs, ...brokenProperties(id, run)];
  const again = `  again: npm run walks -- --random ${id}/${seed}`;
  return {
    run,
    steps: candidates.length - 1,
    wide: candidates.filter(({ isWide }) => isWide).length,
    trouble: found.length === 0 ? '' : [...found, again].join('\n'),
  };
}

/** So many random walks, shared evenly among machines: seeds from 1 on for each. At least one for each machine. */
export function* randomSeeds(walks: number, ids: readonly MachineId[] = machineIds): Generator<[MachineId, number]> {
  const each = Math.max(1, Math.ceil(walks / ids.length));
  for (const id of ids) for (let seed = 1; seed <= each; seed += 1) yield [id, seed];
}
