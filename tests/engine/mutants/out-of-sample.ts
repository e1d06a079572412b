import type { Graph } from '../graph/graph.ts';
import type { MachineModel } from '../model.ts';
import type { Walk, WalkKind } from '../walk-files/walk.ts';
import { type Expectations, joined, tryMutant } from './executor.ts';
import { probesFor } from './judge.ts';
import type { Mutant } from './site.ts';

/**
 * The operators in two halves of about as many mutants: what changes where a transition leads, and what changes whether
 * it is taken and what it does. The halves are fixed, and were fixed when counts by operator were known: new operators are the fairer trial.
 */
export const OPERATOR_HALVES = {
  targets: [
    'retarget',
    'forget target',
    'forget reenter',
    'change initial',
    'hidden state',
    'drop always',
    'drop after',
    'drop invoke edge',
    'drop done edge',
  ],
  deeds: [
    'drop transition',
    'extra transition',
    'accept refused',
    'drop guard',
    'negate guard',
    'swap transitions',
    'drop action',
    'drop entry action',
    'drop exit action',
    'drop tag',
    'drop invoke',
    'change delay',
  ],
} as const satisfies Record<string, readonly string[]>;

/** The name of a half. */
export type Half = keyof typeof OPERATOR_HALVES;

/** The half that an operator is in. @throws where it is in none */
export function halfOf({ operator }: Pick<Mutant, 'operator'>): Half {
  const isIn = (names: readonly string[]): boolean => names.includes(operator);
  if (isIn(OPERATOR_HALVES.targets)) return 'targets';
  if (isIn(OPERATOR_HALVES.deeds)) return 'deeds';
  throw new Error(`The operator «${operator}» is in no half.`);
}

/** How many mutants are killed, of how many that can be. */
export interface Score {
  readonly killed: number;
  readonly of: number;
}

/** How much each kind of walk adds, and what the walks are worth against faults that none of them was made for. */
export interface SampleScores {
  /** The walks over every edge alone. */
  readonly tours: Score;
  /** With what must be ignored and what leads beyond the bounds. */
  readonly withSneaks: Score;
  /** With every pair of transitions: all that is generated without looking at mutants. */
  readonly withPairs: Score;
  /** With the probes of the walk file, which were mined from these very mutants. */
  readonly inSample: Score;
  /** By the half that is scored: with probes that were mined from the other half alone. */
  readonly outOfSample: Readonly<Record<Half, Score>>;
  /** The mutants that survive out of sample, by name. */
  readonly survivors: readonly string[];
}

const STAGES: readonly (readonly WalkKind[])[] = [['tour'], ['sneak', 'beyond'], ['pairs'], ['probe']];
const NEVER = STAGES.length;
/** The stage in which mined walks begin: all before it are generated without looking at mutants. */
const MINED = STAGES.length - 1;

/** The first stage whose walks kill a mutant; `NEVER` where none does, `null` where there is no mutant to kill. */
function stageOf(model: MachineModel, trees: readonly Expectations[], mutant: Mutant): number | null {
  for (const [stage, tree] of trees.entries()) {
    const { fate } = tryMutant(model, tree, mutant);
    if (fate === 'stillborn') return null;
    if (fate === 'killed') return stage;
  }
  return NEVER;
}

/**
 * Scores walks by mutants, in sample and out of it. In sample the probes count, though they were mined from the mutants
 * that they kill. Out of sample probes are mined from the mutants of one half of the operators and tried on those of the
 * other half, and the other way round.
 *
 * @param mutants those that are not equivalent
 */
export function scoreInAndOut(graph: Graph, walks: readonly Walk[], mutants: readonly Mutant[]): SampleScores {
  const { model } = graph;
  const trees = STAGES.map((kinds) => joined(walks.filter(({ kind }) => kinds.includes(kind))));
  const staged = mutants
    .map((mutant) => ({ mutant, half: halfOf(mutant), stage: stageOf(model, trees, mutant) }))
    .filter((one): one is typeof one & { stage: number } => one.stage !== null);
  const until = (stage: number): Score => ({
    killed: staged.filter((one) => one.stage <= stage).length,
    of: staged.length,
  });
  const missedIn = (half: Half): Mutant[] =>
    staged.filter((one) => one.half === half && one.stage >= MINED).map(({ mutant }) => mutant);
  const surviving = (scored: Half, mined: Half): Mutant[] => {
    const probes = joined(probesFor(graph, [], missedIn(mined)));
    return missedIn(scored).filter((mutant) => tryMutant(model, probes, mutant).fate !== 'killed');
  };
  const left = { targets: surviving('targets', 'deeds'), deeds: surviving('deeds', 'targets') };
  const outOf = (half: Half): Score => {
    const of = staged.filter((one) => one.half === half).length;
    return { killed: of - left[half].length, of };
  };
  return {
    tours: until(0),
    withSneaks: until(1),
    withPairs: until(2),
    inSample: until(MINED),
    outOfSample: { targets: outOf('targets'), deeds: outOf('deeds') },
    survivors: [...left.targets, ...left.deeds].map(({ name }) => name),
  };
}
