import type { Fault } from '../../../../machines/fileLoader/files.ts';
import { REACHED_WORDS } from '../../chart-view/reached.ts';
import type { WalkedRow } from '../../exports/report-machine.ts';

/** The version of coverage files that this atlas reads. */
export const COVERAGE_VERSION = 1;

/** One transition, the walks that take it, and the mutants that they kill. */
export interface TransitionCoverage extends WalkedRow {
  /** The names of the mutants that a step over this transition has killed. */
  readonly killed: readonly string[];
}

/** What covers a clause. */
export interface ClauseCoverage {
  readonly clause: string;
  readonly says: string;
  readonly machine: string;
  /** A transition, a state with its machine's id before it, or the title of a test. */
  readonly carrier: string;
}

/** The coverage of the last test run. */
export interface Coverage {
  readonly machines: readonly { readonly machine: string; readonly transitions: readonly TransitionCoverage[] }[];
  readonly clauses: readonly ClauseCoverage[];
}

function part(value: unknown, key: string): unknown {
  return Reflect.get(Object(value), key);
}
function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
const REACHED: ReadonlySet<unknown> = new Set(Object.keys(REACHED_WORDS));

function isTransition(row: unknown): boolean {
  return (
    typeof part(row, 'name') === 'string' &&
    REACHED.has(part(row, 'reached')) &&
    ['actorWalks', 'browserWalks', 'killed'].every((key) => isList(part(row, key))) &&
    typeof part(row, 'because') === 'string'
  );
}

function isMachine(row: unknown): boolean {
  const transitions = part(row, 'transitions');
  return typeof part(row, 'machine') === 'string' && isList(transitions) && transitions.every(isTransition);
}

function isClause(row: unknown): boolean {
  return ['clause', 'says', 'machine', 'carrier'].every((key) => typeof part(row, key) === 'string');
}

/** Checks plain JSON and returns it as coverage. @throws Fault where it is of another version, or no coverage at all */
export function decodeCoverage(json: unknown): Coverage {
  const { machines, clauses, version } = Object(json);
  const fault: Fault = typeof version === 'number' && version !== COVERAGE_VERSION ? 'version' : 'broken';
  const isCoverage =
    version === COVERAGE_VERSION &&
    isList(machines) &&
    machines.every(isMachine) &&
    isList(clauses) &&
    clauses.every(isClause);
  if (!isCoverage) throw fault;
  return { machines, clauses } as Coverage;
}

/** The rows of one machine by the names of its transitions; none where the run had no such machine. */
export function rowsOf(coverage: Coverage | null, machine: string): ReadonlyMap<string, TransitionCoverage> {
  return new Map(coverage?.machines.find((row) => row.machine === machine)?.transitions.map((row) => [row.name, row]));
}
