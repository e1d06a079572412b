import fc from 'fast-check';
import { XmlDocument, type XmlElement } from 'libxml2-wasm';
import { createMachine } from 'xstate';
import { expect, it } from 'vitest';
import { machines } from '../../../../machines/index.ts';
import type { Chart, ChartState, ChartTransition } from '../../../../src/atlas/chart/chart.ts';
import { chartOf } from '../../../../src/atlas/chart/chart-of.ts';
import { reportHtml } from '../../../../src/atlas/exports/report.ts';
import type { RunFacts } from '../../../../src/atlas/exports/report-facts.ts';
import type { ReportedMachine, WalkedRow } from '../../../../src/atlas/exports/report-machine.ts';
import { configsWith, names, texts } from '../../support/machines-by-chance.ts';

const SEED = 20_261_127;
const RUNS = 30;

const ids = fc.uniqueArray(fc.stringMatching(/^[0-9a-f]{8}$/u), { maxLength: 3 });
const some = fc.nat({ max: 9 });
const walkedAs = fc.record({
  reached: fc.constantFrom('browser' as const, 'actor' as const, 'nowhere' as const),
  browserWalks: ids,
  actorWalks: ids,
  because: texts,
});
const figures = fc.record({
  edges: some,
  situations: some,
  walks: some,
  steps: some,
  ratio: fc.integer({ min: 1000, max: 2000 }).map((thousandths) => thousandths / 1000),
  sneaks: some,
  mutants: fc.record({ killed: some, survived: some, stale: some, equivalent: some }, { requiredKeys: [] }),
});
const runs: fc.Arbitrary<RunFacts> = fc.record({
  requirements: fc.array(
    fc.record({
      id: fc.constantFrom('§4 Cart', 'R1', 'R <2>'),
      text: texts,
      machine: names,
      coveredBy: names,
      walk: fc.constantFrom(null, '11111111', 'a & b'),
    }),
    { maxLength: 4 },
  ),
  unkilled: fc.array(fc.record({ machine: names, name: names, status: names, words: texts }), { maxLength: 3 }),
  alike: fc.array(fc.record({ machine: names, states: names, reason: texts }), { maxLength: 3 }),
  missing: fc.uniqueArray(texts, { maxLength: 2 }),
});

/** Charts of machines by chance, and of the shop's own, which cover requirements. */
const charts = fc.oneof(
  configsWith(['500', 'slow']).map((config) => chartOf(createMachine(config))),
  fc.constantFrom(...Object.values(machines)).map((machine) => chartOf(machine)),
);

/** Machines with what a run left of each: rows for all transitions or for none, and figures or none. */
const reported: fc.Arbitrary<ReportedMachine[]> = fc
  .array(fc.tuple(charts, fc.gen()), { minLength: 1, maxLength: 3 })
  .map((all) =>
    all.map(([own, gen], at) => {
      const chart = { ...own, id: `m${at}` };
      const walked = gen(fc.boolean)
        ? chart.transitions.map(({ name }): WalkedRow => ({ name, ...gen(() => walkedAs) }))
        : [];
      const run = gen(fc.boolean) ? { figures: gen(() => figures) } : {};
      return { chart, drawing: `<svg id="of-${at}"></svg>`, walked, ...run };
    }),
  );

/** `3 of 4 (75.0 %)` */
function ofAll(part: number, whole: number): string {
  return whole === 0 ? 'none' : `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`;
}

/** What a part of a page says, without the room around it. */
function said(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** What a page of HTML holds, as an XML parser reads it. */
function readPage(page: string) {
  const main = page.slice(page.indexOf('<main>'), page.indexOf('</main>') + '</main>'.length);
  // What HTML may write shorter.
  const text = main.replaceAll(' data-find>', ' data-find="">').replaceAll('<input type="search">', '<input/>');
  const document = XmlDocument.fromString(text);
  const found = (path: string, node: XmlElement = document.root): XmlElement[] => node.find(path) as XmlElement[];
  const say = (node: XmlElement): string => said(node.content);
  const attribute = (node: XmlElement, name: string): string => node.attr(name)?.content ?? '';
  const cell = (node: XmlElement): string =>
    [...found('descendant-or-self::a', node).map((link) => attribute(link, 'href')), say(node)].join(' ');
  /** The words around a table, and its rows. A row begins with its class, and a link in it with where it leads. */
  const tableOf = (box: XmlElement): readonly unknown[] => [
    attribute(box, 'aria-label'),
    ...found('.//caption', box).map(say),
    found('.//thead//th', box).map(say),
    ...found('.//tbody/tr', box).map((row) => [attribute(row, 'class'), ...found('td | th', row).map(cell)]),
  ];
  const outline = (list: XmlElement): unknown[] =>
    found('li', list).map((item) => {
      const inner = found('ul', item);
      const own = inner.reduce((words, { content }) => words.replace(content, ''), item.content);
      return [attribute(item, 'id'), attribute(item, 'class'), said(own), ...inner.flatMap(outline)];
    });
  const read = {
    told: found('p').map(say),
    nav: found('nav//a').map(cell),
    /** All but the drawings, by their sections. */
    sections: found('section').map((section) => ({
      id: attribute(section, 'id'),
      heading: found('h2', section).map(say).join(),
      drawings: found('.//*[local-name() = "svg"]', section).map((svg) => attribute(svg, 'id')),
      tables: found('.//div[table]', section).map(tableOf),
      summaries: found('.//summary', section).map(say),
      outline: found('.//ul[@class = "outline"]', section).flatMap(outline),
    })),
    /** What the search of the page looks through. */
    findable: found('//*[@data-find]').length,
  };
  document.dispose();
  return read;
}

/** When a transition is taken, by its place among those of the same event. */
function askedOf(transition: ChartTransition): string {
  const { guard, branch } = transition;
  const asked = guard === null ? '' : ` [${guard}]`;
  if (branch.of === 1) return asked;
  if (branch.place === 1) return ` 1 ${guard === null ? 'ALWAYS' : 'IF'}${asked}`;
  return ` ${branch.place} ${guard === null ? 'ELSE' : 'ELSE IF'}${asked}`;
}

/** What the outline says of a state: where it stands, itself, what it does, what leads away from it, what is in it. */
function outlineOf(chart: Chart, state: ChartState): unknown[] {
  const notes: string[] = [];
  if (state.isInitial) notes.push('initial');
  if (state.kind === 'parallel') notes.push('regions side by side');
  if (state.kind === 'final') notes.push('final');
  if (state.kind === 'history') notes.push(state.history === 'deep' ? 'deep history' : 'history');
  for (const tag of state.tags) notes.push(`tag ${tag}`);
  const does: string[] = [];
  for (const action of state.entry) does.push(`entry / ${action}`);
  for (const action of state.exit) does.push(`exit / ${action}`);
  for (const { src } of state.invokes) does.push(`runs ${src}`);
  for (const action of state.starting) does.push(`initial / ${action}`);
  for (const id of state.historyDefaults) does.push(`default ${id.split('.').at(-1)}`);
  if (state.requirements.length > 0) does.push(`covers ${state.requirements.join(', ')}`);
  for (const transition of chart.transitions) {
    if (transition.source !== state.id) continue;
    const leads = transition.targets.map((target) => (target === '' ? 'the whole' : target)).join(' and ');
    const acts = transition.effects.join(', ');
    does.push(
      `${transition.trigger}${askedOf(transition)}${leads && ` → ${leads}`}${acts && ` / ${acts}`} ${transition.description}`,
    );
  }
  return [
    encodeURI(state.id === '' ? chart.id : `${chart.id}/${state.id}`),
    '',
    said(`${state.key}${notes.length === 0 ? '' : ` (${notes.join(', ')})`} ${state.description}`),
    ...does.map((line) => ['', 'does', said(line)]),
    ...state.states.map((inner) => outlineOf(chart, inner)),
  ];
}

const WALKED_WORDS = {
  browser: '● walked in the browser',
  actor: '◐ walked on the actor only',
  nowhere: '○ not walked',
} as const;

function machineOf({ chart, walked }: ReportedMachine, at: number) {
  const caption = `${walked.length} transitions and who walks them`;
  const rows = walked.map(({ name, reached, browserWalks, actorWalks, because }) =>
    [reached, name, WALKED_WORDS[reached], browserWalks.join(' '), actorWalks.join(' '), because].map(said),
  );
  const head = ['transition', 'walked', 'walks in the browser', 'walks on the actor', 'why not on a page'];
  const words = 'Walks by their ids, as the walk files name them.';
  return {
    id: chart.id,
    heading: chart.id,
    drawings: [`of-${at}`],
    tables: walked.length === 0 ? [] : [[`Transitions of ${chart.id}`, words, head, ...rows]],
    summaries: [...(walked.length === 0 ? [] : [caption]), 'The same in words'],
    outline: [outlineOf(chart, chart.root)],
  };
}

/** A section that is a table. */
function tabular(id: string, heading: string, table: readonly unknown[]) {
  return { id, heading, drawings: [], tables: [table], summaries: [], outline: [] };
}

function figuresOf(all: readonly ReportedMachine[]) {
  const rows = all.flatMap(({ chart, walked, figures: of }) => {
    if (of === undefined) return [];
    const { killed = 0, survived = 0, stale = 0, equivalent = 0 } = of.mutants;
    const walkedBy = (walks: 'actorWalks' | 'browserWalks') =>
      ofAll(walked.filter((row) => row[walks].length > 0).length, walked.length);
    const counts = [of.situations, of.edges, of.walks, of.steps, of.ratio.toFixed(3), of.sneaks].map(String);
    const both = [walkedBy('actorWalks'), walkedBy('browserWalks')];
    return [
      [
        '',
        `#${chart.id} ${chart.id}`,
        ...both,
        ...counts,
        ofAll(killed, killed + survived + stale),
        String(equivalent),
      ],
    ];
  });
  const head =
    'machine,on the actor,in the browser,situations,edges,walks,steps,cost,sneak cells,mutants killed,equivalent';
  const caption = 'Cost: steps and starts against the least that can do.';
  const table = ['Figures of each machine', caption, head.split(','), ...rows];
  return rows.length === 0 ? [] : [tabular('figures', 'Figures', table)];
}

function runOf({ unkilled, alike, requirements }: RunFacts) {
  const rows = (cells: readonly (readonly string[])[]) => cells.map((row) => ['', ...row.map(said)]);
  const [survivors, twins, clauses] = [
    'Mutants that no walk kills',
    'States that look alike on the screen',
    'Requirements',
  ];
  return [
    tabular('mutants', survivors, [
      survivors,
      `${unkilled.length} in all`,
      ['mutant', 'status', 'why'],
      ...rows(unkilled.map(({ name, status, words }) => [name, status, words])),
    ]),
    tabular('alike', twins, [
      twins,
      'The check of one passes where the other is; what happens next tells them apart.',
      ['machine', 'states', 'why'],
      ...rows(alike.map(({ machine, states, reason }) => [machine, states, reason])),
    ]),
    tabular('requirements', clauses, [
      clauses,
      'What covers each requirement of the specification, and the first walk or test that goes there.',
      ['requirement', 'text', 'machine', 'covered by', 'walk or test'],
      ...rows(requirements.map((row) => [row.id, row.text, row.machine, row.coveredBy, row.walk ?? 'none'])),
    ]),
  ];
}

/** How many states there are, the outermost with them. */
function statesIn({ states }: ChartState): number {
  return states.reduce((sum, inner) => sum + statesIn(inner), 1);
}

function countOf(all: readonly ReportedMachine[]): string {
  const sum = (count: (machine: ReportedMachine) => number) => all.reduce((total, one) => total + count(one), 0);
  const reachedIn = (where: string) => sum(({ walked }) => walked.filter(({ reached }) => reached === where).length);
  return [
    `${all.length} machines, ${sum(({ chart }) => statesIn(chart.root) - 1)} states, `,
    `${sum(({ chart }) => chart.transitions.length)} transitions. ● ${reachedIn('browser')} walked in the browser, `,
    `◐ ${reachedIn('actor')} on the actor only, ○ ${reachedIn('nowhere')} not walked.`,
  ].join('');
}

it(`the report of ${RUNS} sets of machines by chance says all that is known of them, and nothing else`, () => {
  fc.assert(
    fc.property(reported, fc.option(runs, { nil: undefined }), (all, run) => {
      const page = readPage(reportHtml(all, '', run));
      const clauses = new Set((run?.requirements ?? []).map(({ id }) => id));
      const covered = [...clauses].filter((id) => run?.requirements.some((row) => row.id === id && row.walk !== null));
      const whole = run === undefined ? '' : ` ${ofAll(covered.length, clauses.size)} requirements covered.`;
      expect(page.told).toEqual([
        `${countOf(all)}${whole}`,
        ...(run?.missing ?? []).map((line) => said(`Missing. ${line}`)),
        'Search states and events',
      ]);
      expect(page.nav).toEqual([
        ...all.map(({ chart: { id } }) => `#${id} ${id}`),
        ...(run === undefined ? [] : ['#mutants Mutants', '#alike Look-alike states', '#requirements Requirements']),
      ]);
      expect(page.sections).toEqual([
        ...figuresOf(all),
        ...all.map(machineOf),
        ...(run === undefined ? [] : runOf(run)),
      ]);
      const rows = page.sections.flatMap(({ tables }) => tables).reduce((sum, table) => sum + table.length - 3, 0);
      const parts = all.reduce((sum, { chart }) => sum + chart.transitions.length + statesIn(chart.root), 0);
      expect(page.findable).toBe(rows + parts);
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  );
});
