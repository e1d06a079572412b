import type { InspectionMessage } from '../../../machines/recorder/messages.ts';

/**
 * The messages of one turn of the page: of all that runs before the browser gets on. They are sent together at its end,
 * which a person does not notice.
 *
 * XState names no source for an event that a listener sends, though an actor's work has caused it. An actor is at work
 * from an event that it gets to the snapshot that answers it, and all of that is one turn: so an event without a source
 * that comes meanwhile is caused by the actor that began to work last. XState reports what is emitted to the listener that
 * was there last, after what the others have sent on: it is put before that.
 */
export class Turn {
  readonly #send: (message: InspectionMessage) => void;
  #messages: InspectionMessage[] = [];
  #working: string[] = [];
  #count = 1;

  constructor(send: (message: InspectionMessage) => void) {
    this.#send = send;
  }

  add(message: InspectionMessage): void {
    if (this.#messages.length === 0) queueMicrotask(() => this.flush());
    const { type, sessionId } = message;
    if (type === '@loadout.emitted') return this.#insert(message);
    const causeId = type === '@xstate.event' && message.sourceId === undefined ? this.#working.at(-1) : undefined;
    this.#messages.push(causeId === undefined ? message : { ...message, causeId });
    if (type === '@xstate.event') this.#working.push(sessionId);
    const place = type === '@xstate.snapshot' ? this.#working.lastIndexOf(sessionId) : -1;
    if (place >= 0) this.#working.splice(place, 1);
  }

  #insert(message: InspectionMessage): void {
    const own = this.#messages.findLastIndex(({ sessionId }) => sessionId === message.sessionId);
    const effect = this.#messages.findIndex(({ causeId }, index) => index > own && causeId === message.sessionId);
    this.#messages.splice(effect < 0 ? this.#messages.length : effect, 0, message);
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
