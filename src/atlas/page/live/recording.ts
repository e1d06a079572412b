import type { InspectionMessage, SerializedSnapshot } from '../../../../machines/recorder/messages.ts';

/** An actor as it stands at one moment. */
export interface ActorState {
  readonly sessionId: string;
  readonly name: string;
  readonly parentId: string | undefined;
  readonly definition: string | undefined;
  readonly snapshot: SerializedSnapshot;
}

/** The actors of one moment by their session ids, in the order in which they came. */
export type Actors = ReadonlyMap<string, ActorState>;

/** Most moments that are kept, and most characters of their text: what is saved can be opened again. */
export const MAX_MOMENTS = 20_000;
export const MAX_TEXT_LENGTH = 40_000_000;

/** How many moments lie between two of which the actors are remembered, so that any moment is quickly there. */
const STRIDE = 500;

function apply(actors: Map<string, ActorState>, message: InspectionMessage): void {
  if (message.type === '@xstate.event') return;
  const { sessionId, snapshot } = message;
  if (message.type === '@xstate.actor') {
    const { name, parentId, definition } = message;
    actors.set(sessionId, { sessionId, name, parentId, definition, snapshot });
    return;
  }
  const known = actors.get(sessionId) ?? { sessionId, name: sessionId, parentId: undefined, definition: undefined };
  actors.set(sessionId, { ...known, snapshot });
}

/**
 * The moments that were told, one for each message, numbered from 1. Old ones make room for new ones; what they said of
 * the actors is kept, so that every moment that is left can be shown.
 */
export class Recording {
  readonly #maxMoments: number;
  readonly #maxTextLength: number;
  /** Text takes a third of the room of objects, and its size is known. */
  #texts: string[] = [];
  #size = 0;
  #first = 1;
  #before = new Map<string, ActorState>();
  #newest = new Map<string, ActorState>();
  /** The actors as they stood at every so many moments. */
  #marks = new Map<number, Actors>();

  constructor(maxMoments = MAX_MOMENTS, maxTextLength = MAX_TEXT_LENGTH) {
    this.#maxMoments = maxMoments;
    this.#maxTextLength = maxTextLength;
  }

  get first(): number {
    return this.#first;
  }

  /** The number of the newest moment; one below `first` where there is none. */
  get last(): number {
    return this.#first + this.#texts.length - 1;
  }

  /** All moments as JSON texts. */
  get texts(): readonly string[] {
    return this.#texts;
  }

  /** Keeps messages. An actor that is introduced again, to someone else, is no news. */
  add(messages: readonly InspectionMessage[]): void {
    for (const message of messages) {
      const known = this.#newest.get(message.sessionId);
      if (
        message.type === '@xstate.actor' &&
        known?.definition === message.definition &&
        known?.snapshot.status === message.snapshot.status
      )
        continue;
      this.#keep(message);
    }
    this.#makeRoom();
  }

  #keep(message: InspectionMessage): void {
    const text = JSON.stringify(message);
    this.#texts.push(text);
    this.#size += text.length;
    apply(this.#newest, message);
    if (this.last % STRIDE === 0) this.#marks.set(this.last, new Map(this.#newest));
  }

  #makeRoom(): void {
    let gone = 0;
    while (
      this.#texts.length - gone > this.#maxMoments ||
      (this.#size > this.#maxTextLength && this.#texts.length - gone > 1)
    ) {
      const text = this.#texts[gone] ?? '';
      apply(this.#before, JSON.parse(text));
      this.#size -= text.length;
      gone += 1;
    }
    if (gone === 0) return;
    this.#texts = this.#texts.slice(gone);
    this.#first += gone;
    for (const moment of this.#marks.keys()) if (moment < this.#first) this.#marks.delete(moment);
  }

  /** The message of a moment; undefined where it is not kept. */
  at(moment: number): InspectionMessage | undefined {
    const text = this.#texts[moment - this.#first];
    return text === undefined ? undefined : JSON.parse(text);
  }

  /** The actors as they stood at a moment. */
  actorsAt(moment: number): Actors {
    if (moment >= this.last) return new Map(this.#newest);
    const mark = Math.floor(moment / STRIDE) * STRIDE;
    const known = this.#marks.get(mark);
    const actors = new Map(known ?? this.#before);
    for (let at = known === undefined ? this.#first : mark + 1; at <= moment; at += 1) {
      const message = this.at(at);
      if (message !== undefined) apply(actors, message);
    }
    return actors;
  }

  /** Forgets everything. */
  clear(): void {
    this.#texts = [];
    this.#size = 0;
    this.#first = 1;
    this.#before = new Map();
    this.#newest = new Map();
    this.#marks = new Map();
  }

  /** Puts the messages of a file in the place of everything. */
  load(messages: readonly InspectionMessage[]): void {
    this.clear();
    for (const message of messages) this.#keep(message);
  }
}
