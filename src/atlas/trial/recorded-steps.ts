import type { InspectionMessage, SerializedEvent, SerializedSnapshot } from '../../../machines/recorder/messages.ts';
import { stateWords } from '../../../tests/engine/machine/state-words.ts';
import { startStimulus, stimulusOf, timerWords } from '../../../tests/engine/machine/stimulus.ts';
import { plainOf, wordsOf } from '../../../tests/engine/machine/words.ts';
import type { Stimulus } from '../../../tests/engine/model.ts';
import { agrees, isMasked } from '../traffic/conformance/recorded.ts';
import { type TrialStep, stepOn } from './steps.ts';
import type { Subject } from './subject.ts';

/** Events that no walk sends: XState's own at the start and at the end. */
const OWN: ReadonlySet<string> = new Set(['xstate.init', 'xstate.stop']);

/** Whether a step leads to what was recorded; what the record masks may be anything. */
function isAs({ seen, situation }: TrialStep, { snapshot }: Extract<InspectionMessage, { snapshot: object }>): boolean {
  return (
    snapshot.value !== undefined &&
    seen.state === stateWords(snapshot.value as Parameters<typeof stateWords>[0]) &&
    (snapshot.context === undefined || agrees(plainOf(snapshot.context), plainOf(situation.snapshot.context)))
  );
}

/** A recorded event as a stimulus: the next timer where it brings that event, else by its words. */
function stimulusIn({ situation: { timers } }: TrialStep, { actorId: _, ...event }: SerializedEvent): Stimulus {
  const [next] = timers;
  const words = next?.event.type === event.type ? timerWords(next.event) : wordsOf({ ...event, type: event.type });
  return stimulusOf(words);
}

/** A start with the values that the record shows under the names of its input: a model names some products, a shop has more. */
function fitted(start: Stimulus, { context }: SerializedSnapshot): Stimulus {
  const input = start.event['input'];
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return start;
  const shown = new Map(Object.entries(Object(context)));
  const values = Object.entries(input).map(([key, value]): [string, unknown] => {
    const recorded = shown.get(key);
    return [key, recorded === undefined || isMasked(recorded) ? value : recorded];
  });
  return startStimulus(Object.fromEntries(values));
}

/** The first start that leads to what was recorded first. */
function startAt(
  subject: Subject,
  starts: readonly Stimulus[],
  first: Extract<InspectionMessage, { type: '@xstate.actor' }>,
): TrialStep | undefined {
  return (
    [...starts, ...starts.map((start) => fitted(start, first.snapshot))]
      .map((start) => stepOrNull(subject, null, start))
      .find((step) => step !== null && isAs(step, first)) ?? undefined
  );
}

/** The steps of a record that lead where it says, and the first that does not; null where all do. */
export interface RecordedSteps {
  readonly words: readonly string[];
  readonly lost: string | null;
}

/**
 * The steps of an actor in a record, in the words of a trial: from the start that its first moment agrees with, through all
 * that it answered. They end before a step that leads elsewhere than it did, since what it brought is masked.
 *
 * @param starts what its machine can be started with
 * @param messages those about the actor, from its first to the moment that is asked for
 */
export function recordedSteps(
  subject: Subject,
  starts: readonly Stimulus[],
  messages: readonly InspectionMessage[],
): RecordedSteps {
  const [first, ...rest] = messages;
  const start = first?.type === '@xstate.actor' ? startAt(subject, starts, first) : undefined;
  // It ran before the record began, or was started with what its model does not say.
  if (start === undefined) return { words: [], lost: 'start' };
  const words = [start.stimulus.words];
  let last = start;
  for (const message of rest) {
    if (message.type !== '@xstate.snapshot' || OWN.has(message.event.type)) continue;
    const stimulus = stimulusIn(last, message.event);
    const next = stepOrNull(subject, last, stimulus);
    if (next === null || !isAs(next, message)) return { words, lost: stimulus.words };
    words.push(stimulus.words);
    last = next;
  }
  return { words, lost: null };
}

function stepOrNull(subject: Subject, before: TrialStep | null, stimulus: Stimulus): TrialStep | null {
  try {
    return stepOn(subject, before, stimulus);
  } catch {
    return null;
  }
}
