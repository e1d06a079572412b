import { existsSync, readFileSync } from 'node:fs';
import type { Reached } from '../../src/atlas/chart-view/reached.ts';
import type { MachineFigures, RunFacts } from '../../src/atlas/exports/report-facts.ts';
import type { TransitionCoverage } from '../../src/atlas/page/coverage/coverage.ts';
import type { MachineId } from '../../machines/index.ts';
import { drivers } from '../machines/drivers.ts';
import { models } from '../machines/models.ts';
import { machineIds } from '../machines/room.ts';
import type { Outcome } from '../mutants/run-mutants.ts';
import { requirementTable } from '../requirements/requirement-table.ts';
import { committedWalks } from '../walks/committed.ts';
import type { ObservedWalk } from './annotations.ts';
import { type MachineFacts, machineFacts, withCommitted } from '../walks/facts.ts';
import { WORDS } from '../facts/words.ts';
import { plan } from '../page/walks/journeys-across.ts';
import { pairsOf } from '../page/walks/pairs.ts';
import {
  type PlaywrightReport,
  addedCounts,
  lookingAlike,
  observedWalks,
  playedJourneys,
  textsOf,
} from './browser-run.ts';
import { unjudgedTexts } from './judged-texts-reporter.ts';
import { killedOver } from './killed.ts';

/** What is known of one machine. */
export interface MachineRow extends MachineFigures {
  readonly machine: MachineId;
  readonly transitions: readonly TransitionCoverage[];
}

/** Everything that the walk files say and the last runs left, in one piece. */
export interface Report extends RunFacts {
  readonly machines: readonly MachineRow[];
  readonly texts: TextFacts;
  readonly looks: LookFacts;
  readonly pairs: PairFacts;
  /** When the last run of the browser began, ISO 8601; null where there was none. */
  readonly playedAt: string | null;
}

/** How many pairs of two choices the journeys across machines of the last run played, of those that can occur. */
export interface PairFacts {
  readonly played: number;
  readonly possible: number;
  readonly journeys: number;
}

/** How much the walks of the last run compared. */
export interface LookFacts {
  readonly steps: number;
  /** In how many steps something was not compared, by its mask. */
  readonly masked: Readonly<Record<string, number>>;
  /** How often an event was shown to be ignored, by how that was shown. */
  readonly ignored: Readonly<Record<string, number>>;
  /** How often what changed on the screen was told to a screen reader, by how it was told. */
  readonly told: Readonly<Record<string, number>>;
}

/** What the walks of the last run did with the texts of the shop, by key. */
export interface TextFacts {
  readonly all: number;
  readonly shown: number;
  /** Shown, and compared with nothing. */
  readonly unjudged: readonly string[];
  /** On the page of no walk. */
  readonly unseen: readonly string[];
}

function lookFacts(walks: readonly ObservedWalk[]): LookFacts {
  return {
    steps: walks.reduce((sum, { steps }) => sum + steps, 0),
    masked: addedCounts(walks.map(({ masked }) => masked)),
    ignored: addedCounts(walks.map(({ ignored }) => ignored)),
    told: addedCounts(walks.map(({ told }) => told)),
  };
}

function pairFacts(run: PlaywrightReport): PairFacts {
  const journeys = playedJourneys(run);
  return { played: new Set(journeys.flatMap(pairsOf)).size, possible: plan.pairs, journeys: journeys.length };
}

function textFacts(run: PlaywrightReport): TextFacts {
  const { shown, judged } = textsOf(run);
  const all = [...WORDS.en.keys()];
  return {
    all: all.length,
    shown: shown.length,
    unjudged: unjudgedTexts([{ shown, judged }]),
    unseen: all.filter((key) => !shown.includes(key)),
  };
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

function rowOf(
  machine: MachineId,
  facts: MachineFacts,
  observed: readonly ObservedWalk[],
  outcomes: readonly Outcome[],
): MachineRow {
  const played = observed.filter((walk) => walk.machine === machine);
  const judged = outcomes.filter((outcome) => outcome.machine === machine);
  const killed = killedOver(judged, committedWalks(machine, 'actor').walks);
  const transitions = facts.transitions.map(({ name, walks }): TransitionCoverage => {
    const browserWalks = played.filter((walk) => walk.transitions.includes(name)).map(({ walk }) => walk);
    return {
      name,
      actorWalks: walks,
      browserWalks,
      reached: reachedBy(walks, browserWalks),
      because: drivers[machine].unreachable?.[name] ?? '',
      killed: killed.get(name) ?? [],
    };
  });
  return { ...facts, machine, transitions, mutants: countStatuses(judged) };
}

/**
 * Computes what the walk files of some machines say, and joins to it, by machine and transition, what the last runs of
 * the browser and of the mutants left in `reports/`. What no machine covers is left out unless all are wanted.
 */
export function gather(ids: readonly MachineId[] = machineIds): Report {
  const isWanted = ({ machine }: { readonly machine: string }): boolean =>
    ids.length === machineIds.length || ids.some((id) => id === machine);
  const outcomes = read<{ outcomes: readonly Outcome[] }>('mutants.json', { outcomes: [] }).outcomes.filter(isWanted);
  const run = read<PlaywrightReport>('browser.json', { suites: [] });
  const observed = observedWalks(run);
  const walkFiles = machineIds.map((id) => ({ model: models[id], walkFile: committedWalks(id, 'actor') }));
  return {
    machines: ids.map((id) => rowOf(id, machineFacts(withCommitted(models[id])), observed, outcomes)),
    requirements: requirementTable(walkFiles).filter(isWanted),
    texts: textFacts(run),
    looks: lookFacts(observed),
    pairs: pairFacts(run),
    playedAt: observed.length === 0 ? null : (run.stats?.startTime ?? null),
    alike: lookingAlike(run).filter(isWanted),
    unkilled: outcomes.filter(({ status }) => status !== 'killed'),
    missing: [
      ...(observed.length === 0 ? ['Walks in the browser: npm run test:browser'] : []),
      ...(outcomes.length === 0 ? ['Mutants: npm run mutants'] : []),
    ],
  };
}
