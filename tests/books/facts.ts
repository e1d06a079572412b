import type { Book } from '../walker/book.ts';
import type { MachineModel } from '../walker/model.ts';
import { type ClauseRow, clauseTable } from './clause-table.ts';
import { dearness } from './costs.ts';
import type { MadeBook } from './make.ts';

/** What is known of one machine after its book was walked on the bare actor. */
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

/** All that the books know, as `reports/books.json` holds it. */
export interface BookFacts {
  readonly machines: readonly MachineFacts[];
  readonly clauses: readonly ClauseRow[];
}

/** A model, its book as made now, and the book that is committed. */
export interface Shelved {
  readonly model: MachineModel;
  readonly made: MadeBook;
  readonly book: Book;
}

function machineFacts({ made, book }: Shelved): MachineFacts {
  return {
    machine: book.id,
    transitions: made.graph.candidates.map(({ name }) => ({
      name,
      walks: book.walks.filter(({ steps }) => steps.some(({ took }) => took.includes(name))).map(({ id }) => id),
    })),
    edges: made.graph.edges.length,
    situations: made.graph.vertices.length - 1,
    walks: book.walks.length,
    steps: book.walks.reduce((sum, { steps }) => sum + steps.length - 1, 0),
    ratio: dearness(made),
    sneaks: made.sneaks.cells.length,
  };
}

/** Gathers what reports and charts show of the books. */
export function factsOf(shelf: readonly Shelved[]): BookFacts {
  return {
    machines: shelf.map(machineFacts),
    clauses: clauseTable(shelf),
  };
}
