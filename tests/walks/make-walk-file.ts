import { walkFromStimuli } from '../engine/walk-files/from-stimuli.ts';
import { type WalkFile, formatWalkFile } from '../engine/walk-files/walk-file.ts';
import { type Graph, coverageOf, explore } from '../engine/graph/graph.ts';
import type { MachineModel } from '../engine/model.ts';
import { type Plan, planTour } from '../engine/tours/plan.ts';
import { planPairs } from '../engine/tours/pairs.ts';
import { beyondWalks } from '../engine/sneak-matrix/beyond.ts';
import { type Sneaks, sneaksOf } from '../engine/sneak-matrix/sneak-matrix.ts';
import { type Walk, inOrder } from '../engine/walk-files/walk.ts';

/** A walk file as the machine would write it now, and what it was made from. */
export interface MadeWalkFile {
  readonly graph: Graph;
  readonly tour: Plan;
  readonly sneaks: Sneaks;
  readonly walkFile: WalkFile;
  readonly text: string;
}

/** Most steps of a walk: what a person follows when it fails. */
const LONGEST_WALK = 40;

/** The most that a tour may cost against the lower bound. */
export const MAX_COST_RATIO = 1.1;

/** The probes of a walk file, walked once more. One that the model no longer offers is left out. */
function probesOf(graph: Graph, walks: readonly Walk[]): Walk[] {
  return walks
    .filter(({ kind }) => kind === 'probe')
    .flatMap(({ steps }) => {
      try {
        return [
          walkFromStimuli(
            graph,
            'probe',
            steps.map(({ stimulus }) => stimulus),
          ),
        ];
      } catch {
        return [];
      }
    });
}

/**
 * Every edge of the model, every pair of transitions that can follow each other, and every state by every event that it
 * must ignore or that leads beyond the model's bounds, as walks. The probes of the walk file before stay: walks that show
 * faults which the others miss (`npm run mutants -- --probe` finds them).
 */
export function makeWalkFile(model: MachineModel, before: readonly Walk[]): MadeWalkFile {
  const graph = explore(model);
  const tour = planTour(graph, { longest: LONGEST_WALK });
  const sneaks = sneaksOf(graph, { per: 'contrast', longest: LONGEST_WALK });
  const beyond = beyondWalks(graph);
  const pairs = planPairs(graph, [...tour.list, ...sneaks.walks, ...beyond], { longest: LONGEST_WALK });
  const probes = inOrder(probesOf(graph, before));
  const { reached, declared } = coverageOf(graph);
  const head = [
    `transitions: ${reached} of ${declared}; edges: ${graph.edges.length}; situations: ${graph.vertices.length - 1}`,
    `tour: ${tour.walks} walks, ${tour.steps} steps; starts counted ${tour.cost}, where ${tour.bound} are needed`,
    `sneaks: ${sneaks.walks.length} walks, ${sneaks.sent} events; states by events to ignore: ${sneaks.cells.length}`,
    `beyond: ${beyond.length} walks for transitions that a state runs beyond the bounds alone`,
    `pairs: ${pairs.length} walks for transitions that follow each other and do not in the walks above`,
    `probes: ${probes.length} walks for faults that the others miss`,
  ];
  const walkFile = { id: model.id, head, walks: [...tour.list, ...sneaks.walks, ...beyond, ...pairs, ...probes] };
  return { graph, tour, sneaks, walkFile, text: formatWalkFile(walkFile) };
}
