import { parseArgs } from 'node:util';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Call } from '../commands/call.ts';
import { wholeNumber } from '../commands/options.ts';
import { tableOf } from '../commands/table.ts';
import { readWeights } from '../sessions/weights.ts';
import { writeSessions } from '../sessions/write-sessions.ts';
import { costInBrowser } from './in-browser.ts';
import { costOf } from './own-process.ts';

const HELP = `npm run bench:traffic                   1,000,000 events counted by the command, 10,000 sessions opened in the atlas
  --count 1000     so many sessions for the command, and at most so many for the atlas
  --browser no     without the atlas, so without a build`;

const FOLDER = 'reports/bench-sessions';
const COUNTS = 'reports/bench-counts';
const PER_FILE = 100;
/** These have a few more than 1,000,000 events. */
const SESSIONS = '21700';
const IN_BROWSER = 10_000;
const SECOND = 1000;

function seconds(milliseconds: number): string {
  return `${(milliseconds / SECOND).toFixed(1)} s`;
}

/** Whether files of counts are the same, byte by byte. */
function areSame([first, ...others]: readonly string[]): boolean {
  const expected = readFileSync(first ?? '');
  return others.every((file) => readFileSync(file).equals(expected));
}

/** What the command costs with one thread and with two, and whether all ways of counting come to the same. */
async function costOfCounting(files: readonly string[]) {
  mkdirSync(COUNTS, { recursive: true });
  const to = (name: string) => join(COUNTS, `${name}.json`);
  const counted = (some: readonly string[], threads: number, file: string) =>
    costOf([...some, '--threads', String(threads), '--to', file]);
  const one = await counted([FOLDER], 1, to('one'));
  const two = await counted([FOLDER], 2, to('two'));
  const half = Math.ceil(files.length / 2);
  await counted(files.slice(0, half), 1, to('left'));
  await counted(files.slice(half), 1, to('right'));
  await costOf(['--merge', `${to('right')},${to('left')}`, '--to', to('merged')]);
  // The same with a tenth of the sessions.
  const tenth = await counted(files.slice(0, Math.ceil(files.length / 10)), 2, to('tenth'));
  return {
    one,
    two,
    tenth,
    size: readFileSync(to('one')).length,
    isSame: areSame([to('one'), to('two'), to('merged')]),
  };
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
  const count = wholeNumber('count', options.count ?? SESSIONS);
  const weights = readWeights(new URL('../sessions/weights.json', import.meta.url));
  const wrote = performance.now();
  const made = await writeSessions({ weights, count, seed: 1, perFile: PER_FILE, to: FOLDER });
  const mega = (made.bytes / 1e6).toFixed(0);
  say(
    `${made.sessions} simulated sessions with ${made.events} events, ${mega} MB, written in ${seconds(performance.now() - wrote)}.`,
  );
  const files = readdirSync(FOLDER)
    .toSorted()
    .map((name) => join(FOLDER, name));
  const { one, two, tenth, size, isSame } = await costOfCounting(files);
  say(
    `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}: figures of a machine that others use tell little.`,
  );
  say(
    tableOf([
      ['counted by the command, each time in a process of its own', ''],
      ['one thread', seconds(one.time)],
      ['two threads', seconds(two.time)],
      ['as fast', (one.time / two.time).toFixed(2)],
      [
        'the same by the clocks of the threads, which stand still while others run',
        `${seconds(one.ownTime)}, ${seconds(two.ownTime)}`,
      ],
      ['as fast by these', (one.ownTime / two.ownTime).toFixed(2)],
      ['two threads and two merged halves equal to the whole', isSame ? 'yes, to the last digit' : 'NO'],
      ['file of counts', `${Math.round(size / 1000)} kB`],
      ['memory with one thread, at most', `${one.memory} MB`],
      ['memory with two threads, at most', `${two.memory} MB`],
      ['memory with two threads for a tenth of the sessions', `${tenth.memory} MB`],
    ]),
  );
  if (options.browser === 'no') return isSame;
  const opened = files.slice(0, IN_BROWSER / PER_FILE);
  const sessions = Math.min(made.sessions, IN_BROWSER);
  const { firstChart, inFirstChart, all, longestPause, longestTask, filter, memory } = await costInBrowser(
    opened,
    sessions,
  );
  say(
    tableOf([
      [`${sessions} sessions opened in the atlas`, ''],
      ['first chart with traffic', `${seconds(firstChart)} (${inFirstChart})`],
      ['all of it counted', seconds(all)],
      ['a filter applied', `${Math.round(filter)} ms`],
      ['longest time without a frame', `${Math.round(longestPause)} ms`],
      ['longest task of the page by the clock of its thread', `${Math.round(longestTask)} ms`],
      ['memory of the page with its worker, at most', `${memory} MB`],
    ]),
  );
  return isSame;
}
