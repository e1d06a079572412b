import * as v from 'valibot';
import type { Fault } from '../../../machines/fileLoader/files.ts';
import type { TrafficFilter } from '../../../machines/traffic/question.ts';
import { type Facets, hasFacets } from './filter.ts';
import { joined, mergeTallies, sumOf } from './merge.ts';
import type { Tally } from './traffic.ts';

const FORMAT = 'loadout traffic';
const VERSION = 1;

/** Tallies by language, day and outcome of the sessions: `en 2026-09-01 complete`. */
export type Slices = Readonly<Record<string, Tally>>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const times = v.record(v.string(), count);
const machine = v.object({
  actors: count,
  sessions: count,
  transitions: v.record(v.string(), v.object({ count, sessions: count })),
  states: v.record(v.string(), v.object({ visits: count, sessions: count, ended: count, times })),
});
const tally = v.object({
  sessions: count,
  simulated: count,
  events: count,
  machines: v.record(v.string(), machine),
  funnels: v.record(v.string(), v.object({ entered: count, reached: count, times })),
});
const file = v.object({ format: v.literal(FORMAT), version: v.literal(VERSION), slices: v.record(v.string(), tally) });

/** The key of a slice. */
export function sliceKey({ language, day, outcome }: Facets): string {
  return `${language} ${day} ${outcome}`;
}

function facetsIn(key: string): Facets {
  const [language = '', day = '', outcome = 'none'] = key.split(' ');
  return { language, day, outcome: outcome as Facets['outcome'] };
}

/** Two sets of slices as one, in whichever order and grouping. */
export function mergeSlices(a: Slices, b: Slices): Slices {
  return joined(a, b, mergeTallies);
}

/** The sum of the slices that a filter lets through. What a session has passed is not known of a slice. */
export function tallyOf(slices: Slices, filter: TrafficFilter): Tally {
  return sumOf(Object.entries(slices).flatMap(([key, one]) => (hasFacets(facetsIn(key), filter) ? [one] : [])));
}

/**
 * Slices in the order of their keys as the text of a file, part by part, so that none but one of them need be there. The same counts
 * are the same text.
 */
export function* trafficParts(slices: Iterable<readonly [string, Tally]>): Generator<string> {
  yield `{"format":${JSON.stringify(FORMAT)},"version":${VERSION},"slices":{`;
  let gap = '';
  for (const [key, one] of slices) {
    yield `${gap}${JSON.stringify(key)}:${JSON.stringify(one)}`;
    gap = ',';
  }
  yield '}}\n';
}

/** Whether plain JSON means to be a file of traffic. */
export function isTraffic(json: unknown): boolean {
  return Reflect.get(Object(json), 'format') === FORMAT;
}

/** Checks plain JSON and returns the slices in it. @throws Fault where it is of another version, or no traffic at all */
export function decodeTraffic(json: unknown): Slices {
  if (isTraffic(json) && Reflect.get(Object(json), 'version') !== VERSION) throw 'version' satisfies Fault;
  const read = v.safeParse(file, json);
  if (!read.success) throw 'broken' satisfies Fault;
  return read.output.slices;
}
