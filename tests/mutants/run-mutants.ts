import { committedWalks, writeWalks } from '../walks/committed.ts';
import type { Call } from '../commands/call.ts';
import { makeWalkFile } from '../walks/make-walk-file.ts';
import type { MachineModel } from '../engine/model.ts';
import { wordsOfWalk } from '../engine/walk-files/walk.ts';
import { equivalentMutants } from './excused.ts';
import { type Judgement, judgeMutants, probesFor } from '../engine/mutants/judge.ts';
import { mutantsOf } from '../engine/mutants/operators.ts';
import type { Mutant } from '../engine/mutants/site.ts';

/** What became of a mutant, for a person and for a report. */
export interface Outcome {
  readonly machine: string;
  readonly operator: string;
  readonly name: string;
  /**
   * `survived`: a walk could show it, or it is equal and nobody has equivalent it. `stale`: equivalent, though it is not
   * equal.
   */
  readonly fate: 'killed' | 'equivalent' | 'survived' | 'stale' | 'stillborn';
  /** What killed it, why it is equivalent, or what would kill it. */
  readonly words: string;
  /** The walk that killed it, and the step that did, from 1. */
  readonly walk?: string;
  readonly step?: number;
}

const reasons = new Map(equivalentMutants.flatMap(({ reason, mutants }) => mutants.map((name) => [name, reason])));

function outcomeOf(machine: string, judgement: Judgement): Outcome {
  const { name, operator } = judgement.mutant;
  const reason = reasons.get(name);
  const be = (fate: Outcome['fate'], words: string): Outcome => ({ machine, operator, name, fate, words });
  switch (judgement.fate) {
    case 'stillborn':
      return be('stillborn', judgement.verdict.fate === 'stillborn' ? judgement.verdict.reason : '');
    case 'killed': {
      if (reason !== undefined) return be('stale', 'It is equivalent, but a walk kills it.');
      if (judgement.verdict.fate !== 'killed') return be('killed', '');
      const { walk, step, words } = judgement.verdict;
      return { ...be('killed', `step ${step}: ${words}`), walk, step };
    }
    case 'missed': {
      const probe = wordsOfWalk(judgement.probe).join(' · ');
      return reason === undefined
        ? be('survived', `would be shown by ${probe}`)
        : be('stale', `It is equivalent, but not equal: ${probe}`);
    }
    case 'equal':
      return reason === undefined
        ? be('survived', `is equal in all ${judgement.pairs} pairs of situations, and not equivalent`)
        : be('equivalent', reason);
    case 'undecided':
      return be('survived', `is neither shown nor equal after ${judgement.pairs} pairs of situations`);
  }
}

const OFTEN = 50;

/** Judges all mutants of a machine by the walks of its committed walk file. Stops early when told to. */
export async function judgeMachine(
  { say, isStopped }: Call,
  model: MachineModel,
): Promise<{ outcomes: Outcome[]; missed: Mutant[] }> {
  const mutants = mutantsOf(model.machine);
  const { graph } = makeWalkFile(model, []);
  const outcomes: Outcome[] = [];
  const missed: Mutant[] = [];
  for (const judgement of judgeMutants(graph, committedWalks(model.id, 'actor').walks, mutants)) {
    outcomes.push(outcomeOf(model.id, judgement));
    if (judgement.fate === 'missed') missed.push(judgement.mutant);
    if (outcomes.length % OFTEN === 0) say(`  ${outcomes.length} of ${mutants.length}`);
    if (await isStopped()) break;
  }
  return { outcomes, missed };
}

/** Takes into a walk file the few walks that show what its walks miss. Returns how many. */
export function takeInProbes(model: MachineModel, missed: readonly Mutant[]): number {
  const before = committedWalks(model.id, 'actor').walks;
  const probes = probesFor(makeWalkFile(model, []).graph, before, missed);
  writeWalks(model.id, 'actor', makeWalkFile(model, [...before, ...probes]).text);
  return probes.length;
}
