import { committedWalks } from '../walks/committed.ts';
import { existsSync, readFileSync } from 'node:fs';
import type { Reached } from '../../src/atlas/chart-view/reached.ts';
import { COVERAGE_VERSION, type TransitionCoverage } from '../../src/atlas/page/coverage/coverage.ts';
import type { RequirementRow } from '../requirements/requirement-table.ts';
import { drivers } from '../machines/drivers.ts';
import type { Outcome } from '../mutants/run-mutants.ts';
import { type PlaywrightReport, lookingAlike, passedWalks } from './browser-run.ts';
import { killedOver } from './killed.ts';

/** What is known of one machine. */
export interface MachineRow {
  readonly machine: string;
  readonly edges: number;
  readonly situations: number;
  readonly walks: number;
  readonly steps: number;
  /** Steps and starts against the least that can do. */
  readonly ratio: number;
  readonly sneaks: number;
  readonly transitions: readonly TransitionCoverage[];
  /** How many mutants have which status. */
  readonly mutants: Readonly<Record<string, number>>;
}

/** Everything that the last runs left, in one piece. */
export interface Report {
  /** The version of this format: whoever reads it takes no other. */
  readonly version: typeof COVERAGE_VERSION;
  readonly machines: readonly MachineRow[];
  readonly clauses: readonly RequirementRow[];
  /** Mutants that no walk killed: survivors and equivalent ones, with their words. */
  readonly unkilled: readonly Outcome[];
  /** States that look alike on the screen, with the reason. */
  readonly alike: readonly string[];
  /** What is missing from this report, and the command that makes it. */
  readonly missing: readonly string[];
}

interface BooksReport {
  readonly machines: readonly (Omit<MachineRow, 'transitions' | 'mutants'> & {
    readonly transitions: readonly { readonly name: string; readonly walks: readonly string[] }[];
  })[];
  readonly clauses: readonly RequirementRow[];
}

function read<T>(name: string, nothing: T): T {
  const address = new URL(`../../reports/${name}`, import.meta.url);
  return existsSync(address) ? JSON.parse(readFileSync(address, 'utf8')) : nothing;
}

function reachedBy(actorWalks: readonly string[], browserWalks: readonly string[]): Reached {
  if (browserWalks.length > 0) return 'browser';
  return actorWalks.length > 0 ? 'actor' : 'nowhere';
}

function countStatuses(outcomes: readonly Outcome[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of outcomes) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Reads what the last runs left in `reports/` and joins it by machine and transition. */
export function gather(): Report {
  const walkFiles = read<BooksReport>('walks.json', { machines: [], clauses: [] });
  const { outcomes } = read<{ outcomes: readonly Outcome[] }>('mutants.json', { outcomes: [] });
  const run = read<PlaywrightReport>('browser.json', { suites: [] });
  const passed = passedWalks(run);
  const machines = walkFiles.machines.map((row): MachineRow => {
    const driver = Object.values(drivers).find(({ id }) => id === row.machine);
    const walked = committedWalks(row.machine, 'page').walks.filter(({ id }) => passed.has(`${row.machine} ${id}`));
    const judged = outcomes.filter(({ machine }) => machine === row.machine);
    const killed = killedOver(judged, committedWalks(row.machine, 'actor').walks);
    const transitions = row.transitions.map(({ name, walks }): TransitionCoverage => {
      const browserWalks = walked
        .filter(({ steps }) => steps.some(({ took }) => took.includes(name)))
        .map(({ id }) => id);
      return {
        name,
        actorWalks: walks,
        browserWalks,
        reached: reachedBy(walks, browserWalks),
        because: driver?.unreachable?.[name] ?? '',
        killed: killed.get(name) ?? [],
      };
    });
    return { ...row, transitions, mutants: countStatuses(judged) };
  });
  return {
    version: COVERAGE_VERSION,
    machines,
    clauses: walkFiles.clauses,
    alike: lookingAlike(run),
    unkilled: outcomes.filter(({ status }) => status !== 'killed'),
    missing: [
      ...(walkFiles.machines.length === 0 ? ['Walks and clauses: npm run test:unit'] : []),
      ...(passed.size === 0 ? ['Walks in the browser: npm run test:browser'] : []),
      ...(outcomes.length === 0 ? ['Mutants: npm run mutants'] : []),
    ],
  };
}
