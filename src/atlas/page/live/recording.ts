import type { InspectionMessage } from '../../../../machines/recorder/messages.ts';
import { type Brief, briefOf, opens } from './brief.ts';
import { type Actors, type ActorState, apply, isRunning } from './actor-state.ts';
import { forgettableIn } from './ended-actors.ts';
import type { PartNote } from '../notes/note.ts';
import { type Session, sessionText, type Simulated } from './session-file.ts';

/** The most moments that are kept, and the most characters of their text, so that a saved session can be opened again. */
export const MAX_MOMENTS = 20_000;
export const MAX_TEXT_LENGTH = 40_000_000;

/** A checkpoint of all actors is kept every so many moments, so that any moment is computed quickly. */
const CHECKPOINT_INTERVAL = 500;

/**
 * The recorded moments, one for each message, numbered from 1. Above the limits the oldest are dropped; their effect on the
 * actors is kept, so that every moment that is left can be shown.
 */
export class Recording {
  readonly #maxMoments: number;
  readonly #maxTextLength: number;
  /** Text takes a third of the memory of objects, and its size is known. */
  #texts: string[] = [];
  /** The same moments in brief. */
  #briefs: Brief[] = [];
  /** The moments that open what a tab does next. */
  #openings: number[] = [];
  #size = 0;
  #first = 1;
  #before = new Map<string, ActorState>();
  #newest = new Map<string, ActorState>();
  /** The actors at every so many moments. */
  #checkpoints = new Map<number, Map<string, ActorState>>();
  #simulated: Simulated | null = null;
  #from: string | null = null;
  /** By the numbers of the moments that they are on. */
  readonly #notes = new Map<number, string>();

  constructor(maxMoments = MAX_MOMENTS, maxTextLength = MAX_TEXT_LENGTH) {
    this.#maxMoments = maxMoments;
    this.#maxTextLength = maxTextLength;
  }

  get first(): number {
    return this.#first;
  }

  /** The name of the file that it comes from; null where it was recorded here. */
  get from(): string | null {
    return this.#from;
  }

  /** The number of the newest moment; one below `first` where there is none. */
  get last(): number {
    return this.#first + this.#texts.length - 1;
  }

  /** The actors that ran before the first moment that is kept: the head of a saved session. */
  get head(): readonly ActorState[] {
    return [...this.#before.values()].filter(isRunning);
  }

  /** It as the text of a file. @param notes those on parts of machines, which travel with it */
  fileText(notes: readonly PartNote[] = []): string {
    const own = [...this.#notes].map(([moment, text]) => ({ moment: moment - this.#first + 1, text }));
    return sessionText(this.head, this.#texts, this.#simulated, [...notes, ...own]);
  }

  /** The note on a moment; empty where it has none. */
  noteAt(moment: number): string {
    return this.#notes.get(moment) ?? '';
  }

  /** Writes a note on a moment; one without text is none. */
  note(moment: number, text: string): void {
    if (text === '') this.#notes.delete(moment);
    else this.#notes.set(moment, text);
  }

  /** All moments as JSON texts. */
  get texts(): readonly string[] {
    return this.#texts;
  }

  /** The moments that are the first of what a tab does in one turn, in their order. */
  get openings(): readonly number[] {
    return this.#openings;
  }

  /** A moment in brief; undefined where it is not kept. */
  briefAt(moment: number): Brief | undefined {
    return this.#briefs[moment - this.#first];
  }

  /** Keeps messages. An actor that is announced again, for another atlas, is left out. */
  add(messages: readonly InspectionMessage[]): void {
    for (const message of messages) {
      const known = this.#newest.get(message.sessionId);
      if (
        message.type === '@xstate.actor' &&
        known !== undefined &&
        known.definition === message.definition &&
        known.snapshot.status === message.snapshot.status
      )
        continue;
      this.#keep(message);
    }
    this.#dropOldest();
  }

  #keep(message: InspectionMessage): void {
    const text = JSON.stringify(message);
    const brief = briefOf(message);
    if (opens(brief, this.#briefs.at(-1))) this.#openings.push(this.last + 1);
    this.#briefs.push(brief);
    this.#texts.push(text);
    this.#size += text.length;
    apply(this.#newest, message);
    if (this.last % CHECKPOINT_INTERVAL === 0) this.#checkpoints.set(this.last, new Map(this.#newest));
  }

  #dropOldest(): void {
    let dropped = 0;
    while (
      this.#texts.length - dropped > this.#maxMoments ||
      (this.#size > this.#maxTextLength && this.#texts.length - dropped > 1)
    ) {
      const text = this.#texts[dropped] ?? '';
      apply(this.#before, JSON.parse(text));
      this.#size -= text.length;
      dropped += 1;
    }
    if (dropped === 0) return;
    this.#texts = this.#texts.slice(dropped);
    this.#briefs = this.#briefs.slice(dropped);
    const mark = Math.floor(this.#first / CHECKPOINT_INTERVAL);
    this.#first += dropped;
    // What is left of the one that was cut begins with the first moment that is kept.
    const kept = this.#openings.findIndex((moment) => moment > this.#first);
    this.#openings = [this.#first, ...(kept < 0 ? [] : this.#openings.slice(kept))];
    for (const known of [this.#checkpoints, this.#notes])
      for (const moment of known.keys()) if (moment < this.#first) known.delete(moment);
    // All that is kept is asked, so not for every moment that is dropped.
    if (Math.floor(this.#first / CHECKPOINT_INTERVAL) > mark) this.#forgetEnded();
  }

  #forgetEnded(): void {
    const forgettable = forgettableIn(this.#before, this.#briefs);
    for (const actors of [this.#before, this.#newest, ...this.#checkpoints.values()])
      for (const sessionId of forgettable) actors.delete(sessionId);
  }

  /** The message of a moment; undefined where it is not kept. */
  at(moment: number): InspectionMessage | undefined {
    const text = this.#texts[moment - this.#first];
    return text === undefined ? undefined : JSON.parse(text);
  }

  /** The actors at a moment. */
  actorsAt(moment: number): Actors {
    if (moment >= this.last) return new Map(this.#newest);
    const mark = Math.floor(moment / CHECKPOINT_INTERVAL) * CHECKPOINT_INTERVAL;
    const known = this.#checkpoints.get(mark);
    const actors = new Map(known ?? this.#before);
    for (let at = known === undefined ? this.#first : mark + 1; at <= moment; at += 1) {
      const message = this.at(at);
      if (message !== undefined) apply(actors, message);
    }
    return actors;
  }

  /** Drops everything. */
  clear(): void {
    this.#texts = [];
    this.#briefs = [];
    this.#openings = [];
    this.#size = 0;
    this.#first = 1;
    this.#before = new Map();
    this.#newest = new Map();
    this.#checkpoints = new Map();
    this.#from = null;
    this.#simulated = null;
    this.#notes.clear();
  }

  /**
   * Replaces everything by a session: the actors at its head, and its messages.
   *
   * @param from the name of the file that holds it; null where this browser has kept it
   */
  load({ actors, messages, simulated, notes = [] }: Session, from: string | null = null): void {
    this.clear();
    this.#simulated = simulated;
    this.#from = from;
    for (const note of notes) if ('moment' in note) this.#notes.set(note.moment, note.text);
    for (const actor of actors) {
      this.#before.set(actor.sessionId, actor);
      this.#newest.set(actor.sessionId, actor);
    }
    for (const message of messages) this.#keep(message);
  }
}
