import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { AnyStateMachine } from 'xstate';
import { machines } from '../../machines/index.ts';
import type { ReportedMachine } from '../../src/atlas/exports/report-machine.ts';
import { reportHtml } from '../../src/atlas/exports/report.ts';
import { followingSheet } from '../../src/atlas/exports/svg.ts';
import type { Call } from '../commands/call.ts';
import { gather } from '../report/gather.ts';
import { openPngRenderer } from './png-renderer.ts';
import { flowFiles } from './files.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What was asked for: `[<machine> ...] [--to <folder>]`. */
function readArgs(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { to: { type: 'string', default: join('reports', 'flows') } },
    allowPositionals: true,
  });
  const all: readonly AnyStateMachine[] = Object.values(machines);
  const unknown = positionals.filter((name) => !all.some(({ id }) => id === name));
  if (unknown.length > 0)
    throw new Error(`There is no machine ${unknown.join(', ')}. There are ${all.map(({ id }) => id).join(', ')}.`);
  const chosen = positionals.length === 0 ? all : all.filter(({ id }) => positionals.includes(id));
  return { chosen, folder: resolve(root, values.to) };
}

/**
 * Runs `npm run flows`: writes every machine in every format to `reports/flows/`, and one page with all of them.
 * `npm run flows -- cart session --to <folder>` writes these two, and there.
 */
export async function run({ args, say, isStopped }: Call): Promise<boolean> {
  const { chosen, folder } = readArgs(args);
  const coverage = gather();
  const reported: ReportedMachine[] = [];
  mkdirSync(folder, { recursive: true });
  const renderer = await openPngRenderer();
  try {
    for (const [place, machine] of chosen.entries()) {
      if (await isStopped()) break;
      const walked = coverage.machines.find((row) => row.machine === machine.id)?.transitions ?? [];
      const flow = await flowFiles(machine, walked);
      for (const [ending, text] of Object.entries(flow.files))
        writeFileSync(join(folder, `${machine.id}.${ending}`), text);
      writeFileSync(join(folder, `${machine.id}.png`), await renderer.png(flow.files.svg));
      reported.push(flow.reported);
      say(`${place + 1}/${chosen.length} ${machine.id}`);
    }
  } finally {
    await renderer.close();
  }
  writeFileSync(join(folder, 'index.html'), reportHtml(reported, followingSheet));
  for (const line of coverage.missing) say(`Missing from the coverage. ${line}`);
  say(
    `${relative(process.cwd(), join(folder, 'index.html'))}, and beside it each machine as json, ts, scxml, mmd, svg and png`,
  );
  return reported.length === chosen.length;
}
