import { EVERYTHING, type TrafficQuestion } from '../../../../machines/traffic/question.ts';
import type { CheckedSession, CountedTraffic, ListedSession } from '../../traffic/counting.ts';
import type { SessionFilter } from '../../traffic/filter.ts';
import type { TrafficReply, TrafficRequest } from '../../traffic/messages.ts';
import { AskedWorker } from '../beside/asked-worker.ts';
import type { Session } from '../live/session-file.ts';

/** What replaying has found until now. */
export interface Checked {
  readonly checked: readonly CheckedSession[];
  readonly sessions: number;
}

/** What the page is told of traffic. */
export interface TrafficListener {
  onCounted(sessions: number, unread: number, isRead: boolean): void;
  onChecked(): void;
  /** The worker did not come, or broke. What it had read is lost. */
  onFailed(): void;
}

/** What answers a question that has a number. */
type TrafficAnswer = Exclude<TrafficReply, { readonly kind: 'counted' | 'checked' }>;

function openWorker(): Worker {
  return new Worker(new URL('../../traffic/traffic.worker.ts', import.meta.url));
}

/** How long a recording goes on before it is counted again, in milliseconds. */
const LIVE_INTERVAL = 1000;

/** Speaks with the worker that reads and counts, and holds what it has said last. */
export class TrafficClient {
  readonly #worker: AskedWorker<TrafficRequest, TrafficReply, TrafficAnswer>;
  #chosen: readonly File[] = [];
  /** Gives the recording of this page as a file; null where it is not counted. */
  #recording: (() => File) | null = null;
  /** Whether that goes on. What is played shows in its place, and is none. */
  #goesOn = () => false;
  /** Whether it is to be counted again soon. */
  #isDue = false;
  #question = EVERYTHING;
  /** Whether sessions are being replayed: what is said of it afterwards was on its way when it was stopped. */
  #isChecking = false;
  readonly #subscribers = new Set<() => void>();
  readonly #listener: TrafficListener;
  counted: CountedTraffic | null = null;
  checked: Checked | null = null;

  constructor(listener: TrafficListener, start: () => Worker = openWorker) {
    this.#listener = listener;
    this.#worker = new AskedWorker(
      start,
      (reply) => this.#hear(reply),
      () => {
        this.forget();
        listener.onFailed();
      },
    );
  }

  /** Is called whenever something new has been said; returns how to end that. */
  subscribe(subscriber: () => void): () => void {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  }

  /** The files that are read when the machine says so. */
  choose(files: readonly File[]): void {
    this.#chosen = files;
  }

  /**
   * Chooses the recording of this page: it is counted again as it grows.
   *
   * @param goesOn whether it still does, when it is to be counted again
   */
  chooseRecording(recording: () => File, goesOn: () => boolean): void {
    this.#chosen = [];
    this.#recording = recording;
    this.#goesOn = goesOn;
  }

  /** Whether the recording of this page is counted. */
  get isLive(): boolean {
    return this.#recording !== null;
  }

  /** The recording has grown. */
  grow(): void {
    if (this.#recording === null || this.#isDue) return;
    this.#isDue = true;
    setTimeout(() => {
      this.#isDue = false;
      if (this.#goesOn()) this.#readRecording();
    }, LIVE_INTERVAL);
  }

  /** Reads the files that were chosen last, or the recording. What was replayed before is not all any more. */
  read(question: TrafficQuestion = EVERYTHING): void {
    this.#question = question;
    this.#uncheck();
    if (this.#chosen.length > 0) this.#worker.send({ kind: 'read', files: this.#chosen, question });
    else this.#readRecording();
  }

  #readRecording(): void {
    if (this.#recording === null) return;
    this.#worker.send({ kind: 'live', file: this.#recording(), question: this.#question });
  }

  count(question: TrafficQuestion): void {
    this.#question = question;
    this.#worker.send({ kind: 'count', question });
  }

  check(): void {
    this.#isChecking = true;
    this.#worker.send({ kind: 'check' });
  }

  #uncheck(): void {
    if (this.#isChecking) this.#worker.send({ kind: 'uncheck' });
    this.#isChecking = false;
    this.checked = null;
    this.#tell();
  }

  /** The sessions that a filter lets through: the first hundred. @throws where the worker fails or what it read is forgotten */
  async list(filter: SessionFilter): Promise<readonly ListedSession[]> {
    const reply = await this.#worker.ask((id) => ({ kind: 'list', id, filter }));
    return reply.kind === 'listed' ? reply.sessions : [];
  }

  /** A session to play; null where its file has changed. @throws where the worker fails or what it read is forgotten */
  async session(index: number): Promise<Session | null> {
    const reply = await this.#worker.ask((id) => ({ kind: 'session', id, index }));
    return reply.kind === 'session' ? reply.session : null;
  }

  /** The sessions that a filter lets through as a log of event data. @throws as the others, and where it cannot be made */
  async xes(filter: SessionFilter): Promise<Blob> {
    const reply = await this.#worker.ask((id) => ({ kind: 'xes', id, filter }));
    if (reply.kind !== 'xes' || reply.log === null) throw new Error('The log could not be made.');
    return reply.log;
  }

  /** Forgets all that was read. */
  forget(): void {
    this.#worker.end();
    this.#isChecking = false;
    this.#recording = null;
    this.counted = null;
    this.checked = null;
    this.#tell();
  }

  #hear(reply: TrafficReply): void {
    if (reply.kind === 'counted') {
      this.counted = reply.counted;
      this.#tell();
      this.#listener.onCounted(reply.sessions, reply.unread, reply.isRead);
    } else if (reply.kind === 'checked') {
      if (!this.#isChecking) return;
      this.#isChecking = !reply.isDone;
      this.checked = reply;
      this.#tell();
      if (reply.isDone) this.#listener.onChecked();
    } else {
      this.#worker.settle(reply.id, reply);
    }
  }

  #tell(): void {
    for (const subscriber of this.#subscribers) subscriber();
  }
}
