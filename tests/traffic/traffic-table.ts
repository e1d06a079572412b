import { percentileOf } from '../../src/atlas/traffic/times.ts';
import { partsOfKey, type Tally } from '../../src/atlas/traffic/traffic.ts';
import { tableOf } from '../commands/table.ts';

const HALF = 50;
const MOST = 95;
const SECOND = 1000;

function seconds(time: number | null): string {
  return time === null ? '' : (time / SECOND).toFixed(1);
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`;
}

/** What was counted, a line for each machine, and then one for each funnel. */
export function trafficTable({ machines, funnels }: Tally): string {
  const rows = Object.entries(machines).map(([key, { actors, sessions, transitions, states }]) => [
    partsOfKey(key).id,
    partsOfKey(key).hash,
    sessions,
    actors,
    Object.values(transitions).reduce((sum, { count }) => sum + count, 0),
    Object.values(states).reduce((sum, { visits }) => sum + visits, 0),
  ]);
  const ways = Object.entries(funnels).map(([key, { entered, reached, times }]) => [
    key,
    entered,
    reached,
    percent(entered - reached, entered),
    seconds(percentileOf(times, HALF)),
    seconds(percentileOf(times, MOST)),
  ]);
  const tables = [tableOf([['machine', 'version', 'sessions', 'actors', 'transitions', 'visits'], ...rows])];
  if (ways.length > 0)
    tables.push(tableOf([['funnel', 'entered', 'reached', 'drop-off', 'median s', '95 % s'], ...ways]));
  return tables.join('\n\n');
}
