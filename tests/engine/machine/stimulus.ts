import type { MachineModel, Reply, PlainEvent, Stimulus } from '../model.ts';
import { type Situation, runningIn } from './situation.ts';
import { originalName, parseEvent, textOf, wordsOf } from './words.ts';

const AFTER = 'xstate.after.';
const TIMER = 'timer ';

function replyStimulus(id: string, reply: Reply): Stimulus {
  const [kind, payload] =
    'done' in reply ? (['done', { output: reply.done }] as const) : (['error', { error: reply.error }] as const);
  const event: PlainEvent = { type: `xstate.${kind}.actor.${id}`, ...payload };
  return { kind, event, words: payload === undefined ? event.type : wordsOf(event) };
}

const REPLY = /^xstate\.(done|error)\.actor\.(.*)$/s;

/** The id of the actor that a reply comes from; empty where the stimulus is no reply. */
export function actorIdOf({ event }: Stimulus): string {
  return REPLY.exec(event.type)?.[2] ?? '';
}

const stimuliByEvent = new WeakMap<PlainEvent, Stimulus>();

/** The stimulus of an event of the model. The words of an event object are made once. */
export function eventStimulus(event: PlainEvent): Stimulus {
  const stimulus = stimuliByEvent.get(event) ?? { kind: 'event' as const, event, words: wordsOf(event) };
  stimuliByEvent.set(event, stimulus);
  return stimulus;
}

/** The stimulus that starts a machine with an input. */
export function startStimulus(input: unknown): Stimulus {
  return {
    kind: 'start',
    event: { type: 'xstate.init', input },
    words: input === undefined ? 'start' : `start ${textOf(input)}`,
  };
}

/** All starts of a model, one for each input. */
export function startsOf(model: MachineModel): Stimulus[] {
  return (model.inputs ?? [undefined]).map(startStimulus);
}

/** The words of a scheduled timer. An event that is raised with a delay gets a word in front, for it may be sent, too. */
export function timerWords(event: PlainEvent): string {
  return event.type.startsWith(AFTER) ? originalName(wordsOf(event)) : `${TIMER}${wordsOf(event)}`;
}

/** Reads the words of a stimulus back. Payloads come as plain JSON. @throws where they are not words of a stimulus */
export function stimulusOf(words: string): Stimulus {
  if (words === 'start') return startStimulus(undefined);
  if (words.startsWith('start ')) return startStimulus(JSON.parse(words.slice('start '.length)));
  if (words.startsWith(TIMER)) return { kind: 'timer', words, event: parseEvent(words.slice(TIMER.length)) };
  const event = parseEvent(words);
  const [, ending] = REPLY.exec(event.type) ?? [];
  if (ending === 'done' || ending === 'error') return { kind: ending, words, event };
  return { kind: event.type.startsWith(AFTER) ? 'timer' : 'event', words, event };
}

/** The replies that actors which run now can give. */
export function repliesIn(model: MachineModel, situation: Situation): Stimulus[] {
  return runningIn(situation).flatMap((id) => {
    const source: unknown = situation.snapshot.children[id]?.src;
    const replies = model.replies?.[id] ?? (typeof source === 'string' ? model.replies?.[source] : undefined) ?? [];
    return replies.map((reply) => replyStimulus(id, reply));
  });
}

/**
 * Whether a stimulus can be applied: an event to a machine that has not ended, the timer that is next, a reply of an
 * actor that runs.
 */
export function canHappen(situation: Situation, stimulus: Stimulus): boolean {
  const { kind, words } = stimulus;
  if (situation.snapshot.status !== 'active') return false;
  if (kind === 'event') return true;
  const [next] = situation.timers;
  if (kind === 'timer') return next !== undefined && timerWords(next.event) === words;
  return runningIn(situation).includes(actorIdOf(stimulus));
}

/**
 * Everything that can happen now: events, the next timer, replies; each once by its words. Nothing can happen to a
 * machine that has ended.
 */
export function stimuliIn(model: MachineModel, situation: Situation): Stimulus[] {
  if (situation.snapshot.status !== 'active') return [];
  const next = situation.timers[0];
  const all = [
    ...model.stimuli(situation.snapshot).map(eventStimulus),
    ...(next === undefined ? [] : [{ kind: 'timer' as const, event: next.event, words: timerWords(next.event) }]),
    ...repliesIn(model, situation),
  ];
  return [...new Map(all.map((stimulus) => [stimulus.words, stimulus])).values()];
}
