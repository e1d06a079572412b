import { committedWalks, writeWalks } from '../walks/committed.ts';
import type { Call } from '../commands/call.ts';
import { makeWalkFile } from '../walks/make-walk-file.ts';
import type { MachineModel } from '../engine/model.ts';
import { wordsOfWalk } from '../engine/walk-files/walk.ts';
import { equivalents } from '../machines/equivalents.ts';
import { type Judgement, judgeMutants, probesFor } from '../engine/mutants/judge.ts';
import { mutantsOf } from '../engine/mutants/operators.ts';
import type { Mutant } from '../engine/mutants/site.ts';

/**
 * What became of a mutant. `survived`: a walk could show it, or it is equal and not listed as equivalent. `stale`: it is
 * listed as equivalent and is not. `stillborn`: the fault leaves no machine that can be built.
 */
export type MutantStatus = 'killed' | 'equivalent' | 'survived' | 'stale' | 'stillborn';

/** The result of one mutant, for a person and for a report. */
export interface Outcome {
  readonly machine: string;
  readonly operator: string;
  readonly name: string;
  readonly status: MutantStatus;
  /** What killed it, why it is equivalent, or what would kill it. */
  readonly words: string;
  /** The walk that killed it, and the step that did, from 1. */
  readonly walk?: string;
  readonly step?: number;
}

/** All that are listed as equivalent, each with its reason. */
export const reasons: ReadonlyMap<string, string> = new Map(
  Object.values(equivalents).flatMap(({ mutants: groups }) =>
    groups.flatMap(({ reason, mutants }) => mutants.map((name): [string, string] => [name, reason])),
  ),
);

function outcomeOf(machine: string, judgement: Judgement): Outcome {
  const { name, operator } = judgement.mutant;
  const reason = reasons.get(name);
  const be = (status: MutantStatus, words: string): Outcome => ({ machine, operator, name, status, words });
  switch (judgement.fate) {
    case 'stillborn':
      return be('stillborn', judgement.verdict.fate === 'stillborn' ? judgement.verdict.reason : '');
    case 'killed': {
      if (reason !== undefined) return be('stale', 'It is listed as equivalent, but a walk kills it.');
      if (judgement.verdict.fate !== 'killed') return be('killed', '');
      const { walk, step, words } = judgement.verdict;
      return { ...be('killed', `step ${step}: ${words}`), walk, step };
    }
    case 'missed': {
      const probe = wordsOfWalk(judgement.probe).join(' · ');
      return reason === undefined
        ? be('survived', `would be shown by ${probe}`)
        : be('stale', `It is listed as equivalent, but is not equal: ${probe}`);
    }
    case 'equal':
      return reason === undefined
        ? be('survived', `is equal in all ${judgement.pairs} pairs of situations, and not listed as equivalent`)
        : be('equivalent', reason);
    case 'undecided':
      return be('survived', `is neither shown nor equal after ${judgement.pairs} pairs of situations`);
  }
}

const MUTANTS_PER_MESSAGE = 50;

/** Judges all mutants of a machine by the walks of its committed walk file. Stops early after Ctrl-C. */
export async function judgeMachine({ say, isStopped }: Call, model: MachineModel): Promise<Outcome[]> {
  const mutants = mutantsOf(model.machine);
  const { graph } = makeWalkFile(model, []);
  const outcomes: Outcome[] = [];
  for (const judgement of judgeMutants(graph, committedWalks(model.id, 'actor').walks, mutants)) {
    outcomes.push(outcomeOf(model.id, judgement));
    if (outcomes.length % MUTANTS_PER_MESSAGE === 0) say(`  ${outcomes.length} of ${mutants.length}`);
    if (await isStopped()) break;
  }
  return outcomes;
}

/** The mutants of a machine that are not named as equivalent. */
export function countedMutants(model: MachineModel): Mutant[] {
  return mutantsOf(model.machine).filter(({ name }) => !reasons.has(name));
}

/**
 * Mines the probes of a walk file anew: the few walks that show what all its other walks miss. Those that nothing needs
 * any more go. Returns how many there are.
 */
export function mineProbes(model: MachineModel): number {
  const { graph, walkFile } = makeWalkFile(model, []);
  const probes = probesFor(graph, walkFile.walks, countedMutants(model));
  writeWalks(model.id, 'actor', makeWalkFile(model, probes).text);
  return probes.length;
}
