import type { Fault, Misfit, MisfitKind } from '../../../machines/fileLoader/files.ts';
import type { ListedSession } from '../traffic/counting.ts';
import type { Deviation } from '../traffic/conformance/conform.ts';
import type { Outcome } from '../traffic/outcomes.ts';
import { type Chart, statesWithin } from '../chart/chart.ts';

function one(count: number, word: string, words = `${word}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? word : words}`;
}

/** How many files are open, before what they hold; nothing where it is the recording alone. */
function filesBefore(files: number): string {
  return files === 0 ? '' : `${one(files, 'file')}, `;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A time in the unit that suits it. */
function time(milliseconds: number): string {
  if (milliseconds < SECOND) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 2 * MINUTE) return `${(milliseconds / SECOND).toFixed(1)} s`;
  return milliseconds < 2 * HOUR
    ? `${(milliseconds / MINUTE).toFixed(1)} min`
    : `${(milliseconds / HOUR).toFixed(1)} h`;
}

function percentOf(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

const outcomes: Readonly<Record<Outcome, string>> = {
  complete: 'checkout complete',
  leftCheckout: 'left at checkout',
  leftCart: 'left a filled cart',
  none: 'none of these',
};

/** Every text of the atlas page. */
export const texts = {
  title: 'Flow atlas',
  foreign: {
    choose: 'Open a machine',
    none: 'XState JSON, SCXML, TypeScript or JavaScript, chosen or dropped here. It is drawn and stepped; nothing in it runs.',
    opened: (file: string) => `${file} is open.`,
  },
  lacksAlways: 'XState leaves out of this JSON what a state does at once («always»): such transitions are not drawn.',
  titleOf: (machine: string) => `${machine} · Flow atlas`,
  skip: 'Skip to the chart',
  machines: 'Machines',
  fromStream: 'from the stream',
  groups: {
    together: 'Together',
    shop: 'The shop',
    atlas: 'This atlas',
    stream: 'From the stream',
    file: 'From a file',
  },
  /** The machine itself is no state of it. */
  counts: ({ root, transitions }: Chart) =>
    `${one(statesWithin(root).length - 1, 'state')}, ${one(transitions.length, 'transition')}`,
  noMachine: (machine: string) => `There is no machine called «${machine}».`,
  drawing: 'The chart is being drawn…',
  noDrawing: 'The chart could not be drawn.',
  noPart: 'This part could not be shown. What else is open stays.',
  again: 'Try again',
  search: {
    label: 'Search states and events',
    none: 'Nothing is called that.',
    found: (count: number) => `${count} found`,
  },
  chart: {
    region: 'Chart',
    of: (machine: string) => `Chart of ${machine}`,
    keys: 'Arrow keys move the chart, plus and minus zoom, as the wheel does with Ctrl, 0 goes back to full size. Inside the chart they walk from state to state, and to the button that folds it.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Fit',
    unfold: 'Unfold all',
    actual: 'Actual size',
    fullScreen: 'Full screen',
    plain: 'Plain words',
    zoom: (percent: number) => `${percent} %`,
  },
  legend: {
    summary: 'How to read this chart',
    start: 'Here it begins.',
    fold: 'Press it and the state folds: its box says what is inside.',
    unfold: 'A folded state: press it, and what is inside shows.',
    state: 'A state: what is the case until something happens.',
    region: 'A dashed box: one of several parts that each have a state at the same time.',
    final: 'A double box: here it ends.',
    event: 'Bold: what happens. The arrow shows where it leads; without an arrow it stays.',
    guard: 'Only if this is so. With numbers: asked in this order, and the first that is so is taken.',
    action: 'After the slash: what is done then.',
    anyState: 'Whichever state inside the box it is in.',
    after: 'By itself, after a time.',
    always: 'At once.',
    done: 'What was begun is done.',
    error: 'What was begun has failed.',
    snapshot: 'What was begun tells how far it is.',
    again: 'The state is left and entered again.',
    history: 'The state that it was in before; inside that it begins anew.',
    deepHistory: 'The state that it was in before, and those inside it.',
    live: 'Lit: the state now, and the way that was taken last.',
    selected: 'Selected.',
    differs: 'A plus, minus or wave at the corner: added, removed or changed since the other version.',
  },
  split: 'Room for the chart and the panel',
  splitShare: (share: number) => `${share} % for the chart`,
  panels: {
    label: 'Panel',
    details: 'Details',
    outline: 'Outline',
    walks: 'Walks',
    trial: 'Try it',
    live: 'Live',
    sequence: 'Sequence',
    traffic: 'Traffic',
    versions: 'Versions',
    exports: 'Exports',
  },
  coverage: {
    region: 'Coverage',
    lastRun: 'the last test run',
    choose: 'Open a coverage file',
    asking: 'Asking for the coverage of the last test run…',
    none: 'No coverage is known. After a test run, npm run report leaves it in reports/flows.json.',
    planned: 'the committed walk files: planned, not run',
    run: (at: string, commit: string) => `the test run of ${at.slice(0, 16).replace('T', ' ')} UTC, commit ${commit}`,
    stale: (count: number) => `${one(count, 'row')} of another version of this machine, not counted.`,
    missing: (count: number) => `${one(count, 'transition')} that it does not know.`,
    from: (from: string) => `Coverage from ${from}.`,
    reading: (file: string) => `Reading ${file}…`,
    unknown: 'The run knows nothing of this machine.',
  },
  fault: {
    large: (file: string) => `${file} is larger than 50 MB and was not read.`,
    version: (file: string) => `${file} is of another version than this atlas reads.`,
    broken: (file: string) => `${file} is broken, or no file of this kind.`,
  } satisfies Record<Exclude<Fault, Misfit>, (file: string) => string>,
  dismiss: 'OK',
  details: {
    nothing: 'Select a state or a transition on the chart, in the outline or by search.',
    machine: (machine: string) => `Machine ${machine}`,
    state: (id: string) => `State ${id}`,
    transition: (name: string) => `Transition ${name}`,
    unknown: (part: string) => `This machine has nothing called «${part}».`,
    clear: 'Clear selection',
    source: 'In the source',
    kind: 'Kind',
    kinds: {
      atomic: 'state',
      compound: 'state with states inside',
      parallel: 'regions side by side',
      final: 'final state',
      history: 'history',
      deepHistory: 'history with the states inside',
    },
    initial: 'Its parent begins here.',
    tags: 'Tags',
    entry: 'On the way in',
    exit: 'On the way out',
    starting: 'On the way to where it begins',
    historyDefaults: 'With nothing to remember',
    runs: 'Runs',
    requirements: 'Requirements',
    anywhere: 'Transitions in whichever state it is',
    leaving: 'Transitions from here',
    arriving: 'Transitions to here',
    event: 'When',
    guard: 'Only if',
    actions: 'Does',
    from: 'From',
    to: 'To',
    stays: 'stays where it is',
    coverage: 'Coverage',
    because: 'Not in the browser, because',
    browserWalks: 'Walks in the browser',
    actorWalks: 'Walks on the actor',
    covers: 'Covers',
    killed: (count: number) => `Mutants killed by a step over it: ${count}`,
  },
  outline: { label: (machine: string) => `Outline of ${machine}`, initial: 'initial', active: 'active now' },
  walks: {
    failed: 'The walks could not be loaded: this page has no network, or the files are gone.',
    page: 'In the browser',
    actor: 'On the actor',
    none: 'There is no walk file of this machine.',
    loading: 'Loading the walk file…',
    generated: (covered: number, declared: number) =>
      `Made by the engine for this file: a tour of its transitions, and each state by each event that it ignores. ${covered} of ${one(declared, 'transition')} covered.`,
    missing: (names: readonly string[]) => `Not covered: ${names.join('; ')}.`,
    answered: 'The file holds no code: the walks say what its guards answer.',
    /** Why the engine makes no walks for a machine from a file. */
    noneMade: {
      start: 'The engine makes no walks for this machine: it fails at its start.',
      situations: 'The engine makes no walks for this machine: it has more than 1,000 situations.',
      ways: 'The engine makes no walks for this machine: it has more than 50,000 ways to go on.',
    },
    save: 'Save walk file',
    open: (title: string, id: string, steps: number) => `${title} (walk ${id}, ${one(steps, 'step')})`,
    player: (id: string) => `Walk ${id}`,
    takes: (count: number, events: string) => `${one(count, 'transition')}: ${events}`,
    ignores: (count: number, events: string) => `${one(count, 'event')} to be ignored: ${events}`,
    /** What walks are for that take no transition for the first time. */
    again: {
      tour: (events: string) => `The same in other values: ${events}`,
      transitions: (events: string) => `The same in other values: ${events}`,
      configurations: (events: string) => `The same in other states: ${events}`,
      pairs: (events: string) => `In another order: ${events}`,
      sneak: (events: string) => `To be ignored: ${events}`,
      beyond: (events: string) => `Beyond the bounds: ${events}`,
      probe: (events: string) => `A fault that others miss: ${events}`,
    },
    startsOnly: 'The start alone',
    more: (count: number) => ` and ${count} more`,
    stepNumber: (number: number, steps: number) => `Step ${number} of ${steps}`,
    back: 'Step back',
    forward: 'Step forward',
    play: 'Play',
    pause: 'Pause',
    speed: 'Steps a second',
    close: 'Close walk',
    steps: 'Steps',
    ignored: 'Must be ignored: nothing changes.',
    state: (state: string) => `State: ${state}`,
    took: 'Takes',
    says: 'Also',
    context: 'What changes in the context',
    unchanged: 'The context stays as it is.',
    key: 'Key',
    before: 'Before',
    after: 'After',
    absent: '–',
    lost: 'This walk is no longer in its walk file.',
  },
  trial: {
    overview: 'The overview is no machine that could run: open one of its machines to try it.',
    none: 'Nothing is tried. A machine is stepped here without running it: nothing is stored, sent or asked for.',
    input: 'Started with',
    start: 'Start',
    lost: (step: string) =>
      `The link or the record holds a step that cannot happen here: «${step}». What comes before it is kept.`,
    fromHere: 'Try it from here',
    state: (machine: string, state: string) => `${machine} is in ${state}.`,
    now: 'What can happen now',
    notNow: 'What is not accepted now',
    openGuards: 'The file holds no code: say which of its guards are so.',
    payload: (event: string) => `Payload of ${event}`,
    typed: (event: string) => `Payload of ${event}, as JSON`,
    option: (payload: string, isAccepted: boolean) => `${payload || 'no payload'}${isAccepted ? '' : ' – not now'}`,
    other: 'another payload…',
    noPayload: 'This is no JSON object, such as {"id":1}.',
    wait: (due: number, trigger: string) => `Let ${time(due)} pass: ${trigger}`,
    ended: 'The machine has ended: nothing can happen to it any more.',
    elsewhere: (states: readonly string[]) =>
      states.length === 0
        ? 'No state answers it.'
        : `No state that is active answers it. It is answered in ${states.map((state) => state || 'the machine').join(', ')}.`,
    guards: (guards: readonly string[]) => `It is answered here only if ${guards.join(', or ')}: that is not so.`,
    nothingToDo: 'It is answered here, and nothing changes.',
    undo: 'Undo',
    redo: 'Redo',
    restart: 'Back to the start',
    close: 'Close trial',
    save: 'Save as a walk',
  },
  live: {
    status: {
      waiting: 'Waiting for a shop. Open one in this browser with ?inspect in its address.',
      live: (last: number) => `Live: ${one(last, 'moment')}.`,
      paused: (momentNumber: number, last: number) => `Paused at moment ${momentNumber} of ${last}.`,
      loaded: (file: string, momentNumber: number, last: number) => `${file}: moment ${momentNumber} of ${last}.`,
    },
    kept: 'Session of this browser',
    lost: 'The session of this address is not kept in this browser any more.',
    openShop: 'Open the shop',
    controls: 'Recording',
    pause: 'Pause',
    resume: 'Go on live',
    back: 'Back',
    forward: 'Forward',
    save: 'Save session',
    saveTest: 'Save as a Playwright test',
    load: 'Open a session file',
    toLive: 'Back to live',
    events: 'Moments (UTC)',
    actors: 'Actors',
    tabs: 'Tabs',
    tab: (number: number, title: string) => `Tab ${number}${title === '' ? '' : `: ${title}`}`,
    actorLine: (name: string, state: string) => `${name}: ${state}`,
    follows: (name: string, tab: string) => `Follows ${name} in ${tab.replace(/^Tab/u, 'tab')}`,
    followsNewest: (name: string, tab: string, count: number) =>
      `Follows the newest of ${count}: ${name} in ${tab.replace(/^Tab/u, 'tab')}. Live picks another.`,
    followsTrial: 'Shows what you try',
    followsWalk: (id: string) => `Follows walk ${id}`,
    noActors: 'No actor is known.',
    gone: 'The shop went away: its tab was closed, left or is no longer inspected.',
    moment: (momentNumber: number) => `Moment ${momentNumber}`,
    context: 'Context',
    payload: 'Event',
    dropped: (count: number) => `${one(count, 'older moment')} had to make room.`,
    refused: (count: number) => `${one(count, 'message')} of no shop: not in the format of inspection messages.`,
    appears: 'appears',
    passes: 'passes',
    emits: 'emits',
    outside: 'page',
  },
  sequence: {
    label: 'Actors talking',
    lanes: 'Actors',
    filter: 'Only events or actors called',
    lane: (name: string, count: number) => (count > 1 ? `${name} × ${count}` : name),
    none: 'No event or actor is called that.',
    starts: 'actors start or stop',
    action: (moment: number, said: string, moments: number, isOpen: boolean) =>
      `${moment}: ${said} (${one(moments, 'moment')}, ${isOpen ? 'opened' : 'closed'})`,
  },
  traffic: {
    none: 'No traffic is open. Files of sessions and of counts are read here and sent nowhere.',
    choose: 'Open sessions or counts',
    close: 'Close traffic',
    countRecording: 'Count the recording',
    recording: 'the recording',
    isLive: 'The recording is one of them, and is counted again as it goes on.',
    wasLive: 'The recording is one of them, as far as it went.',
    reading: (files: number, sessions: number) =>
      `${filesBefore(files) || 'The recording, '}being read: ${one(sessions, 'session')} until now.`,
    open: (files: number, sessions: number) => `${filesBefore(files)}${one(sessions, 'session')}.`,
    counted: (sessions: number, events: number) => `Counted: ${one(sessions, 'session')}, ${one(events, 'event')}.`,
    simulated: (simulated: number, sessions: number) =>
      simulated === sessions ? 'All of them are simulated.' : `${one(simulated, 'session')} of them simulated.`,
    unread: (unread: number) => `${one(unread, 'session or file', 'sessions or files')} could not be read.`,
    filter: 'What is counted',
    any: 'any',
    language: 'Language',
    outcome: 'Outcome',
    outcomes,
    from: 'From (UTC)',
    to: 'To (UTC)',
    passed: 'Passed',
    funnelFrom: 'Way from',
    funnelTo: 'to',
    funnel: (from: string, to: string, entered: number, reached: number, median: number | null, high: number | null) =>
      [
        `${one(entered, 'session')} entered ${from}; ${reached.toLocaleString('en')} of them reached ${to} afterwards,`,
        `${entered === 0 ? '–' : percentOf((entered - reached) / entered)} did not.`,
        ...(median === null || high === null ? [] : [`Time: median ${time(median)}, 95 % at most ${time(high)}.`]),
      ].join(' '),
    machine: (id: string) => `Traffic of ${id}`,
    notRun: 'None of the counted sessions ran this machine in the version of this build.',
    others: (sessions: number) => `${one(sessions, 'session')} ran another version of it, which is not on the chart.`,
    ran: (actors: number, sessions: number) =>
      `Ran ${one(actors, 'time')} in ${one(sessions, 'session')}. A share is of all that was taken from the same state; times are of visits that a transition ended, right to 0.8 %.`,
    states: 'States',
    transitions: 'Transitions',
    transition: (count: number, share: number) =>
      count === 0 ? 'never taken' : `${count.toLocaleString('en')} · ${percentOf(share)}`,
    visits: (visits: number, ended: number) =>
      visits === 0
        ? 'never entered'
        : `${one(visits, 'visit')}${ended === 0 ? '' : `, ${ended.toLocaleString('en')} end`}`,
    stays: (times: readonly [number, number] | null) =>
      times === null ? '' : `median ${time(times[0])}, 95 % ${time(times[1])}`,
    atStart: 'only at start',
    notTold: 'Only as it starts, of which no session tells',
    neverEntered: 'Never entered',
    neverTaken: 'Never taken',
    sessions: (part: string | null) => (part === null ? 'Sessions' : `Sessions that passed ${part}`),
    notListable: 'Counts hold no single sessions: open the files of the sessions to see them.',
    noSession: 'No session.',
    session: ({ file, index, day, language, outcome, isSimulated, events }: ListedSession) =>
      `${index + 1}: ${day}, ${language}, ${outcomes[outcome]}, ${one(events, 'event')}, ${file}${isSimulated ? ', simulated' : ''}`,
    conformance: 'Would this build do the same?',
    check: 'Check',
    checkUse: 'Replays each recorded step on the machines of this build, without running anything.',
    checked: (sessions: number, deviating: number, older: number, isDone: boolean) =>
      `${one(sessions, 'session')} replayed${isDone ? '' : ' until now'}: ${deviating.toLocaleString('en')} deviate, ${older.toLocaleString('en')} ran another version of some machine.`,
    deviation: ({ machine, moment, event, about, expected, recorded }: Deviation) =>
      `Moment ${moment}, ${machine} gets ${event}: the ${about} should be ${expected}, and is ${recorded}.`,
    saveCsv: 'Save as CSV',
    saveXes: 'Save them as XES',
  },
  notes: { label: 'Note', all: 'Notes', has: 'has a note' },
  versions: {
    none: 'No other version is open. Its XState JSON is read here and sent nowhere: npm run flows and Exports write it.',
    choose: 'Open another version',
    opened: (file: string, machine: string, isOfBuild: boolean) =>
      `${file} is the version before; ${machine} is as ${isOfBuild ? 'in this build' : 'it is open here'}.`,
    same: 'They do not differ.',
    other: (machine: string, id: string) => `The file holds ${id} and not ${machine}: open that machine to compare.`,
    table: 'What differs',
    what: 'What',
    where: 'Where',
    before: 'Before',
    after: 'After',
    counts: (added: number, removed: number, changed: number) =>
      `${added.toLocaleString('en')} added, ${removed.toLocaleString('en')} removed, ${changed.toLocaleString('en')} changed.`,
    save: 'Save as Markdown',
  },
  exports: {
    label: (machine: string) => `Take ${machine} away`,
    all: 'All machines',
    report: 'Report',
    reportUse: 'every drawing and its coverage on one page that needs no network',
    busy: 'Being made…',
    failed: 'This export could not be made.',
    lacksAlways:
      'XState leaves out of the JSON of this machine what a state does at once (always): it is not here either.',
  },
} as const;

/** What is wrong at a place of a file that should hold a machine. */
const misfits: Readonly<Record<MisfitKind, (what: string) => string>> = {
  syntax: (what) => `${what} was expected here`,
  markup: (what) => `the XML is wrong here: ${what}`,
  deep: () => 'it is nested more than 100 deep',
  many: (what) => `it has more than ${what}`,
  machine: (what) => `it holds no machine${what === '' ? '' : `: ${what}`}`,
  code: (what) => `the code cannot be parsed here: ${what}`,
  call: (what) => `it holds ${what} createMachine call`,
  literal: (what) => `«${what}» is no literal, and nothing in the file is run`,
  kind: () => 'it is neither XState JSON nor SCXML',
  target: (what) => `there is no state «${what}» to lead to`,
  initial: (what) => `a state does not begin in «${what}», which is no state directly inside it`,
  name: (what) => `«${what}» cannot be a name`,
  invoke: () => 'what a state invokes has no name',
  old: (what) => `«${what}» is of XState 4, and XState 5 does not read it`,
  entity: () => 'document types and entities are not read',
  element: (what) => `<${what}> is not understood here`,
};

/** Why a file was not opened, in one sentence. */
export function faultWords(fault: Fault, file: string): string {
  if (typeof fault === 'string') return texts.fault[fault](file);
  return `${file} was not opened: line ${fault.line}, column ${fault.column}: ${misfits[fault.kind](fault.what)}.`;
}
