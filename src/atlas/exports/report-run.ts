import { anchorOf } from './html.ts';
import type { RunFacts } from './report-facts.ts';
import type { ReportedMachine, WalkedRow } from './report-machine.ts';
import { share, table, tableRow } from './report-table.ts';

/** How many requirements are covered, in words. */
export function requirementWords({ requirements }: RunFacts): string {
  const all = new Set(requirements.map(({ id }) => id));
  const covered = new Set(requirements.filter(({ walk }) => walk !== null).map(({ id }) => id));
  return `${share(covered.size, all.size)} requirements covered`;
}

function figuresRow({ chart: { id }, walked, figures }: ReportedMachine): string {
  if (figures === undefined) return '';
  const walkedIn = (where: keyof Pick<WalkedRow, 'actorWalks' | 'browserWalks'>): string =>
    share(walked.filter((row) => row[where].length > 0).length, walked.length);
  const { killed = 0, survived = 0, stale = 0, equivalent = 0 } = figures.mutants;
  return tableRow(
    [
      id,
      walkedIn('actorWalks'),
      walkedIn('browserWalks'),
      figures.situations,
      figures.edges,
      figures.walks,
      figures.steps,
      figures.ratio.toFixed(3),
      figures.sneaks,
      share(killed, killed + survived + stale),
      equivalent,
    ],
    { link: anchorOf(id, '') },
  );
}

const FIGURES = [
  'machine',
  'on the actor',
  'in the browser',
  'situations',
  'edges',
  'walks',
  'steps',
  'cost',
  'sneak cells',
  'mutants killed',
  'equivalent',
];

/** The figures of all machines; empty where no machine has any. */
export function figuresSection(machines: readonly ReportedMachine[]): string {
  const rows = machines.map(figuresRow).filter((row) => row !== '');
  const caption = 'Cost: steps and starts against the least that can do.';
  return rows.length === 0
    ? ''
    : `<section id="figures"><h2>Figures</h2>${table('Figures of each machine', caption, FIGURES, rows)}</section>`;
}

/** Mutants, states that look alike, and requirements, each as a section. */
export function runSections({ requirements, unkilled, alike }: RunFacts): string {
  return `<section id="mutants"><h2>Mutants that no walk kills</h2>${table(
    'Mutants that no walk kills',
    `${unkilled.length} in all`,
    ['mutant', 'status', 'why'],
    unkilled.map(({ name, status, words }) => tableRow([name, status, words])),
  )}</section>
<section id="alike"><h2>States that look alike on the screen</h2>${table(
    'States that look alike on the screen',
    'The check of one passes where the other is; what happens next tells them apart.',
    ['machine', 'states', 'why'],
    alike.map(({ machine, states, reason }) => tableRow([machine, states, reason])),
  )}</section>
<section id="requirements"><h2>Requirements</h2>${table(
    'Requirements',
    'What covers each requirement of the specification, and the first walk or test that goes there.',
    ['requirement', 'text', 'machine', 'covered by', 'walk or test'],
    requirements.map(({ id, text, machine, coveredBy, walk }) =>
      tableRow([id, text, machine, coveredBy, walk ?? 'none']),
    ),
  )}</section>`;
}
