import { walkGiving } from '../mutants/judge.ts';
import { type Book, writeBook } from '../walker/book.ts';
import { type Graph, coverageOf, explore } from '../walker/graph.ts';
import type { MachineModel } from '../walker/model.ts';
import { type Plan, planTour } from '../walker/plan.ts';
import { type Sneaks, sneaksOf } from '../walker/sneak.ts';
import { type Walk, inOrder } from '../walker/walk.ts';

/** A book as the machine would write it now, and what it was made from. */
export interface MadeBook {
  readonly graph: Graph;
  readonly tour: Plan;
  readonly sneaks: Sneaks;
  readonly book: Book;
  readonly text: string;
}

/** Most steps of a walk: what a person follows when it fails. */
const LONGEST_WALK = 40;

/** The most that a tour may cost against the lower bound. */
export const DEAREST_TOUR = 1.1;

/** The probes of a book, walked once more. One that the model no longer offers is left out. */
function probesOf(graph: Graph, walks: readonly Walk[]): Walk[] {
  return walks
    .filter(({ kind }) => kind === 'probe')
    .flatMap(({ steps }) => {
      try {
        return [
          walkGiving(
            graph,
            steps.map(({ stimulus }) => stimulus),
          ),
        ];
      } catch {
        return [];
      }
    });
}

/**
 * Every edge of the model, and every state by every event that it must ignore, as walks. The probes of the book before
 * stay: walks that show faults which the others miss (`npm run mutants -- --probe` finds them).
 */
export function makeBook(model: MachineModel, before: readonly Walk[]): MadeBook {
  const graph = explore(model);
  const tour = planTour(graph, { longest: LONGEST_WALK });
  const sneaks = sneaksOf(graph, { per: 'configuration', longest: LONGEST_WALK });
  const probes = inOrder(probesOf(graph, before));
  const { reached, declared } = coverageOf(graph);
  const head = [
    `transitions: ${reached} of ${declared}; edges: ${graph.edges.length}; situations: ${graph.vertices.length - 1}`,
    `tour: ${tour.walks} walks, ${tour.steps} steps; starts counted ${tour.cost}, where ${tour.bound} are needed`,
    `sneaks: ${sneaks.walks.length} walks, ${sneaks.sent} events; states by events to ignore: ${sneaks.cells.length}`,
    `probes: ${probes.length} walks for faults that the others miss`,
  ];
  const book = { id: model.id, head, walks: [...tour.list, ...sneaks.walks, ...probes] };
  return { graph, tour, sneaks, book, text: writeBook(book) };
}
