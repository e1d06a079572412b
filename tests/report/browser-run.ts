import type { TextKeys } from '../page/screen/text-record.ts';
import type { Journey } from '../page/walks/journeys-across.ts';
import { JOURNEY, LOOK_ALIKE, type LookAlike, OBSERVED, type ObservedWalk, TEXTS } from './annotations.ts';

/** What is read of a report that Playwright writes as JSON. */
export interface PlaywrightReport {
  readonly suites: readonly Suite[];
  /** When the run began, ISO 8601. */
  readonly stats?: { readonly startTime?: string };
}

interface Suite {
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}

interface Spec {
  readonly ok: boolean;
  readonly tests?: readonly {
    readonly annotations: readonly { readonly type: string; readonly description?: string }[];
  }[];
}

function specsOf({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function described(specs: readonly Spec[], wanted: string): string[] {
  return specs
    .flatMap(({ tests = [] }) => tests)
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === wanted)
    .map(({ description = '' }) => description);
}

/** What was observed in the walks whose tests passed. */
export function observedWalks({ suites }: PlaywrightReport): ObservedWalk[] {
  const passed = suites.flatMap(specsOf).filter(({ ok }) => ok);
  return described(passed, OBSERVED).map((text): ObservedWalk => JSON.parse(text));
}

/** The journeys across machines that were played to their end. */
export function playedJourneys({ suites }: PlaywrightReport): Journey[] {
  const passed = suites.flatMap(specsOf).filter(({ ok }) => ok);
  return described(passed, JOURNEY).map((text): Journey => JSON.parse(text));
}

/** The counts of several walks, added by name. */
export function addedCounts(counts: readonly Readonly<Record<string, number>>[]): Readonly<Record<string, number>> {
  const added: Record<string, number> = {};
  for (const [name, count] of counts.flatMap((one) => Object.entries(one))) added[name] = (added[name] ?? 0) + count;
  return added;
}

/** The pairs of states that the run found to look alike on the screen. */
export function lookingAlike({ suites }: PlaywrightReport): LookAlike[] {
  return described(suites.flatMap(specsOf), LOOK_ALIKE).map((text): LookAlike => JSON.parse(text));
}

/** The keys of the texts that the walks of the run showed, and of those that they judged, each once and sorted. */
export function textsOf({ suites }: PlaywrightReport): TextKeys {
  const told = described(suites.flatMap(specsOf), TEXTS).map((text): TextKeys => JSON.parse(text));
  const together = (keys: (one: TextKeys) => readonly string[]) => [...new Set(told.flatMap(keys))].toSorted();
  return { shown: together(({ shown }) => shown), judged: together(({ judged }) => judged) };
}
