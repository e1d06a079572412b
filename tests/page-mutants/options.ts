import { parseArgs } from 'node:util';
import { PART_NAMES } from './sample.ts';

export const HELP = `npm run mutants:page                        plays all that is generated on a sample of faults in views, wires, styles and texts: walks of the browser, then tests without one
npm run mutants:page -- --count 400         how many, of all that there are
npm run mutants:page -- --seed 1            another number draws others
npm run mutants:page -- --shard 1/2         the first half of them
npm run mutants:page -- --part atlas        only those of a part: texts, styles, app, features, shared, atlas
npm run mutants:page -- --file src/main.ts  all of one file, and not a sample
npm run mutants:page -- --resume            goes on where a run of the same sources was stopped, and tries again what was left open
npm run mutants:page -- --workers 2         how many browsers at once
npm run mutants:page -- --machines          deletes each transition of the walk files in the page instead`;

/** What the command was asked for. */
export interface Options {
  /** How many mutants, before they are divided into shards. */
  readonly count: number;
  readonly seed: number;
  /** From 1. */
  readonly shard: number;
  readonly shards: number;
  /** The part of the sources whose mutants are judged; null: all. */
  readonly part: string | null;
  /** The file whose mutants are all judged, from the root of the checkout; null: a sample of all files. */
  readonly file: string | null;
  readonly workers: number;
  readonly isGoingOn: boolean;
  readonly machines: boolean;
}

function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} is a whole number from 1, not «${text}».`);
  return number;
}

/** Reads the arguments. @throws with one sentence where they make no sense */
export function optionsOf(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      count: { type: 'string', default: '400' },
      seed: { type: 'string', default: '1' },
      shard: { type: 'string', default: '1/1' },
      part: { type: 'string' },
      file: { type: 'string' },
      workers: { type: 'string', default: '2' },
      resume: { type: 'boolean', default: false },
      machines: { type: 'boolean', default: false },
    },
  });
  const [shard = '', shards = ''] = values.shard.split('/');
  const options = {
    count: numberOf('count', values.count),
    seed: numberOf('seed', values.seed),
    shard: numberOf('shard', shard),
    shards: numberOf('shard', shards),
    part: values.part ?? null,
    file: values.file ?? null,
    workers: numberOf('workers', values.workers),
    isGoingOn: values.resume,
    machines: values.machines,
  };
  if (options.shard > options.shards) throw new Error(`--shard ${values.shard}: there is no such part.`);
  if (options.part !== null && !PART_NAMES.includes(options.part))
    throw new Error(`--part ${options.part}: the parts are ${PART_NAMES.join(', ')}.`);
  return options;
}
