import { conditionOf } from '../layout/transition-text.ts';
import { type Chart, type ChartState, type ChartTransition, actionLines } from '../chart/chart.ts';
import { REACHED_SIGNS, REACHED_WORDS, type Reached } from '../chart-view/reached.ts';
import { anchorOf, escapeHtml } from './html.ts';
import type { MachineFigures } from './report-facts.ts';
import { table, tableRow } from './report-table.ts';

/** How far a transition was walked, and by which walks. */
export interface WalkedRow {
  readonly name: string;
  readonly reached: Reached;
  /** Walks on a real page that passed. */
  readonly browserWalks: readonly string[];
  /** Walks on the bare actor. */
  readonly actorWalks: readonly string[];
  /** Why it is not walked on a page; empty where it is. */
  readonly because: string;
}

/** One machine of the report. */
export interface ReportedMachine {
  readonly chart: Chart;
  /** Its drawing, as markup. */
  readonly drawing: string;
  /** Empty where no run has left its coverage. */
  readonly walked: readonly WalkedRow[];
  /** Left out where the page is made without the tests. */
  readonly figures?: MachineFigures;
}

function wordsOf(transition: ChartTransition): string {
  const { trigger, effects, targets } = transition;
  const condition = conditionOf(transition);
  return [
    `<b>${escapeHtml(trigger)}</b>`,
    ...(condition === '' ? [] : [`<i>${escapeHtml(condition)}</i>`]),
    ...(targets.length === 0 ? [] : [`→ ${escapeHtml(targets.map((id) => id || 'the whole').join(' and '))}`]),
    ...(effects.length === 0 ? [] : [`/ ${escapeHtml(effects.join(', '))}`]),
  ].join(' ');
}

const KIND_WORDS: Readonly<Record<ChartState['kind'], string>> = {
  atomic: '',
  compound: '',
  parallel: 'regions side by side',
  final: 'final',
  history: 'history',
};

function outline(chart: Chart, state: ChartState): string {
  const own = chart.transitions.filter(({ source }) => source === state.id);
  const marks = [
    state.isInitial ? 'initial' : '',
    state.history === 'deep' ? 'deep history' : KIND_WORDS[state.kind],
    ...state.tags.map((tag) => `tag ${tag}`),
  ];
  const says = [
    ...actionLines(state),
    ...(state.requirements.length > 0 ? [`covers ${state.requirements.join(', ')}`] : []),
  ];
  const lines = [
    ...says.map((line) => `<li class="does">${escapeHtml(line)}</li>`),
    ...own.map((one) => {
      const because = one.description === '' ? '' : ` <small>${escapeHtml(one.description)}</small>`;
      return `<li class="does" data-find>${wordsOf(one)}${because}</li>`;
    }),
    ...state.states.map((inner) => outline(chart, inner)),
  ];
  const small = marks.filter((mark) => mark !== '').join(', ');
  return `<li id="${anchorOf(chart.id, state.id)}" data-find><strong>${escapeHtml(state.key)}</strong>${
    small === '' ? '' : ` <small>(${escapeHtml(small)})</small>`
  } ${escapeHtml(state.description)}${lines.length === 0 ? '' : `<ul>${lines.join('')}</ul>`}</li>`;
}

function walkedRow({ name, reached, browserWalks, actorWalks, because }: WalkedRow): string {
  const words = `${REACHED_SIGNS[reached]} ${REACHED_WORDS[reached]}`;
  return tableRow([name, words, browserWalks.join(' '), actorWalks.join(' '), because], { kind: reached });
}

const WALKED = ['transition', 'walked', 'walks in the browser', 'walks on the actor', 'why not on a page'];

function walkedTable(id: string, walked: readonly WalkedRow[]): string {
  if (walked.length === 0) return '<p>No run has left its coverage.</p>';
  const caption = `${walked.length} transitions and who walks them`;
  return `<details><summary>${caption}</summary>${table(
    `Transitions of ${id}`,
    'Walks by their ids, as the walk files name them.',
    WALKED,
    walked.map(walkedRow),
  )}</details>`;
}

/** A machine's part of the report: its drawing, the same as nested lists, and who walks it. */
export function machineSection({ chart, drawing, walked }: ReportedMachine): string {
  return `<section id="${anchorOf(chart.id, '')}" aria-label="${escapeHtml(chart.id)}"><h2>${escapeHtml(chart.id)}</h2>
<div class="scroll drawing" tabindex="0" role="region" aria-label="Drawing of ${escapeHtml(chart.id)}">${drawing}</div>
${walkedTable(chart.id, walked)}
<details><summary>The same in words</summary><ul class="outline">${outline(chart, chart.root)}</ul></details>
</section>`;
}
