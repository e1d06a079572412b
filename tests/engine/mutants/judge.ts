import { type Graph, isIgnored } from '../graph/graph.ts';
import { tookOf } from '../machine/macrostep.ts';
import type { Stimulus } from '../model.ts';
import type { Step } from '../machine/stepper.ts';
import { canHappen } from '../machine/stimulus.ts';
import { type Walk, type WalkStep, walkId } from '../walk-files/walk.ts';
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
 * The walk of these stimuli. It need not keep to the graph: its last step may lead beyond the model's bounds.
 *
 * @throws where a stimulus cannot happen: that timer is not next, that actor does not run, the machine has ended
 */
export function walkFromStimuli({ model, stepper }: Graph, stimuli: readonly Stimulus[]): Walk {
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
  return { id: walkId(stimuli.map(({ words }) => words)), kind: 'probe', steps };
}

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
      yield { mutant, fate: 'missed', probe: walkFromStimuli(graph, comparison.stimuli) };
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
