import { type Chart, type ChartState, type ChartTransition, actionLines } from '../chart/chart.ts';
import { REACHED_SIGNS, REACHED_WORDS, type Reached } from '../chart-view/reached.ts';
import { anchorOf, escapeHtml } from './html.ts';

/** How far a transition was walked, and by which walks. */
export interface WalkedRow {
  readonly name: string;
  readonly reached: Reached;
  /** Walks on a real page that passed. */
  readonly browserWalks: readonly string[];
  /** Walks on the bare actor. */
  readonly actorWalks: readonly string[];
  /** Why no page can cause it; empty where one can. */
  readonly because: string;
}

/** One machine of the report. */
export interface ReportedMachine {
  readonly chart: Chart;
  /** Its drawing, as markup. */
  readonly drawing: string;
  /** Empty where no run has left its coverage. */
  readonly walked: readonly WalkedRow[];
}

function wordsOf({ trigger, guard, actions, targets }: ChartTransition): string {
  return [
    `<b>${escapeHtml(trigger)}</b>`,
    ...(guard === null ? [] : [`<i>[${escapeHtml(guard)}]</i>`]),
    ...(targets.length === 0 ? [] : [`→ ${escapeHtml(targets.map((id) => id || 'the whole').join(' and '))}`]),
    ...(actions.length === 0 ? [] : [`/ ${escapeHtml(actions.join(', '))}`]),
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
  const marks = [state.isInitial ? 'initial' : '', KIND_WORDS[state.kind], ...state.tags.map((tag) => `tag ${tag}`)];
  const says = [
    ...actionLines(state),
    ...(state.requirements.length > 0 ? [`carries ${state.requirements.join(', ')}`] : []),
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

function walkedRow(row: WalkedRow): string {
  return `<tr class="${row.reached}" data-find><td>${escapeHtml(row.name)}</td><td>${REACHED_SIGNS[row.reached]} ${
    REACHED_WORDS[row.reached]
  }</td><td>${escapeHtml(row.browserWalks.join(' '))}</td><td>${escapeHtml(row.actorWalks.join(' '))}</td><td>${escapeHtml(
    row.because,
  )}</td></tr>`;
}

function walkedTable(walked: readonly WalkedRow[]): string {
  return walked.length === 0
    ? '<p>No run has left its coverage.</p>'
    : `<details><summary>${walked.length} transitions and who walks them</summary><div class="scroll"><table><thead><tr>${[
        'transition',
        'walked',
        'walks in the browser',
        'walks on the actor',
        'why not on a page',
      ]
        .map((head) => `<th scope="col">${head}</th>`)
        .join('')}</tr></thead><tbody>${walked.map(walkedRow).join('')}</tbody></table></div></details>`;
}

/** A machine's part of the report: its drawing, the same as nested lists, and who walks it. */
export function machineSection({ chart, drawing, walked }: ReportedMachine): string {
  return `<section id="${anchorOf(chart.id, '')}" aria-label="${escapeHtml(chart.id)}"><h2>${escapeHtml(chart.id)}</h2>
<div class="scroll drawing" tabindex="0" role="region" aria-label="Drawing of ${escapeHtml(chart.id)}">${drawing}</div>
${walkedTable(walked)}
<details><summary>The same in words</summary><ul class="outline">${outline(chart, chart.root)}</ul></details>
</section>`;
}
