import { parseArgs } from 'node:util';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { ALL_SESSIONS } from '../../src/atlas/traffic/filter.ts';
import { mergeTallies } from '../../src/atlas/traffic/merge.ts';
import { Names } from '../../src/atlas/traffic/names.ts';
import { type Funnel, TallyCounter } from '../../src/atlas/traffic/tally.ts';
import { decodeTraffic, type Slices, tallyOf, trafficParts } from '../../src/atlas/traffic/traffic-file.ts';
import type { Tally } from '../../src/atlas/traffic/traffic.ts';
import type { Call } from '../commands/call.ts';
import { wholeNumber } from '../commands/options.ts';
import { countFiles } from './count-files.ts';
import { trafficTable } from './traffic-table.ts';
import { writeXes } from './write-xes.ts';

const HELP = `npm run traffic -- <folder or files>      counts sessions, writes reports/traffic.json for the atlas
  --threads 2                     threads that read; as many as the machine has where left out
  --funnel "cart/lines.filled > checkout/open"   counts the way between two states
  --xes <file>                    writes the sessions as event data for process mining, too (IEEE 1849)
  --to <file>                     another file
npm run traffic -- --merge <file>,<file>  adds up files that it has written`;

const KILOBYTE = 1000;

/** The files of sessions in a folder and the folders below, or the file itself. */
function sessionFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = join(path, entry.name);
      if (entry.isDirectory()) return sessionFiles(inner);
      return entry.name.endsWith('.json') ? [inner] : [];
    });
}

function funnelIn(text: string): Funnel {
  const [from = '', to = '', ...rest] = text.split('>').map((part) => part.trim());
  if (from === '' || to === '' || rest.length > 0)
    throw new Error(`«${text}» is no funnel: write it as «cart/lines.filled > checkout/open».`);
  return { from, to };
}

/** What was counted and what was in files of counts together, slice by slice. */
function* together(counter: TallyCounter, merged: readonly Slices[]): Generator<[string, Tally]> {
  const keys = new Set([...counter.slices, ...merged.flatMap(Object.keys)]);
  for (const key of [...keys].toSorted()) {
    const others = merged.flatMap((slices) => slices[key] ?? []);
    yield [key, others.reduce(mergeTallies, counter.tally(key))];
  }
}

/** Runs `npm run traffic`. */
export async function run({ args, say }: Call): Promise<boolean> {
  const { values: options, positionals: rest } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      threads: { type: 'string' },
      funnel: { type: 'string' },
      to: { type: 'string' },
      merge: { type: 'string' },
      xes: { type: 'string' },
    },
  });
  const { to = 'reports/traffic.json', merge } = options;
  if (rest.length === 0 && merge === undefined) {
    say(HELP);
    return args.length === 0;
  }
  const began = performance.now();
  const merged = (merge?.split(',') ?? []).map((file) => decodeTraffic(JSON.parse(readFileSync(file, 'utf8'))));
  const files = rest.flatMap(sessionFiles);
  const threads = wholeNumber('threads', options.threads ?? String(availableParallelism()));
  const funnels = options.funnel === undefined ? [] : options.funnel.split(',').map(funnelIn);
  const { counter, broken } =
    files.length === 0
      ? { counter: new TallyCounter(new Names()), broken: [] }
      : await countFiles(files, threads, funnels);
  mkdirSync(dirname(to), { recursive: true });
  await writeFile(to, trafficParts(together(counter, merged)));
  if (options.xes !== undefined) say(`${await writeXes(files, options.xes)} traces in ${options.xes}.`);
  const tally = merged.map((slices) => tallyOf(slices, ALL_SESSIONS)).reduce(mergeTallies, counter.tally());
  say(trafficTable(tally));
  for (const { file, sessions } of broken) say(`${file}: ${sessions} could not be read and were left out.`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  say(
    `${tally.sessions} sessions (${tally.simulated} simulated) with ${tally.events} events in ${to}: ` +
      `${Math.round(statSync(to).size / KILOBYTE)} kB in ${seconds} s, ${threads} threads, memory at most ${memory} MB.`,
  );
  return broken.length === 0;
}
