import { type Situation, runningIn } from '../../../tests/engine/machine/situation.ts';
import { actorIdOf, canHappen, stimulusOf, timerWords } from '../../../tests/engine/machine/stimulus.ts';
import { textOf, wordsOf } from '../../../tests/engine/machine/words.ts';
import type { Stimulus } from '../../../tests/engine/model.ts';
import { ACTOR, triggerOf } from '../chart/trigger.ts';
import { type TrialStep, stepOn } from './steps.ts';
import type { Subject } from './subject.ts';
import { type WhyNot, whyNot } from './why-not.ts';

/** One thing that could happen, with its payload, and what would come of it. */
export interface Offer {
  /** As walk files write it. */
  readonly words: string;
  /** The payload as JSON; empty without one. */
  readonly payload: string;
  /** Null where it is accepted. */
  readonly whyNot: WhyNot | null;
}

/** What could happen by one cause: an event with its payloads, the next timer, an answer of an actor. */
export interface OfferGroup {
  /** As charts say it: `item.added`, `after newsInterval`, `done loadTranslation`. */
  readonly trigger: string;
  readonly kind: Stimulus['kind'];
  /** Milliseconds until the timer is due. */
  readonly due: number | null;
  readonly offers: readonly Offer[];
}

/** What comes of a stimulus. @throws where it cannot happen */
export function offerOf(subject: Subject, before: TrialStep, stimulus: Stimulus): Offer {
  const { snapshot } = before.situation;
  const { type, ...payload } = stimulus.event;
  const text = textOf(payload);
  const isAccepted = snapshot.status === 'active' && !stepOn(subject, before, stimulus).ignored;
  const why = isAccepted ? null : whyNot(snapshot, type);
  return { words: stimulus.words, payload: text === '{}' ? '' : text, whyNot: why };
}

/** The answers that running actors of which none is known could give: an end without a result, and a failure. */
export function plainReplies(situation: Situation, known: readonly Stimulus[]): Stimulus[] {
  const answering = new Set(known.map(actorIdOf));
  return runningIn(situation)
    .filter((id) => !answering.has(id))
    .flatMap((id) => [`${ACTOR.done}${id}`, `${ACTOR.error}${id}`])
    .map((type) => stimulusOf(wordsOf({ type })));
}

/** The next timer; none where none is set. */
export function timerIn({ timers: [next] }: Situation): Stimulus[] {
  return next === undefined ? [] : [{ kind: 'timer', event: next.event, words: timerWords(next.event) }];
}

/** The trigger of a stimulus as charts say it. Ids of states in a delay's name are left out. */
function triggerIn(stimulus: Stimulus, before: TrialStep): string {
  const { machine } = before.situation.snapshot;
  const { type } = stimulus.event;
  const [, id = ''] = /^xstate\.after\.[^.]*\.(.*)$/u.exec(type) ?? [];
  return triggerOf(type, id === '' ? machine.id : id).trigger;
}

/**
 * Everything that could happen after a step, by its cause, in the order of what is known.
 *
 * @param known the stimuli of the machine: every event with its payloads, every answer of its actors
 */
export function offersAfter(subject: Subject, before: TrialStep, known: readonly Stimulus[]): OfferGroup[] {
  const [next] = before.situation.timers;
  const all = [...timerIn(before.situation), ...plainReplies(before.situation, known), ...known].filter(
    (stimulus) => stimulus.kind === 'event' || canHappen(before.situation, stimulus),
  );
  const groups = new Map<string, OfferGroup>();
  for (const stimulus of all) {
    const { kind } = stimulus;
    const trigger = triggerIn(stimulus, before);
    const key = `${kind} ${trigger}`;
    const group = groups.get(key) ?? { trigger, kind, due: kind === 'timer' ? (next?.left ?? 0) : null, offers: [] };
    groups.set(key, { ...group, offers: [...group.offers, offerOf(subject, before, stimulus)] });
  }
  return [...groups.values()];
}
