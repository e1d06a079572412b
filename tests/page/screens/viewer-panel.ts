import { readFileSync } from 'node:fs';
import { dropdownLine } from './lines.ts';
import { recorderPanel } from './recorder-panel.ts';
import { emptyTraffic } from './traffic-panel.ts';

/**
 * A walk file with one walk of four steps. The states in it are those of `storage`, and its events have the name of the machine
 * for which it is served.
 */
export function walkFile(machine: string): string {
  return `walk file ${machine}
one walk

walk 0badcafe tour
  start → kept · count = 1
  ${machine}.failed → lost · count = 2 · emits spoken {"once":true} · by ${machine}.kept[0]
  ${machine}.failed → (ignored)
  ${machine}.recovered → kept · by ${machine}.lost[0]
`;
}

/** The states that each step highlights on the chart of `storage`. */
export const LIT = ['kept', 'lost', 'lost', 'kept'];

/** The transitions that each step highlights there. */
export const TAKEN = ['', 'storage.kept: storage.failed[0]', '', 'storage.lost: storage.recovered[0]'];

interface OpenView {
  readonly machine: string;
  readonly part: string | null;
  readonly walk: object | null;
  readonly stepIndex: number;
  readonly speed: number;
  readonly isPlaying: boolean;
  /** Whether names are in plain words. */
  readonly isPlain: boolean;
}

const KEPT = 'Cart, language and name survive a reload.';
const LOST = 'Storage is full, blocked or broken: the shop works from memory, and a line says so.';

/** A transition in the names of the code, and in plain words. */
const FAILS = ['button "storage.failed → lost"', 'button "something could not be stored → lost"'];
const RECOVERS = ['button "storage.recovered → kept"', 'button "storing works again → kept"'];
const READ = ['button "notice.dismissed → acknowledged"', 'button "dismiss the line → acknowledged"'];
const PLAYED = ['button "play.pressed → playing"', 'button "press Play promotions → playing"'];
const PAUSED = ['button "pause.pressed → paused"', 'button "press Pause promotions → paused"'];
const STILL = [
  'button "always 1 IF [isReducedMotion] → paused"',
  'button "at once 1 IF [the visitor wants less motion] → paused"',
];

type Named = readonly string[];

/** The one of its names that shows. */
function named(names: Named, isPlain: boolean): string {
  return names[Number(isPlain)] ?? '';
}

function from(isPlain: boolean, ...lines: readonly Named[]): string[] {
  return ['heading "Transitions from here" [level=4]', ...lines.map((line) => named(line, isPlain))];
}
function to(isPlain: boolean, ...lines: readonly Named[]): string[] {
  return ['heading "Transitions to here" [level=4]', ...lines.map((line) => named(line, isPlain))];
}

/** The line of a machine's file on which a state begins, from 1. */
function sourceLine(machine: string, id: string): string {
  const file = `machines/${machine}/${machine}.machine.ts`;
  const rows = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8').split('\n');
  return `${file}:${rows.findIndex((row) => row.trim().startsWith(`${id}: {`)) + 1}`;
}

function state(machine: string, id: string, words: string, requirements: string): string[] {
  return [
    `heading "State ${id}"`,
    `paragraph: ${words}`,
    'term: Kind',
    'definition: state',
    ...(requirements === '' ? [] : ['term: Requirements', `definition: ${requirements}`]),
    'term: In the source',
    'definition',
    `code: ${sourceLine(machine, id)}`,
  ];
}

/** What is said of each part that is selected. */
const PARTS: Readonly<Record<string, (isPlain: boolean) => readonly string[]>> = {
  'storage/lost': (isPlain) => [
    ...state('storage', 'lost', LOST, 'R14'),
    ...from(isPlain, RECOVERS, READ),
    ...to(isPlain, FAILS),
  ],
  'marquee/paused': (isPlain) => [
    ...state('marquee', 'paused', 'Stands still until Play.', ''),
    ...from(isPlain, PLAYED),
    ...to(isPlain, STILL, PAUSED),
  ],
};

const STORAGE = 'Whether this browser keeps what the shop stores (R14).';

/** What is said of each machine as a whole. */
const MACHINES: Readonly<Record<string, readonly string[]>> = {
  storage: [`paragraph: ${STORAGE}`, 'paragraph: 3 states, 3 transitions'],
  marquee: [
    'paragraph: The moving banner in the header (§2), which a shopper can stop.',
    'paragraph: 5 states, 6 transitions',
  ],
};

function details({ machine, part, isPlain }: OpenView): readonly string[] {
  return part === null
    ? [
        `heading "Machine ${machine}"`,
        ...(MACHINES[machine] ?? []),
        'paragraph: Select a state or a transition on the chart, in the outline or by search.',
      ]
    : [...(PARTS[`${machine}/${part}`]?.(isPlain) ?? []), 'text: Note', 'textbox "Note"', 'button "Clear selection"'];
}

/** The outline of `storage`, the one machine that it is opened for. */
function outline({ walk, stepIndex, isPlain }: OpenView): string[] {
  const active = walk === null ? '' : (LIT[stepIndex] ?? '');
  const mark = (...marks: readonly string[]): string => (marks.length === 0 ? '' : `(${marks.join(', ')}) `);
  return [
    'list "Outline of storage"',
    'strong: storage',
    `text: (state with states inside) ${STORAGE}`,
    'button "kept"',
    `text: ${mark('initial', ...(active === 'kept' ? ['active now'] : []))}${KEPT}`,
    named(FAILS, isPlain),
    'button "lost"',
    `text: ${mark(...(active === 'lost' ? ['active now'] : []))}${LOST}`,
    named(RECOVERS, isPlain),
    named(READ, isPlain),
    'button "acknowledged"',
    'text: The shopper has read the line; it does not come back.',
  ];
}

function changes(row: string): string[] {
  return [
    'table "What changes in the context"',
    'caption: What changes in the context',
    'row "Key Before After"',
    `row "${row}"`,
  ];
}

/** What is said of each step of the walk, for `storage`. */
const STEPS: readonly (readonly string[])[] = [
  ['paragraph: start', 'paragraph: State: kept', ...changes('count – 1')],
  [
    'paragraph: storage.failed',
    'paragraph: State: lost',
    'term: Takes',
    'definition',
    'button "storage.kept: storage.failed[0]"',
    'term: Also',
    'definition: emits spoken {"once":true}',
    ...changes('count 1 2'),
  ],
  [
    'paragraph: storage.failed',
    'paragraph: State: lost',
    'paragraph: Must be ignored: nothing changes.',
    'paragraph: The context stays as it is.',
  ],
  [
    'paragraph: storage.recovered',
    'paragraph: State: kept',
    'term: Takes',
    'definition',
    'button "storage.lost: storage.recovered[0]"',
    'paragraph: The context stays as it is.',
  ],
];

function walks({ machine, walk, stepIndex, speed, isPlaying }: OpenView): string[] {
  const lines =
    walk === null
      ? [
          'heading "In the browser"',
          'button "2 transitions: storage.failed, storage.recovered (walk 0badcafe, 4 steps)"',
          'text: start, storage.failed, storage.failed, storage.recovered',
        ]
      : [
          'heading "2 transitions: storage.failed, storage.recovered"',
          `button "Step back"${stepIndex > 0 ? '' : ' [disabled]'}`,
          `button "Step forward"${stepIndex < 3 ? '' : ' [disabled]'}`,
          `button "${isPlaying ? 'Pause' : 'Play'}"${isPlaying || stepIndex < 3 ? '' : ' [disabled]'}`,
          'text: Steps a second',
          dropdownLine('Steps a second', speed, [0.5, 1, 2, 4]),
          'button "Close walk"',
          `status: Step ${stepIndex + 1} of 4`,
          ...(STEPS[stepIndex] ?? []),
          'list "Steps"',
          'button "start"',
          'button "storage.failed"',
          'button "storage.failed"',
          'button "storage.recovered"',
        ];
  return lines.map((line) => line.replaceAll('storage', machine));
}

const waiting = recorderPanel('waiting', { last: 0, momentNumber: 0 }, '');

function exported({ machine }: OpenView): string[] {
  return [
    `heading "Take ${machine} away"`,
    'button "XState JSON"',
    'text: createMachine reads it back; functions stand in it as their source',
    'button "TypeScript"',
    'text: its whole source as one file, for Stately Studio',
    'button "SCXML"',
    'text: the W3C standard, with guards, delays and data',
    'button "Mermaid"',
    'text: for wikis and READMEs',
    'button "SVG"',
    'text: the drawing, with its coverage',
    'button "PNG"',
    'text: the drawing as a picture',
    'heading "All machines"',
    'paragraph',
    'button "Report"',
    'text: every drawing and its coverage on one page that needs no network',
  ];
}

const PANELS: Readonly<Record<string, (view: OpenView) => readonly string[]>> = {
  Details: details,
  Outline: outline,
  Walks: walks,
  'Try it': () => [
    'status: Nothing is tried. A machine is stepped here without running it: nothing is stored, sent or asked for.',
    'button "Start"',
  ],
  Live: () => waiting,
  Sequence: () => [
    ...waiting.slice(0, waiting.indexOf('heading "Moments (UTC)"')),
    'text: Only events or actors called',
    'textbox "Only events or actors called"',
    'list "Tabs"',
    'list "Actors"',
    'listitem: page',
    'listbox "Actors talking"',
  ],
  Traffic: () => emptyTraffic,
  Versions: () => [
    'status: No other version is open. Its XState JSON is read here and sent nowhere: npm run flows and Exports write it.',
    'text: Open another version',
    'button "Open another version"',
  ],
  Exports: exported,
};

/** What a panel says of what is open. */
export function viewerPanel(name: string, view: OpenView): readonly string[] {
  return PANELS[name]?.(view) ?? [];
}
