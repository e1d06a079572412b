import type { Fault } from '../../../../machines/fileLoader/files.ts';
import { PLANNED_WORDS, REACHED_WORDS, type Reached } from '../../chart-view/reached.ts';
import type { RequirementCoverage } from '../../exports/report-facts.ts';
import type { WalkedRow } from '../../exports/report-machine.ts';

/** The version of coverage files that this atlas reads. */
export const COVERAGE_VERSION = 2;

/** One transition, the walks that take it, and the mutants that they kill. */
export interface TransitionCoverage extends WalkedRow {
  /** The names of the mutants that a step over this transition has killed. */
  readonly killed: readonly string[];
}

/** Where coverage comes from: the walk files, before any run, or a run at a time (ISO 8601) on a commit. */
export type CoverageSource =
  | { readonly kind: 'planned' }
  | { readonly kind: 'run'; readonly at: string; readonly commit: string };

/** The coverage of the last test run, or what the walk files plan. */
export interface Coverage {
  /** Left out by files that do not say. */
  readonly source?: CoverageSource;
  readonly machines: readonly { readonly machine: string; readonly transitions: readonly TransitionCoverage[] }[];
  readonly requirements: readonly RequirementCoverage[];
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

function isRequirement(row: unknown): boolean {
  return ['id', 'text', 'machine', 'coveredBy'].every((key) => typeof part(row, key) === 'string');
}

function sourceIn(json: unknown): CoverageSource | null {
  const source = part(json, 'source');
  if (part(source, 'kind') === 'planned') return { kind: 'planned' };
  const [at, commit] = [part(source, 'at'), part(source, 'commit')];
  return part(source, 'kind') === 'run' && typeof at === 'string' && typeof commit === 'string'
    ? { kind: 'run', at, commit }
    : null;
}

/** What the kinds of coverage are called: nothing that is only planned is called walked. */
export function wordsFor(coverage: Coverage | null): Readonly<Record<Reached, string>> {
  return coverage?.source?.kind === 'planned' ? PLANNED_WORDS : REACHED_WORDS;
}

/** Checks plain JSON and returns it as coverage. @throws Fault where it is of another version, or no coverage at all */
export function decodeCoverage(json: unknown): Coverage {
  const { machines, requirements, version } = Object(json);
  const fault: Fault = typeof version === 'number' && version !== COVERAGE_VERSION ? 'version' : 'broken';
  const isCoverage =
    version === COVERAGE_VERSION &&
    isList(machines) &&
    machines.every(isMachine) &&
    isList(requirements) &&
    requirements.every(isRequirement);
  if (!isCoverage) throw fault;
  const source = sourceIn(json);
  return { ...(source && { source }), machines, requirements } as Coverage;
}

/** The rows of one machine by the names of its transitions; none where the run had no such machine. */
export function rowsOf(coverage: Coverage | null, machine: string): ReadonlyMap<string, TransitionCoverage> {
  return new Map(coverage?.machines.find((row) => row.machine === machine)?.transitions.map((row) => [row.name, row]));
}
