import { readFileSync, writeFileSync } from 'node:fs';
import { type Book, parseBook, writeBook } from '../walker/book.ts';
import { coverageOf } from '../walker/graph.ts';
import { planTransitions } from '../walker/plan.ts';
import { sneaksOf } from '../walker/sneak.ts';
import { inOrder } from '../walker/walk.ts';
import type { PageDriver } from './driver.ts';
import { pageGraph } from './page-graph.ts';

/** Most steps of a walk on a page, and what a new start costs there, in steps: about what loading the shop costs. */
const LONGEST = 25;
const LOADING = 3;

/** Transitions of a machine, as the browser walks them. */
export interface PageCoverage {
  readonly declared: number;
  readonly walked: number;
  /** Not walked, each with its reason; empty where nothing says why. */
  readonly left: readonly { readonly name: string; readonly because: string }[];
}

/** The walks of one machine for the browser, as its driver and its model would have them now. */
export interface PageBook {
  readonly book: Book;
  readonly text: string;
  readonly coverage: PageCoverage;
  /** Cells of the matrix of states by events to ignore. */
  readonly cells: number;
}

/** Plans the walks of a driver: its transitions, and in each state the events that must be ignored. */
export function makePageBook(driver: PageDriver): PageBook {
  const graph = pageGraph(driver);
  const plan = planTransitions(graph, { each: driver.each, longest: LONGEST, resetCost: LOADING });
  const sneaks = sneaksOf(graph, { per: 'configuration', longest: LONGEST });
  const { declared, reached, missing } = coverageOf(graph);
  const left = missing.map((name) => ({ name, because: driver.excused?.[name] ?? '' }));
  const head = [
    `transitions: ${reached} of ${declared} by ${plan.walks} walks, ${plan.steps} steps, each ${driver.each} once`,
    ...left.map(({ name, because }) => `not on a page: ${name}, ${because}`),
    `sneaks: ${sneaks.walks.length} walks for ${sneaks.cells.length} cells of states by events to ignore`,
  ];
  const book = { id: driver.id, head, walks: inOrder([...plan.list, ...sneaks.walks]) };
  return { book, text: writeBook(book), coverage: { declared, walked: reached, left }, cells: sneaks.cells.length };
}

function addressOf(id: string): URL {
  return new URL(`books/${id}.book`, import.meta.url);
}

/** The committed book of a machine for the browser as text; empty where there is none yet. */
export function committedPageText(id: string): string {
  try {
    return readFileSync(addressOf(id), 'utf8');
  } catch {
    return '';
  }
}

/** The committed book of a machine for the browser. @throws where there is none, or it cannot be read */
export function committedPageBook(id: string): Book {
  return parseBook(committedPageText(id));
}

/** Puts a book for the browser on its shelf. */
export function putPageBook(id: string, text: string): void {
  writeFileSync(addressOf(id), text);
}
