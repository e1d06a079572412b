import type { Observed, PlainEvent } from '../model.ts';
import { noOutputs } from '../machine/situation.ts';
import { stimulusOf } from '../machine/stimulus.ts';
import type { Walk, WalkKind, WalkStep } from './walk.ts';
import { parseEvent, textOf, wordOf, wordsOf } from '../machine/words.ts';

/** A walk file: what its first lines say, and its walks. */
export interface WalkFile {
  readonly id: string;
  /** The lines of the head after the first, as they stand. */
  readonly head: readonly string[];
  readonly walks: readonly Walk[];
}

const LEADS_TO = ' → ';
const AND = ' · ';
const IGNORED = '(ignored)';
const NONE = 'none';

const nowhere: Observed = {
  state: '',
  status: 'active',
  tags: [],
  context: {},
  ...noOutputs,
  output: null,
};

/** A transition's name, without its descriptor where that is the event itself: `player.on.knob[1]`. */
function shortName(name: string, event: string): string {
  return name.replace(`: ${event}[`, '[');
}
function longName(name: string, event: string): string {
  return name.includes(': ') ? name : name.replace('[', `: ${event}[`);
}

/** An actor that is asked for, without its id where that is the name of its logic. */
function shortInvoked({ id, ...rest }: PlainEvent): PlainEvent {
  return id === rest.type ? rest : { id, ...rest };
}
function longInvoked(invoked: PlainEvent): PlainEvent {
  return { id: invoked.type, ...invoked };
}

/** The keys under which two contexts differ, sorted: values that changed, came or went. */
export function changedKeys(before: object, after: object): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return keys.filter((key) => {
    const [old, now]: unknown[] = [Reflect.get(before, key), Reflect.get(after, key)];
    return key in before !== key in after || textOf(old) !== textOf(now);
  });
}

function standingWords(seen: Observed, before: Observed): string[] {
  return [
    ...(seen.status === before.status ? [] : [`is ${seen.status}`]),
    ...(textOf(seen.tags) === textOf(before.tags) ? [] : [`tags ${seen.tags.join(', ') || NONE}`]),
  ];
}

function contextWords(seen: Observed, before: Observed): string[] {
  return changedKeys(before.context, seen.context).map((key) =>
    key in seen.context ? `${wordOf(key)} = ${textOf(seen.context[key])}` : `${wordOf(key)} gone`,
  );
}

function outputWords({ emitted, executed, invoked, scheduled, output }: Observed): string[] {
  const say = (verb: string, said: readonly PlainEvent[]): string[] => said.map((one) => `${verb} ${wordsOf(one)}`);
  return [
    ...say('emits', emitted),
    ...say('executes', executed),
    ...say('invokes', invoked.map(shortInvoked)),
    ...say('schedules', scheduled),
    ...(output === null ? [] : [`returns ${textOf(output)}`]),
  ];
}

/**
 * What a step shows besides its state, its context and its transitions, as the parts of a line: a changed status, changed
 * tags, and all outputs.
 */
export function detailsInWords(seen: Observed, before: Observed = nowhere): string[] {
  return [...standingWords(seen, before), ...outputWords(seen)];
}

/** What changed, each as one part of a line. The state is always said, all else only where it differs from before. */
function parts({ seen, took, stimulus }: WalkStep, before: Observed): string[] {
  return [
    ...standingWords(seen, before),
    ...contextWords(seen, before),
    ...outputWords(seen),
    ...took.map((name) => `by ${shortName(name, stimulus.event.type)}`),
  ];
}

/** One step as a line: the stimulus, where it leads, what changed, and the transitions that did it. */
export function lineOf(step: WalkStep, before: Observed = nowhere): string {
  return (
    step.stimulus.words + LEADS_TO + (step.ignored ? IGNORED : [step.seen.state, ...parts(step, before)].join(AND))
  );
}

function walkLines({ id, kind, steps }: Walk): string[] {
  return [`walk ${id} ${kind}`, ...steps.map((step, place) => `  ${lineOf(step, steps[place - 1]?.seen)}`)];
}

/** A walk file as text. Walks keep the order given; spaces in its id become `_`. */
export function formatWalkFile({ id, head, walks }: WalkFile): string {
  return [[`walk file ${id.replaceAll(/\s+/gu, '_')}`, ...head], ...walks.map(walkLines)]
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

/** Reads one part of a line into what was seen before it. */
function withPart(seen: Observed, part: string): Observed {
  const [, key, value] = /^("(?:[^"\\]|\\.)*"|\S+) = (.*)$/u.exec(part) ?? [];
  if (key !== undefined && value !== undefined)
    return { ...seen, context: { ...seen.context, [parseEvent(key).type]: JSON.parse(value) } };
  const gap = part.indexOf(' ');
  const [verb, rest] = [part.slice(0, gap), part.slice(gap + 1)];
  if (rest === 'gone')
    return { ...seen, context: Object.fromEntries(Object.entries(seen.context).filter(([name]) => name !== verb)) };
  if (verb === 'emits') return { ...seen, emitted: [...seen.emitted, parseEvent(rest)] };
  if (verb === 'executes') return { ...seen, executed: [...seen.executed, parseEvent(rest)] };
  if (verb === 'invokes') return { ...seen, invoked: [...seen.invoked, longInvoked(parseEvent(rest))] };
  if (verb === 'schedules') return { ...seen, scheduled: [...seen.scheduled, parseEvent(rest)] };
  if (verb === 'returns') return { ...seen, output: JSON.parse(rest) };
  if (verb === 'tags') return { ...seen, tags: rest === NONE ? [] : rest.split(', ') };
  if (verb === 'is' && (rest === 'active' || rest === 'done' || rest === 'error' || rest === 'stopped'))
    return { ...seen, status: rest };
  throw new Error(`A walk file cannot say «${part}».`);
}

function stepOf(line: string, before: Observed): WalkStep {
  const [words, result] = line.trim().split(LEADS_TO);
  if (words === undefined || result === undefined) throw new Error(`No «→» in «${line}».`);
  const silent: Observed = { ...before, ...noOutputs, output: null };
  const stimulus = stimulusOf(words);
  if (result === IGNORED) return { stimulus, seen: silent, took: [], ignored: true };
  const [state = '', ...rest] = result.split(AND);
  const took = rest
    .filter((part) => part.startsWith('by '))
    .map((part) => longName(part.slice('by '.length), stimulus.event.type));
  const seen = rest.filter((part) => !part.startsWith('by ')).reduce(withPart, { ...silent, state });
  return { stimulus, seen, took, ignored: false };
}

const KINDS: Record<WalkKind, true> = {
  tour: true,
  transitions: true,
  configurations: true,
  pairs: true,
  sneak: true,
  beyond: true,
  probe: true,
};

function isKind(kind: string): kind is WalkKind {
  return Object.hasOwn(KINDS, kind);
}

function walkIn(block: string): Walk {
  const [title = '', ...lines] = block.split('\n');
  const [, id, kind] = /^walk ([0-9a-f]+) (\S+)$/.exec(title) ?? [];
  if (id === undefined || kind === undefined || !isKind(kind)) throw new Error(`No walk begins with «${title}».`);
  const steps: WalkStep[] = [];
  for (const line of lines) steps.push(stepOf(line, steps.at(-1)?.seen ?? nowhere));
  return { id, kind, steps };
}

/** Reads a walk file. @throws where the text is not one, naming the line */
export function parseWalkFile(text: string): WalkFile {
  const [first = '', ...blocks] = text
    .trimEnd()
    .split('\n\n')
    .map((block) => block.trimEnd());
  const [title = '', ...head] = first.split('\n');
  const [, id] = /^walk file (\S+)$/.exec(title) ?? [];
  if (id === undefined) throw new Error(`No walk file begins with «${title}».`);
  return { id, head, walks: blocks.map(walkIn) };
}
