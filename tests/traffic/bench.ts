import { parseArgs } from 'node:util';
import { readdirSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { mergeSlices, trafficText } from '../../src/atlas/traffic/traffic-file.ts';
import type { Call } from '../commands/call.ts';
import { wholeNumber } from '../commands/options.ts';
import { tableOf } from '../commands/table.ts';
import { readWeights } from '../sessions/weights.ts';
import { writeSessions } from '../sessions/write-sessions.ts';
import { countFiles } from './count-files.ts';
import { costInBrowser } from './in-browser.ts';

const HELP = `npm run bench:traffic                   10,000 sessions: counted by the command, and opened in the atlas
  --count 1000     so many sessions
  --browser no     without the atlas, so without a build`;

const FOLDER = 'reports/bench-sessions';
const PER_FILE = 100;
const SECOND = 1000;

function seconds(milliseconds: number): string {
  return `${(milliseconds / SECOND).toFixed(1)} s`;
}

/** Runs `npm run bench:traffic`. Returns whether all counts agree. */
export async function run({ args, say }: Call): Promise<boolean> {
  if (args.includes('--help')) {
    say(HELP);
    return true;
  }
  const { values: options } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { count: { type: 'string' }, browser: { type: 'string' } },
  });
  const count = wholeNumber('count', options.count ?? '10000');
  const weights = readWeights(new URL('../sessions/weights.json', import.meta.url));
  const wrote = performance.now();
  const made = await writeSessions({ weights, count, seed: 1, perFile: PER_FILE, to: FOLDER });
  const mega = (made.bytes / 1e6).toFixed(0);
  say(
    `${made.sessions} simulated sessions with ${made.events} events, ${mega} MB, written in ${seconds(performance.now() - wrote)}.`,
  );
  say(
    `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}: figures of a machine that others use tell little.`,
  );
  const files = readdirSync(FOLDER)
    .toSorted()
    .map((name) => join(FOLDER, name));
  const timed = async (some: readonly string[], threads: number) => {
    const began = performance.now();
    const { slices } = await countFiles(some, threads);
    return { slices, time: performance.now() - began };
  };
  const one = await timed(files, 1);
  const two = await timed(files, 2);
  const half = Math.ceil(files.length / 2);
  const [left, right] = [await timed(files.slice(0, half), 1), await timed(files.slice(half), 1)];
  const whole = trafficText(one.slices);
  const isSame = whole === trafficText(two.slices) && whole === trafficText(mergeSlices(right.slices, left.slices));
  say(
    tableOf([
      ['counted by the command', 'time'],
      ['one thread', seconds(one.time)],
      ['two threads', seconds(two.time)],
      ['as fast', (one.time / two.time).toFixed(2)],
      ['two threads and two merged halves equal to the whole', isSame ? 'yes, to the last digit' : 'NO'],
      ['file of counts', `${Math.round(whole.length / 1000)} kB`],
      ['memory of this process and its threads, at most', `${Math.round(process.resourceUsage().maxRSS / 1024)} MB`],
    ]),
  );
  if (options.browser === 'no') return isSame;
  const { firstChart, inFirstChart, all, longestPause, filter, memory } = await costInBrowser(files, made.sessions);
  say(
    tableOf([
      ['opened in the atlas', ''],
      ['first chart with traffic', `${seconds(firstChart)} (${inFirstChart})`],
      ['all of it counted', seconds(all)],
      ['a filter applied', `${Math.round(filter)} ms`],
      ['longest time without a frame', `${Math.round(longestPause)} ms`],
      ['memory of the page with its worker, at most', `${memory} MB`],
    ]),
  );
  return isSame;
}
