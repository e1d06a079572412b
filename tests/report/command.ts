import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { machines } from '../../machines/index.ts';
import { type Coverage, COVERAGE_VERSION, type CoverageSource } from '../../src/atlas/page/coverage/coverage.ts';
import { MASKED } from '../page/screen/masked.ts';
import { UNSAID } from '../page/screen/unsaid.ts';
import type { Call } from '../commands/call.ts';
import { type Report, gather } from './gather.ts';
import { reportPage, reportedMachine } from './report-page.ts';

const reports = new URL('../../reports/', import.meta.url);

/** The commit that the checkout stands on. */
function commitHere(): string {
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' });
  return stdout.trim() || 'unknown';
}

/** The report as the coverage file that the atlas reads, and the other facts beside it. */
function coverageFile({ playedAt, ...others }: Report): Coverage & { readonly version: number } {
  const source: CoverageSource =
    playedAt === null ? { kind: 'planned' } : { kind: 'run', at: playedAt, commit: commitHere() };
  return { version: COVERAGE_VERSION, source, ...others };
}

/** How many texts the walks showed and judged, and which they did not. */
function textLines({ texts: { all, shown, unjudged, unseen } }: Report): string[] {
  const list = (keys: readonly string[]) => (keys.length === 0 ? '' : `: ${keys.join(', ')}`);
  return [
    `Texts: ${shown} of ${all} are shown by a walk, ${shown - unjudged.length} of these are judged`,
    `  shown and not judged: ${unjudged.length}${list(unjudged)}`,
    `  shown by no walk: ${unseen.length}${list(unseen)}`,
  ];
}

/** In how many steps of the walks something was not compared, each mask with its reason, and how events were ignored. */
function lookLines({ looks: { steps, masked, ignored } }: Report): string[] {
  const words = Object.entries(ignored).map(([how, count]) => `${how} ${count}`);
  return [
    `Steps on a page: ${steps}. Not compared in them:`,
    ...Object.entries(MASKED).map(([name, reason]) => `  ${name}, ${masked[name] ?? 0} steps: ${reason}`),
    `Events shown to be ignored: ${words.join(', ') || 'none'}`,
  ];
}

/** How a screen reader was told of what changed on the screen, and what is not told, with the reason. */
function toldLines({ looks: { told } }: Report): string[] {
  const counts = Object.entries(told);
  const words = counts.filter(([how]) => !how.includes(', ')).map(([how, count]) => `${how} ${count}`);
  const times = (name: string) =>
    counts.filter(([how]) => how.startsWith(`${name}, `)).reduce((sum, [, count]) => sum + count, 0);
  return [
    `Changes of the screen that a screen reader was told of: ${words.join(', ') || 'none'}. Not told:`,
    ...Object.entries(UNSAID).map(([name, { because }]) => `  ${name}, ${times(name)} times: ${because}`),
  ];
}

/** How much of what machines do together was played. */
function pairLines({ pairs: { played, possible, journeys } }: Report): string[] {
  return [`Pairs across machines: ${played} of ${possible} were played, in ${journeys} journeys`];
}

/** Runs `npm run report`: computes what the walks reach, into `reports/flows.json` and `reports/flows.html`. */
export async function run({ say }: Call): Promise<boolean> {
  const report = gather();
  const reported = await Promise.all(Object.values(machines).map((machine) => reportedMachine(machine, report)));
  mkdirSync(reports, { recursive: true });
  writeFileSync(new URL('flows.json', reports), `${JSON.stringify(coverageFile(report), null, 1)}\n`);
  writeFileSync(new URL('flows.html', reports), reportPage(report, reported));
  for (const line of [...textLines(report), ...lookLines(report), ...toldLines(report), ...pairLines(report)])
    say(line);
  for (const line of report.missing) say(`Missing from the report. ${line}`);
  say('reports/flows.html and reports/flows.json');
  return true;
}
