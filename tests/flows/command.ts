import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { machines } from '../../machines/index.ts';
import type { ReportedMachine } from '../../src/atlas/exports/report-machine.ts';
import type { Call } from '../commands/call.ts';
import { machineIds } from '../machines/room.ts';
import { gather } from '../report/gather.ts';
import { reportPage, reportedMachine } from '../report/report-page.ts';
import { openPngRenderer } from './png-renderer.ts';
import { flowFiles } from './files.ts';
import { differingMachines, machinesAt, sinceDrawings, sinceMarkdown } from './since.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What was asked for: `[<machine> ...] [--to <folder>] [--since <commit>]`. */
function readArgs(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { to: { type: 'string', default: join('reports', 'flows') }, since: { type: 'string' } },
    allowPositionals: true,
  });
  const unknown = positionals.filter((name) => !machineIds.some((id) => id === name));
  if (unknown.length > 0)
    throw new Error(`There is no machine ${unknown.join(', ')}. There are ${machineIds.join(', ')}.`);
  const chosen = positionals.length === 0 ? machineIds : machineIds.filter((id) => positionals.includes(id));
  return { chosen, folder: resolve(root, values.to), since: values.since ?? null };
}

/** Writes how the machines differ from those of another commit, as text, Markdown and drawings, and says it. */
async function writeSince(ref: string, folder: string, chosen: readonly string[], say: Call['say']): Promise<void> {
  const isChosen = (id: string) => chosen.includes(id) || chosen.length === machineIds.length;
  const all = differingMachines(await machinesAt(root, ref), machines);
  const differing = all.filter(({ id }) => isChosen(id));
  const markdown = sinceMarkdown(ref, differing);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'since.md'), markdown);
  for (const [id, svg] of await sinceDrawings(differing)) writeFileSync(join(folder, `${id}.since.svg`), svg);
  for (const line of markdown.replaceAll(/```mermaid\n.*?```\n/gsu, '').split('\n')) say(line);
  say(
    `${relative(process.cwd(), join(folder, 'since.md'))}, and beside it each machine that differs as <id>.since.svg`,
  );
}

/**
 * Runs `npm run flows`: writes every machine in every format to `reports/flows/`, and one page with all of them.
 * `npm run flows -- cart session --to <folder>` writes these two, and there. `--since <commit>` writes what differs from that
 * commit instead.
 */
export async function run({ args, say, isStopped }: Call): Promise<boolean> {
  const { chosen, folder, since } = readArgs(args);
  if (since !== null) {
    await writeSince(since, folder, chosen, say);
    return true;
  }
  const report = gather(chosen);
  const reported: ReportedMachine[] = [];
  mkdirSync(folder, { recursive: true });
  const renderer = await openPngRenderer();
  try {
    for (const [place, id] of chosen.entries()) {
      if (await isStopped()) break;
      const machine = machines[id];
      const one = await reportedMachine(machine, report);
      const files = flowFiles(id, one);
      for (const [ending, text] of Object.entries(files)) writeFileSync(join(folder, `${id}.${ending}`), text);
      writeFileSync(join(folder, `${id}.png`), await renderer.png(files.svg));
      reported.push(one);
      say(`${place + 1}/${chosen.length} ${id}`);
    }
  } finally {
    await renderer.close();
  }
  writeFileSync(join(folder, 'index.html'), reportPage(report, reported));
  for (const line of report.missing) say(`Missing from the report. ${line}`);
  say(
    `${relative(process.cwd(), join(folder, 'index.html'))}, and beside it each machine as json, ts, scxml, mmd, svg and png`,
  );
  return reported.length === chosen.length;
}
