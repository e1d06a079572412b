import type { InspectionMessage } from '../../../machines/recorder/messages.ts';

/** An actor at work. */
interface Work {
  readonly sessionId: string;
  /** Events that came meanwhile, and that it has not begun. */
  waiting: number;
  /** How many messages there were when it began with its event, or last emitted: what it causes from then on comes after them. */
  since: number;
}

/**
 * The messages of one turn of the page: of all that runs before the browser gets on. They are sent together at its end,
 * which a person does not notice.
 *
 * XState names no source for an event that a listener sends, though an actor's work has caused it. An actor is at work
 * from an event that it gets to the snapshot that answers it, and all of that is one turn: so an event without a source
 * that comes meanwhile is caused by the actor that began to work last. An event for an actor that is at work waits until that
 * is done. XState reports what is emitted to the listener that was there last, after what the others have sent on: it is put
 * before that.
 */
export class Turn {
  readonly #send: (message: InspectionMessage) => void;
  #messages: InspectionMessage[] = [];
  /** The one that began last at the end. */
  #working: Work[] = [];
  #count = 1;

  constructor(send: (message: InspectionMessage) => void) {
    this.#send = send;
  }

  add(message: InspectionMessage): void {
    if (this.#messages.length === 0) queueMicrotask(() => this.flush());
    const { type, sessionId } = message;
    const work = this.#working.find((one) => one.sessionId === sessionId);
    if (type === '@loadout.emitted') return this.#insert(message, work);
    const isCaused = type === '@xstate.event' && message.sourceId === undefined;
    const causeId = isCaused ? this.#working.at(-1)?.sessionId : undefined;
    this.#messages.push(causeId === undefined ? message : { ...message, causeId });
    if (type === '@xstate.event') this.#begin(sessionId, work);
    if (type === '@xstate.snapshot' && work !== undefined) this.#end(work);
  }

  #begin(sessionId: string, work: Work | undefined): void {
    if (work === undefined) this.#working.push({ sessionId, waiting: 0, since: this.#messages.length });
    else work.waiting += 1;
  }

  #end(work: Work): void {
    if (work.waiting === 0) {
      this.#working.splice(this.#working.indexOf(work), 1);
      return;
    }
    work.waiting -= 1;
    work.since = this.#messages.length;
  }

  /** All that began to work later is done by then, so no other actor at work has a later count. */
  #insert(message: InspectionMessage, work: Work | undefined): void {
    const since = work?.since ?? this.#messages.length;
    const effect = this.#messages.findIndex(({ causeId }, index) => index >= since && causeId === message.sessionId);
    const place = effect < 0 ? this.#messages.length : effect;
    this.#messages.splice(place, 0, message);
    if (work !== undefined) work.since = this.#messages.length;
  }

  /** Sends what has come, now: for a page that goes away. */
  flush(): void {
    const messages = this.#messages;
    this.#messages = [];
    this.#working = [];
    for (const message of messages) this.#send({ ...message, turn: this.#count });
    if (messages.length > 0) this.#count += 1;
  }
}
