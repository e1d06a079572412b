import { escapeHtml } from '../../src/atlas/exports/html.ts';
import type { TransitionCoverage } from '../../src/atlas/page/coverage/coverage.ts';
import type { MachineRow, Report } from './gather.ts';

function cells(tag: 'td' | 'th', values: readonly (string | number)[]): string {
  return values.map((value) => `<${tag}>${escapeHtml(String(value))}</${tag}>`).join('');
}

function table(caption: string, head: readonly string[], rows: readonly string[]): string {
  return (
    `<div class="scroll"><table><caption>${escapeHtml(caption)}</caption><thead><tr>${cells('th', head)}</tr></thead>` +
    `<tbody>${rows.join('\n')}</tbody></table></div>`
  );
}

const PERCENT = 100;

function share(part: number, whole: number): string {
  return whole === 0 ? 'none' : `${part} of ${whole} (${((part / whole) * PERCENT).toFixed(1)} %)`;
}

const reachedWords = { browser: '● in the browser', actor: '◐ on the actor only', nowhere: '○ not walked' } as const;

function walkedIn({ transitions }: MachineRow, where: 'browserWalks' | 'actorWalks'): number {
  return transitions.filter((row) => row[where].length > 0).length;
}

function summaryRow(row: MachineRow): string {
  const { killed = 0, survived = 0, stale = 0, equivalent = 0 } = row.mutants;
  const all = row.transitions.length;
  return `<tr><th scope="row"><a href="#${row.machine}">${row.machine}</a></th>${cells('td', [
    share(walkedIn(row, 'actorWalks'), all),
    share(walkedIn(row, 'browserWalks'), all),
    row.edges,
    row.walks,
    row.steps,
    row.ratio.toFixed(3),
    row.sneaks,
    share(killed, killed + survived + stale),
    equivalent,
  ])}</tr>`;
}

function transitionRow(row: TransitionCoverage): string {
  return `<tr class="${row.reached}">${cells('td', [
    row.name,
    reachedWords[row.reached],
    row.browserWalks.join(' '),
    row.actorWalks.join(' '),
    row.because,
  ])}</tr>`;
}

function machineSection(row: MachineRow): string {
  return `<section id="${row.machine}"><h2>${row.machine}</h2>${table(
    `${row.transitions.length} transitions, ${row.situations} situations`,
    ['transition', 'walked', 'walks in the browser', 'walks on the actor', 'why not on a page'],
    row.transitions.map(transitionRow),
  )}</section>`;
}

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 90rem; margin: 0 auto; padding: 1rem 1.5rem 4rem; }
h1 { margin-block: 1rem 0; } h2 { margin-block: 2.5rem 0.5rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
caption { text-align: start; opacity: 0.75; padding-block: 0.25rem; }
th, td { border-block-end: 1px solid color-mix(in srgb, currentcolor 20%, transparent); padding: 0.3rem 0.6rem; text-align: start; vertical-align: top; }
td { overflow-wrap: anywhere; min-width: 5rem; }
tr.actor td:nth-child(2) { font-weight: 600; } tr.nowhere td:nth-child(2) { font-weight: 700; text-decoration: underline; }
`;

/** «cart: a = b: why» as the pair and the reason. */
function inTwo(line: string): string[] {
  return /^(\S+: \S+ = \S+): (.*)$/su.exec(line)?.slice(1) ?? [line, ''];
}

/** The report as one HTML page that needs no network: coverage, mutants, clauses. */
export function pageOf({ machines, clauses, unkilled, alike, missing }: Report): string {
  const transitions = machines.flatMap((row) => row.transitions);
  const inBrowser = transitions.filter(({ reached }) => reached === 'browser').length;
  const covered = new Set(clauses.filter(({ walk }) => walk !== null).map(({ clause }) => clause)).size;
  const known = new Set(clauses.map(({ clause }) => clause)).size;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Loadout: what the walks reach</title>
<style>${style}</style>
</head>
<body>
<h1>What the walks reach</h1>
<p>${share(inBrowser, transitions.length)} transitions in the browser, ${share(covered, known)} clauses carried.</p>
${missing.map((line) => `<p><strong>Missing.</strong> ${escapeHtml(line)}</p>`).join('\n')}
${table(
  'Each machine. Cost: steps and starts against the least that can do.',
  [
    'machine',
    'on the actor',
    'in the browser',
    'edges',
    'walks',
    'steps',
    'cost',
    'sneak cells',
    'mutants killed',
    'equivalent',
  ],
  machines.map(summaryRow),
)}
${machines.map(machineSection).join('\n')}
<section id="mutants"><h2>Mutants that no walk kills</h2>${table(
    `${unkilled.length} in all`,
    ['mutant', 'status', 'why'],
    unkilled.map(({ name, status, words }) => `<tr>${cells('td', [name, status, words])}</tr>`),
  )}</section>
<section id="alike"><h2>States that look alike on the screen</h2>${table(
    'The check of one passes where the other is; what happens next tells them apart.',
    ['states', 'why'],
    alike.map((line) => `<tr>${cells('td', inTwo(line))}</tr>`),
  )}</section>
<section id="clauses"><h2>Clauses</h2>${table(
    'What covers each clause of the specification, and the first walk or test that goes there.',
    ['clause', 'says', 'machine', 'carrier', 'walk or test'],
    clauses.map(
      (row) => `<tr>${cells('td', [row.clause, row.says, row.machine, row.carrier, row.walk ?? 'none'])}</tr>`,
    ),
  )}</section>
</body>
</html>
`;
}
