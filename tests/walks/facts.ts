import type { WalkFile } from '../engine/walk-files/walk-file.ts';
import type { MachineModel } from '../engine/model.ts';
import { costRatio } from './costs.ts';
import { committedWalks } from './committed.ts';
import { type MadeWalkFile, makeWalkFile } from './make-walk-file.ts';

/** What is known of one machine after its walk file was walked on the bare actor. */
export interface MachineFacts {
  readonly machine: string;
  /** Every transition that the machine declares, with the ids of the walks that take it. */
  readonly transitions: readonly { readonly name: string; readonly walks: readonly string[] }[];
  readonly edges: number;
  readonly situations: number;
  readonly walks: number;
  readonly steps: number;
  /** What the tour costs against the least that it must: 1 is the optimum. */
  readonly ratio: number;
  /** Pairs of a state and an event that it must ignore. */
  readonly sneaks: number;
}

/** A model, its walk file as made now, and the walk file that is committed. */
export interface CommittedWalks {
  readonly model: MachineModel;
  readonly made: MadeWalkFile;
  readonly walkFile: WalkFile;
}

/** Gathers what the report shows of one machine's walk file. */
export function machineFacts({ made, walkFile }: CommittedWalks): MachineFacts {
  return {
    machine: walkFile.id,
    transitions: made.graph.transitions.map(({ name }) => ({
      name,
      walks: walkFile.walks.filter(({ steps }) => steps.some(({ took }) => took.includes(name))).map(({ id }) => id),
    })),
    edges: made.graph.edges.length,
    situations: made.graph.vertices.length - 1,
    walks: walkFile.walks.length,
    steps: walkFile.walks.reduce((sum, { steps }) => sum + steps.length - 1, 0),
    ratio: costRatio(made),
    sneaks: made.sneaks.cells.length,
  };
}

/** The committed walk file of a model, beside the one that it would write now. */
export function withCommitted(model: MachineModel): CommittedWalks {
  const walkFile = committedWalks(model.id, 'actor');
  return { model, made: makeWalkFile(model, walkFile.walks), walkFile };
}
