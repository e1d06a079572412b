import type { Page } from '@playwright/test';
import { linesOf, parseAria } from '../screen/aria.ts';
import { readAtOnce } from '../screen/read-at-once.ts';
import { type Answers, FAULT_QUESTIONS, faultsIn } from '../screen/page-faults.ts';
import { CHARTS, type DrawnChart, OF_THE_ATLAS, OF_THE_SHOP, OVERVIEW } from './drawn-charts.ts';
import { readHidden } from './read-hidden.ts';
import { type SeenMark, readChart } from './seen-chart.ts';

/** The name of the first button. */
export const SKIP = 'Skip to the chart';

/** What is no fault of it while the focus is elsewhere: it comes into view with it. */
const UNFOCUSED = new RegExp(`^(?:button|text) «${SKIP}» `, 'u');

/** Faults of a page of the shop that are none of the atlas. */
const NO_FAULTS: readonly RegExp[] = [
  // A file is chosen by the button beside the field, which has the same name.
  /^input «» cannot be seen$/u,
  // A sign that stands for the words.
  /^button «Zoom (?:in|out)» shows «[+−]»/u,
];

/** Words that only a screen reader has: what the keys do on a chart. */
const HEARD_ONLY = /^text «Arrow keys move the chart, /u;

/** What is open on a page of the atlas, as its address says. */
interface OpenChart {
  readonly machine: string;
  readonly folded: readonly string[];
  readonly isPlain: boolean;
}

function openIn(hash: string): OpenChart {
  const [, place = '', query = ''] = /^#([^?]*)(?:\?(.*))?$/u.exec(hash) ?? [];
  const asked = new URLSearchParams(query);
  return {
    machine: decodeURIComponent(place.split('/')[0] ?? ''),
    folded: (asked.get('fold') ?? '').split(',').filter((state) => state !== ''),
    isPlain: asked.get('words') !== 'code',
  };
}

function link(id: string, states: number, transitions: number): string {
  return `link "${id} ${states} states, ${transitions} transitions" → #${id}`;
}

function group(title: string, ids: readonly string[]): string[] {
  const links = ids.map((id) => {
    const { states = [], transitions = [] } = CHARTS.get(id) ?? {};
    // The frame around all states is the machine.
    return link(id, states.length - 1, transitions.length);
  });
  return [`paragraph: ${title}`, `list "${title}"`, ...links];
}

/** What the atlas shows around its chart and its panel. */
function frameLines({ machine, folded, isPlain }: OpenChart): string[] {
  return [
    `button "${SKIP}"`,
    'heading "Flow atlas" [level=1]',
    'combobox "Search states and events"',
    'link "Open the shop" → /?inspect',
    'navigation "Machines"',
    'paragraph: Together',
    'list "Together"',
    link(OVERVIEW.id, OVERVIEW.states, OVERVIEW.transitions),
    ...group('The shop', OF_THE_SHOP),
    ...group('This atlas', OF_THE_ATLAS),
    'text: Open a machine',
    'button "Open a machine"',
    'status: XState JSON, SCXML, TypeScript or JavaScript, chosen or dropped here. It is drawn and stepped; nothing in it runs.',
    'main',
    'region "Chart"',
    `heading "${machine}"`,
    ...(folded.length > 0 ? ['button "Unfold all"'] : []),
    `button "Plain words"${isPlain ? ' [pressed]' : ''}`,
    'button "Zoom out": −',
    'status: 100 %',
    'button "Zoom in": +',
    'button "Actual size"',
    'button "Fit"',
    'button "Full screen"',
  ];
}

/** Why something is lit on the chart: the drivers of what is followed or tried compare it. */
const LIT_BY = /^paragraph: (?:Follows |Shows what you try)/u;

/** The lines around the chart, without the one that says by what it is lit. */
async function seenFrame(page: Page): Promise<string[]> {
  const lines = linesOf(parseAria(await page.ariaSnapshot()));
  const end = lines.findIndex((line) => line.startsWith('paragraph: Arrow keys move the chart'));
  return lines.slice(0, end === -1 ? lines.length : end).filter((line) => !LIT_BY.test(line));
}

/** A name without what is so of the mark at the moment: active, taken, walked, folded. Its drivers compare that. */
function plainName({ name }: Pick<SeenMark, 'name'>): string {
  return name.split(', ')[0] ?? '';
}

function unspaced(text: string): string {
  return text.replaceAll(/\s+/gu, '');
}

/** The states of a chart that stand in none that is folded. */
function unfoldedOf(
  { states, transitions, starts }: DrawnChart,
  machine: string,
  folded: readonly string[],
): DrawnChart {
  const roots = folded.map((state) => `${machine}.${state}.`);
  const isShown = (id: string): boolean => !roots.some((root) => id.startsWith(root));
  return {
    starts: starts.filter((id) => isShown(`${machine}.${id}`)),
    states: states.filter(({ id }) => isShown(id)),
    transitions: transitions.filter(({ source }) => isShown(source)),
  };
}

/** What is written in marks that does not say what it has to. */
function unsaidIn({ states }: DrawnChart, seen: readonly SeenMark[]): string[] {
  return states.flatMap(({ name, key, description }) => {
    const text = unspaced(seen.find((mark) => plainName(mark) === name)?.text ?? '');
    return [key, description]
      .filter((words) => !text.includes(unspaced(words)))
      .map((words) => `«${name}» does not say «${words}»`);
  });
}

/** A part of the atlas that is compared: its name, and both sides in lines. */
export interface AtlasPart {
  readonly what: string;
  readonly expected: readonly string[];
  readonly seen: readonly string[];
}

/** What is asked of a page of the atlas, whatever is open there. */
const QUESTIONS = { ...FAULT_QUESTIONS, hidden: readHidden, focused: () => document.activeElement?.textContent };

type AtlasAnswers = Answers & { readonly hidden: readonly string[]; readonly focused: string | undefined };

/** What on a page of the atlas cannot be seen, used or told of as it should, in words. */
function faultsOfAtlas({ searched, hidden, focused, ...found }: AtlasAnswers): string[] {
  const heardOnly = searched.heardOnly.filter((words) => !HEARD_ONLY.test(words));
  const faults = [...faultsIn({ searched, ...found }), ...heardOnly, ...hidden];
  const isNone = focused === SKIP ? NO_FAULTS : [...NO_FAULTS, UNFOCUSED];
  return faults.filter((fault) => !isNone.some((pattern) => pattern.test(fault)));
}

/** The same of an open page. */
export async function atlasFaults(page: Page): Promise<string[]> {
  return faultsOfAtlas(await readAtOnce(page, QUESTIONS));
}

/**
 * All of a page of the atlas but its panel, which the drivers compare: the frame, the marks on the chart and what is
 * written in them, and what cannot be seen, used or followed. What has to stand on a chart is read off its machine.
 */
export async function atlasParts(page: Page): Promise<readonly AtlasPart[]> {
  const seen = await seenFrame(page);
  const { hash, chart, ...found } = await readAtOnce(page, {
    ...QUESTIONS,
    hash: () => location.hash,
    chart: readChart,
  });
  const open = openIn(hash);
  const frame = { what: 'the frame of the atlas', expected: frameLines(open), seen };
  const use = { what: 'what cannot be seen or used', expected: [], seen: faultsOfAtlas(found) };
  const whole = CHARTS.get(open.machine);
  if (whole === undefined) return [frame, use];
  const drawn = unfoldedOf(whole, open.machine, open.folded);
  return [
    frame,
    use,
    {
      what: 'where the chart begins',
      expected: drawn.starts.toSorted(),
      seen: chart.starts.toSorted(),
    },
    {
      what: 'the states on the chart',
      expected: drawn.states.map(({ name }) => name),
      seen: chart.states.map(plainName),
    },
    {
      what: 'the transitions on the chart',
      expected: drawn.transitions.map(({ name }) => name).sort(),
      seen: chart.transitions.map(plainName).sort(),
    },
    {
      what: 'the transitions on lines',
      expected: drawn.transitions
        .filter(({ isOnLine }) => isOnLine)
        .map(({ name }) => name)
        .sort(),
      seen: chart.onLines.map((name) => plainName({ name })).sort(),
    },
    { what: 'what is drawn', expected: [], seen: [...chart.faults, ...unsaidIn(drawn, chart.states)] },
  ];
}
