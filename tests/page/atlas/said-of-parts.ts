import { readFileSync } from 'node:fs';
import type { AnyTransitionDefinition, StateNode } from 'xstate';
import { type MachineId, machines } from '../../../machines/index.ts';
import { words as allWords } from '../../../machines/words.ts';
import type { Words } from '../../../machines/words-of-machine.ts';
import { nodesOf, type Transition, transitionMap } from '../../engine/machine/transitions.ts';

/** A row of the coverage that the atlas shows, as the build writes it. */
interface CoverageRow {
  readonly name: string;
  readonly reached: 'browser' | 'actor' | 'nowhere';
  readonly because: string;
  readonly browserWalks: readonly string[];
  readonly actorWalks: readonly string[];
  readonly killed: readonly string[];
}

/** The coverage that a build brings along. */
export interface BuiltCoverage {
  readonly source?: { readonly kind: 'planned' | 'run' };
  readonly machines: readonly { readonly machine: string; readonly transitions: readonly CoverageRow[] }[];
  readonly requirements: readonly {
    readonly id: string;
    readonly text: string;
    readonly machine: string;
    readonly coveredBy: string;
  }[];
}

/** Where a part is shown: on the chart of this build, in plain words, or on one of a file, which brings none. */
export interface Shown {
  readonly machine: MachineId;
  /** What the machine is called there: by its id, and with a word behind it on the chart of a file. */
  readonly id: string;
  /** What the build knows of its walks; null on the chart of a file. */
  readonly coverage: BuiltCoverage | null;
  /** Whether it is known of an action by its name that it raises an event: code in a file is not run. */
  readonly knowsRaised: boolean;
}

const NO_WORDS: Words = { events: {} };

function wordsOf({ machine, coverage }: Shown): Words {
  return coverage === null ? NO_WORDS : allWords[machine];
}

type Names = Readonly<Record<string, string>> | undefined;

/** A name in plain words; itself where it has none. */
function plain(names: Names, name: string): string {
  return names?.[name] ?? name;
}

/** A name in plain words and as the code has it. */
function both(names: Names, name: string): string {
  const words = names?.[name];
  return words === undefined ? name : `${words} (${name})`;
}

const ACTOR = /^xstate\.(?<kind>done|error)\.actor\.(?<actor>.+)$/u;
const DELAY = /^xstate\.after\.(?<delay>[^.]+)\./u;

/** What sets a transition off: by its event, its delay, or the actor that its state runs. */
function triggerOf(descriptor: string): string {
  const actor = ACTOR.exec(descriptor)?.groups;
  if (actor) return `${actor['kind']} ${actor['actor']}`;
  const delay = DELAY.exec(descriptor)?.groups;
  if (delay) return `after ${delay['delay']}`;
  return descriptor.startsWith('xstate.done.state.') ? 'done' : descriptor;
}

/** A transition with what the machine says of it. */
interface Part extends Transition {
  readonly definition: AnyTransitionDefinition;
  /** How many answers its state has to the same event. */
  readonly branches: number;
  readonly trigger: string;
  readonly actions: readonly string[];
}

function typeOf(action: unknown): string {
  return typeof action === 'string' ? action : String(Reflect.get(Object(action), 'type'));
}

function partsOf(machine: MachineId): Part[] {
  const all = [...transitionMap(machines[machine])];
  return all.map(([definition, transition]) => ({
    ...transition,
    definition,
    branches: all.filter(([, one]) => one.source === transition.source && one.descriptor === transition.descriptor)
      .length,
    trigger: triggerOf(transition.descriptor),
    actions: definition.actions.map(typeOf),
  }));
}

function partOf(machine: MachineId, name: string): Part | undefined {
  return partsOf(machine).find((one) => one.name === name);
}

/** What an action does, as it is shown: of one that raises an event by its name, that event. */
function effectOf({ machine, knowsRaised }: Shown, action: string): string {
  if (!knowsRaised) return action;
  const logic: unknown = Reflect.get(machines[machine].implementations.actions, action);
  const event: unknown = Reflect.get(Object(logic), 'event');
  return Reflect.get(Object(logic), 'type') === 'xstate.raise' && typeof event === 'object'
    ? `raise ${typeOf(event)}`
    : action;
}

/** `2 ELSE IF [it is the last one]`: in which order the answers to an event are asked. */
function conditionOf({ guard, index, branches }: Part, guardWords: string): string {
  const asked = guard === null ? [] : [`[${guardWords}]`];
  if (branches === 1) return asked.join('');
  const first = guard === null ? 'ALWAYS' : 'IF';
  const later = guard === null ? 'ELSE' : 'ELSE IF';
  return [index + 1, index === 0 ? first : later, ...asked].join(' ');
}

/** An id without its machine's, as the atlas shows it; of the machine itself nothing. */
function shortId(machine: string, id: string): string {
  return id.slice(machine.length + 1);
}

/** A transition as a line of a list: `press minus 1 IF [last unit] / take the line out → lines.empty`. */
function listed(shown: Shown, part: Part): string {
  const { machine } = shown;
  const own = wordsOf(shown);
  const { trigger, guard, targets, actions } = part;
  const effects = actions.map((action) => plain(own.actions, effectOf(shown, action)));
  const to = targets.map((id) => shortId(machine, id)).join(', ');
  return [
    plain(own.events, trigger),
    conditionOf(part, plain(own.guards, guard ?? '')),
    effects.length === 0 ? '' : `/ ${effects.join(', ')}`,
    to === '' ? '(stays where it is)' : `→ ${to}`,
  ]
    .filter((text) => text !== '')
    .join(' ');
}

/** What a transition does as a whole, in the names of the code: `to lines.filled, if isNew, does addUnit, say`. */
export function wholeOf(machine: MachineId, name: string): string {
  const part = partOf(machine, name);
  if (part === undefined) return '';
  const { targets, guard, actions } = part;
  return [
    targets.length === 0 ? 'stays' : `to ${targets.map((id) => shortId(machine, id)).join(', ')}`,
    ...(guard === null ? [] : [`if ${guard}`]),
    ...(actions.length === 0 ? [] : [`does ${actions.join(', ')}`]),
  ].join(', ');
}

function fact(term: string, ...definition: readonly string[]): string[] {
  return definition.every((line) => line === '' || line === 'definition: ') ? [] : [`term: ${term}`, ...definition];
}

function said(term: string, text: string): string[] {
  return fact(term, `definition: ${text}`);
}

function button(name: string): string {
  return `button ${JSON.stringify(name)}`;
}

/** How a transition's source line is told; which one it is, `isLineOf` asks the file. */
export const SOURCE_LINE = 'code: its line';

function inSource({ coverage }: Shown): string[] {
  return coverage === null ? [] : fact('In the source', 'definition', SOURCE_LINE);
}

const KINDS: Readonly<Record<StateNode['type'], string>> = {
  atomic: 'state',
  compound: 'state with states inside',
  parallel: 'regions side by side',
  final: 'final state',
  history: 'history',
};

function kindOf({ type, history }: StateNode): string {
  return history === 'deep' ? 'history with the states inside' : KINDS[type];
}

function listOf(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`heading "${title}" [level=4]`, ...lines.map(button)];
}

function covers({ machine, coverage }: Shown, coveredBy: string): string[] {
  const rows = (coverage?.requirements ?? []).filter((row) => row.machine === machine && row.coveredBy === coveredBy);
  return rows.length === 0
    ? []
    : ['heading "Covers" [level=4]', ...rows.flatMap(({ id, text }) => [`strong: ${id}`, `text: : ${text}`])];
}

const AFTER_PART = ['text: Note', 'textbox "Note"', button('Clear selection')];

function configured(value: unknown): readonly unknown[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}

/** The names of the actions on the way in or out, as a configuration holds them. */
export function actionNames(actions: unknown): string[] {
  return configured(actions).map(typeOf);
}

/** What the panel of details says of a state, line by line. */
export function linesOfState(shown: Shown, id: string): string[] {
  const { machine } = shown;
  const node = nodesOf(machines[machine]).find((one) => one.id === id);
  if (node === undefined) throw new Error(`${machine} has no state ${id}.`);
  const own = wordsOf(shown);
  const { parent, config, invoke, tags, description = '', meta } = node;
  const begins = parent?.type === 'compound' && parent.initial.target.includes(node);
  const actions = (all: unknown): string =>
    actionNames(all)
      .map((action) => both(own.actions, effectOf(shown, action)))
      .join(', ');
  const parts = partsOf(machine);
  return [
    `heading ${JSON.stringify(`State ${shortId(machine, id)}`)}`,
    ...(description === '' ? [] : [`paragraph: ${description}`]),
    ...said('Kind', begins ? `${kindOf(node)}. Its parent begins here.` : kindOf(node)),
    ...said('Tags', tags.join(', ')),
    ...said('On the way in', actions(config.entry)),
    ...said('On the way out', actions(config.exit)),
    ...said('Runs', invoke.map(({ src }) => both(own.actors, typeOf(src))).join(', ')),
    ...said('Requirements', configured(Reflect.get(Object(meta), 'requirements')).join(', ')),
    ...inSource(shown),
    ...listOf(
      'Transitions from here',
      parts.filter(({ source }) => source === id).map((part) => listed(shown, part)),
    ),
    ...listOf(
      'Transitions to here',
      parts.filter(({ targets }) => targets.includes(id)).map((part) => listed(shown, part)),
    ),
    ...covers(shown, `${machine}.${shortId(machine, id)}`),
    ...AFTER_PART,
  ];
}

/** A state or a transition, as the search of the atlas finds it. */
export interface Searched {
  readonly machine: string;
  /** What the address calls it. */
  readonly part: string;
  /** What the list of suggestions says. */
  readonly words: string;
  /** All that is searched: the same, and what the machine says of it, in plain words and in the names of the code. */
  readonly text: string;
}

/** Every state of a machine but the outermost, then its transitions. */
export function searchedParts(shown: Shown): Searched[] {
  const { machine, id } = shown;
  const own = wordsOf(shown);
  const named = (names: Names, all: readonly string[]): string[] => all.flatMap((name) => [name, plain(names, name)]);
  const found = (part: string, words: string, text: readonly string[]): Searched => ({
    machine: id,
    part,
    words: `${id}: ${words}`,
    text: [`${id}: ${words}`, ...text].join(' '),
  });
  const [, ...states] = nodesOf(machines[machine]);
  return [
    ...states.map(({ id: state, description = '', tags, config, invoke, meta }) => {
      const effects = [...actionNames(config.entry), ...actionNames(config.exit)].map((one) => effectOf(shown, one));
      return found(shortId(machine, state), `state ${shortId(machine, state)}`, [
        description,
        ...tags,
        ...named(own.actions, effects),
        ...named(
          own.actors,
          invoke.map(({ src }) => typeOf(src)),
        ),
        ...configured(Reflect.get(Object(meta), 'requirements')).map(String),
      ]);
    }),
    ...partsOf(machine).map(({ name, trigger, guard, source, actions, definition: { description = '' } }) => {
      const from = source === machine ? id : shortId(machine, source);
      return found(name, `${trigger}${guard === null ? '' : ` [${guard}]`} from ${from}`, [
        plain(own.events, trigger),
        plain(own.guards, guard ?? ''),
        ...actions,
        ...actions.map((action) => plain(own.actions, effectOf(shown, action))),
        description,
      ]);
    }),
  ];
}

const SIGNS = { browser: '●', actor: '◐', nowhere: '○' } as const;

/** How the atlas says where a transition is reached, behind its sign. */
function reachWords({ source }: BuiltCoverage): Readonly<Record<CoverageRow['reached'], string>> {
  const verb = source?.kind === 'planned' ? 'planned' : 'walked';
  return { browser: `${verb} in the browser`, actor: `${verb} on the actor only`, nowhere: `not ${verb}` };
}

function coverageRows(coverage: BuiltCoverage, machine: MachineId): readonly CoverageRow[] {
  return coverage.machines.find((one) => one.machine === machine)?.transitions ?? [];
}

/** What the bar of the coverage says below the chart of a machine: how many transitions are reached where. */
export function linesOfLegend(coverage: BuiltCoverage, machine: MachineId): string[] {
  const rows = coverageRows(coverage, machine);
  const words = reachWords(coverage);
  return (['browser', 'actor', 'nowhere'] as const).map((kind) => {
    const { length } = rows.filter(({ reached }) => reached === kind);
    return `${SIGNS[kind]} ${length} ${words[kind]}`;
  });
}

function coverageLines({ machine, coverage }: Shown, name: string): string[] {
  if (coverage === null) return [];
  const row = coverageRows(coverage, machine).find((one) => one.name === name);
  if (row === undefined) return [];
  const where = reachWords(coverage);
  const walks = (ids: readonly string[]): string[] => (ids.length === 0 ? [] : ['definition', ...ids.map(button)]);
  return [
    'heading "Coverage" [level=4]',
    ...said('Kind', `${SIGNS[row.reached]} ${where[row.reached]}`),
    ...said('Not in the browser, because', row.because),
    ...fact('Walks in the browser', ...walks(row.browserWalks)),
    ...fact('Walks on the actor', ...walks(row.actorWalks)),
    ...(row.killed.length === 0 ? [] : [`text: Mutants killed by a step over it: ${row.killed.length}`]),
  ];
}

/** What the panel of details says of a transition, line by line. */
export function linesOfTransition(shown: Shown, name: string): string[] {
  const { machine } = shown;
  const part = partOf(machine, name);
  if (part === undefined) throw new Error(`${machine} has no transition ${name}.`);
  const own = wordsOf(shown);
  const { source, targets, guard, trigger, definition } = part;
  const { description = '' } = definition;
  const stateOf = (id: string): readonly string[] =>
    id === machine ? [`definition: ${shown.id}`] : ['definition', button(shortId(machine, id))];
  const does = part.actions.map((action) => {
    const effect = effectOf(shown, action);
    return effect === action ? both(own.actions, action) : `${plain(own.actions, effect)} (${action}: ${effect})`;
  });
  return [
    `heading ${JSON.stringify(`Transition ${name}`)}`,
    ...(description === '' ? [] : [`paragraph: ${description}`]),
    ...said('When', both(own.events, trigger)),
    ...said('Only if', conditionOf(part, both(own.guards, guard ?? ''))),
    ...said('Does', does.join(', ')),
    ...fact('From', ...stateOf(source)),
    ...(targets.length === 0
      ? said('To', 'stays where it is')
      : fact('To', 'definition', ...targets.map((id) => button(shortId(machine, id))))),
    ...inSource(shown),
    ...covers(shown, name),
    ...coverageLines(shown, name),
    ...AFTER_PART,
  ];
}

/** How many rows of a source one transition takes, at most, with its guard and where it leads. */
const ROWS = 8;

/**
 * Whether a line of the panel names a row of the machine's own source on which the part begins: a state with its name, a
 * transition with its guard, its first action or where it leads behind it.
 */
export function isLineOf(machine: MachineId, part: string, line: string): boolean {
  const [, file = '', row = '0'] = /^code: (.+):(\d+)$/u.exec(line) ?? [];
  if (file !== `machines/${machine}/${machine}.machine.ts`) return false;
  const text = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
  const rows = text.split('\n').slice(Number(row) - 1, Number(row) - 1 + ROWS);
  const transition = partOf(machine, part);
  if (transition === undefined) return rows[0]?.trim().startsWith(`${part.split('.').at(-1)}: {`) ?? false;
  const { guard, actions, targets, descriptor } = transition;
  const told = guard ?? actions[0] ?? targets[0]?.split('.').at(-1) ?? descriptor;
  return rows.join('\n').includes(told);
}
