import type { Graph } from '../graph/graph.ts';
import { walkFromStimuli } from '../walk-files/from-stimuli.ts';
import type { Walk } from '../walk-files/walk.ts';
import { compareMachines } from './equivalence.ts';
import { type Verdict, joined, tryMutant } from './executor.ts';
import type { Mutant } from './site.ts';

/** What became of one mutant. */
export type Judgement =
  | { readonly mutant: Mutant; readonly fate: 'killed' | 'stillborn'; readonly verdict: Verdict }
  /** None of the walks shows the fault; the probe does. */
  | { readonly mutant: Mutant; readonly fate: 'missed'; readonly probe: Walk }
  /** No sequence of the model's stimuli shows the fault; proved over all pairs of situations that occur. */
  | { readonly mutant: Mutant; readonly fate: 'equal'; readonly pairs: number }
  | { readonly mutant: Mutant; readonly fate: 'undecided'; readonly pairs: number };

/**
 * Tries mutants one after another on a walk file's walks. One that survives is either proved to be equal to the machine, or
 * told apart by the shortest walk there is, which can be added to the walk file.
 */
export function* judgeMutants(graph: Graph, walks: readonly Walk[], mutants: Iterable<Mutant>): Generator<Judgement> {
  const ready = joined(walks);
  for (const mutant of mutants) {
    const verdict = tryMutant(graph.model, ready, mutant);
    if (verdict.fate !== 'survived') {
      yield { mutant, fate: verdict.fate, verdict };
      continue;
    }
    const comparison = compareMachines(graph.model, mutant.build());
    if (comparison.kind === 'apart')
      yield { mutant, fate: 'missed', probe: walkFromStimuli(graph, 'probe', comparison.stimuli) };
    else yield { mutant, fate: comparison.kind, pairs: comparison.pairs };
  }
}

/**
 * Few walks that show all faults which these walks miss and a walk can show. Each kills at least one mutant that no
 * other kills.
 */
export function probesFor(graph: Graph, walks: readonly Walk[], mutants: readonly Mutant[]): Walk[] {
  const probes: Walk[] = [];
  let open = mutants.filter((mutant) => tryMutant(graph.model, joined(walks), mutant).fate === 'survived');
  while (open.length > 0) {
    const [judgement] = [...judgeMutants(graph, probes, open.slice(0, 1))];
    if (judgement?.fate === 'missed') probes.push(judgement.probe);
    open = open
      .slice(1)
      .filter((mutant) => tryMutant(graph.model, joined(probes.slice(-1)), mutant).fate === 'survived');
  }
  return probes;
}
