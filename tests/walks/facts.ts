import type { WalkFile } from '../engine/walk-files/walk-file.ts';
import type { MachineModel } from '../engine/model.ts';
import { type RequirementRow, requirementTable } from '../requirements/requirement-table.ts';
import { costRatio } from './costs.ts';
import type { MadeWalkFile } from './make-walk-file.ts';

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

/** All that the walk files know, as `reports/walks.json` holds it. */
export interface WalkFacts {
  readonly machines: readonly MachineFacts[];
  readonly clauses: readonly RequirementRow[];
}

/** A model, its walk file as made now, and the walk file that is committed. */
export interface CommittedWalks {
  readonly model: MachineModel;
  readonly made: MadeWalkFile;
  readonly walkFile: WalkFile;
}

function machineFacts({ made, walkFile }: CommittedWalks): MachineFacts {
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

/** Gathers what reports and charts show of the walk files. */
export function factsOf(committed: readonly CommittedWalks[]): WalkFacts {
  return {
    machines: committed.map(machineFacts),
    clauses: requirementTable(committed),
  };
}
