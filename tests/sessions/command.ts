import { parseArgs } from 'node:util';
import type { Call } from '../commands/call.ts';
import { wholeNumber } from '../commands/options.ts';
import { readWeights } from './weights.ts';
import { writeSessions } from './write-sessions.ts';

const HELP = `npm run sessions -- --count 1000 --seed 1   writes simulated sessions into reports/sessions/
  --per-file 100     sessions in one file; with 1 each file opens under Live, too
  --weights <file>   what shoppers do and how often; tests/sessions/weights.json where left out
  --to <folder>      another folder`;

const MEGABYTE = 1_000_000;

/** Runs `npm run sessions`. */
export async function run({ args, say, isStopped }: Call): Promise<boolean> {
  if (args.includes('--help')) {
    say(HELP);
    return true;
  }
  const { values: options, positionals: rest } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      count: { type: 'string' },
      seed: { type: 'string' },
      'per-file': { type: 'string' },
      weights: { type: 'string' },
      to: { type: 'string' },
    },
  });
  const [odd] = rest;
  if (odd !== undefined) throw new Error(`What is «${odd}»? ${HELP}`);
  const { count = '1000', seed = '1', to = 'reports/sessions' } = options;
  const began = performance.now();
  const { sessions, events, bytes } = await writeSessions({
    weights: readWeights(options.weights ?? new URL('weights.json', import.meta.url)),
    count: wholeNumber('count', count),
    seed: wholeNumber('seed', seed, 0),
    perFile: wholeNumber('per-file', options['per-file'] ?? '100'),
    to,
    isStopped,
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  say(
    `${sessions} simulated sessions with ${events} events in ${to}: ${(bytes / MEGABYTE).toFixed(1)} MB in ${seconds} s, memory at most ${memory} MB.`,
  );
  return true;
}
