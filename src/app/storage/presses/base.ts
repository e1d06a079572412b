import { isRecord, type Read, readRecord } from '../records.ts';
import { isTime, type Press } from './press.ts';

/** What old presses were folded into, so that they need not be kept. */
export interface Base<Data> {
  readonly data: Data;
  /** The last press of each tab that is in it. */
  readonly seen: Readonly<Record<string, number>>;
  /** Of tabs that are not named, all presses up to this time are in it. */
  readonly before: number;
  /** What a shop before version 2 had stored when it was folded in; null: nothing. */
  readonly older: string | null;
}

/** The version of bases and presses. Version 1 was the whole cart under one key, written by each tab over the others. */
export const VERSION = 2;

/** Whether a press is in a base already. */
export function isIn(base: Base<unknown>, { at, tab }: Omit<Press<unknown>, 'event'>): boolean {
  return at <= (base.seen[tab] ?? base.before);
}

/** Whether a base holds every press that the other one holds. */
export function holdsAll(base: Base<unknown>, other: Base<unknown>): boolean {
  const tabs = Object.entries(other.seen);
  return other.before <= base.before && tabs.every(([tab, at]) => isIn(base, { at, tab }));
}

/** The time of the last press in a base, in milliseconds since 1970. */
export function lastIn({ seen, before }: Base<unknown>): number {
  return Math.max(before, ...Object.values(seen));
}

function parseSeen(value: unknown): Record<string, number> {
  const times = Object.entries(isRecord(value) ? value : {});
  return Object.fromEntries(times.filter((time): time is [string, number] => isTime(time[1])));
}

/**
 * Reads a base. What stands beside the data has a default, so that a base may be as short as `{"v":2,"lines":[]}`.
 *
 * @param parse reads the data; it never throws
 */
export function parseBase<Data>(
  text: string,
  parse: (record: Record<string, unknown>) => Read<Data>,
): 'newer' | 'damaged' | Read<Base<Data>> {
  const record = readRecord(text, VERSION);
  if (typeof record === 'string') return record;
  const { seen, before, older } = record;
  const { data, isDamaged } = parse(record);
  const base = {
    data,
    seen: parseSeen(seen),
    before: isTime(before) ? before : 0,
    older: typeof older === 'string' ? older : null,
  };
  const isShort = [seen, before, older].every((value) => value === undefined);
  const isWhole =
    isRecord(seen) && Object.keys(seen).length === Object.keys(base.seen).length && before === base.before;
  return { data: base, isDamaged: isDamaged || !(isShort || isWhole) };
}

/** The text that stores a base. */
export function formatBase<Data>({ data, ...rest }: Base<Data>, format: (data: Data) => object): string {
  return JSON.stringify({ v: VERSION, ...format(data), ...rest });
}

/** Tabs that pressed nothing for so long are no longer named one by one, in milliseconds. */
const NAMED_FOR = 30 * 24 * 60 * 60 * 1000;

/**
 * The base that holds some presses more.
 *
 * @param kept tabs of which a press is stored: they stay named, else the press would count twice
 */
export function grown<Data>(
  base: Base<Data>,
  presses: readonly Press<unknown>[],
  { data, older, kept }: { readonly data: Data; readonly older: string | null; readonly kept: ReadonlySet<string> },
): Base<Data> {
  const all = Object.fromEntries([...Object.entries(base.seen), ...presses.map(({ tab, at }) => [tab, at] as const)]);
  const oldest = Math.max(...Object.values(all)) - NAMED_FOR;
  const named = Object.entries(all).filter(([tab, at]) => at >= oldest || kept.has(tab));
  const unnamed = Object.entries(all).filter(([tab, at]) => at < oldest && !kept.has(tab));
  const before = Math.max(base.before, ...unnamed.map(([, at]) => at));
  return { data, seen: Object.fromEntries(named), before, older };
}
