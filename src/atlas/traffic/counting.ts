import type { TrafficQuestion } from '../../../machines/traffic/question.ts';
import type { Session } from '../page/live/session-file.ts';
import { decodeSession } from '../page/live/session-file.ts';
import { type Conformance, conformanceOf } from './conformance/conform.ts';
import type { Replica } from './conformance/replica.ts';
import { passing, type SessionFilter } from './filter.ts';
import { mergeTallies } from './merge.ts';
import { Names } from './names.ts';
import type { Outcome } from './outcomes.ts';
import { jsonIn, sessionIn } from './read-session.ts';
import { sessionsIn } from './session-stream.ts';
import { type Funnel, TallyCounter } from './tally.ts';
import { decodeTraffic, isTraffic, mergeSlices, type Slices, tallyOf } from './traffic-file.ts';
import { NO_TALLY, type Tally } from './traffic.ts';
import { type Trail, trailOf } from './trail.ts';
import { traceOf, XES_END, XES_START } from './xes.ts';

/** A file that is read as a stream, and in parts: a browser's `File`. */
export interface ReadableFile {
  readonly name: string;
  stream(): AsyncIterable<Uint8Array>;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** A session that was read, and where it is. */
interface Kept {
  readonly trail: Trail;
  readonly file: ReadableFile;
  readonly offset: number;
  readonly length: number;
}

/** A session in a list. */
export interface ListedSession {
  /** Its number among all that are open, from 0. */
  readonly index: number;
  readonly file: string;
  /** Whether it is the recording of the page, and not of a file. */
  readonly isRecording: boolean;
  readonly day: string;
  readonly language: string;
  readonly outcome: Outcome;
  readonly isSimulated: boolean;
  readonly events: number;
}

/** What was counted, and what can be asked for. */
export interface CountedTraffic {
  readonly tally: Tally;
  /** Sessions that are open, in whatever file; those that are in files of sessions can be listed, played and checked. */
  readonly all: number;
  readonly listable: number;
  readonly languages: readonly string[];
  /** The first and the last day of all, in UTC; empty where none is open. */
  readonly days: readonly [string, string];
}

/** A session that deviates, that is of another version, or that cannot be replayed. */
export interface CheckedSession extends Conformance {
  readonly session: ListedSession;
  /** Whether it cannot be read any more, or holds what its machines cannot be in: nothing is known of it then. */
  readonly isUnread: boolean;
}

/** What is known of a session that cannot be replayed. */
const NOT_REPLAYED = { deviation: null, others: [], judged: 0, judgedByChart: 0, isUnread: true };

function funnelsOf({ funnelFrom, funnelTo }: TrafficQuestion): Funnel[] {
  return funnelFrom === null || funnelTo === null ? [] : [{ from: funnelFrom, to: funnelTo }];
}

/** All traffic that is open: the trail of each session, and counts that came without sessions. */
export class Counting {
  readonly #names = new Names();
  readonly #kept: Kept[] = [];
  /** The place of the recording that goes on; null where none is counted. */
  #live: number | null = null;
  #slices: Slices = {};

  /** How many sessions are kept one by one, and how many are counted without. */
  get sessions(): number {
    return (
      this.#kept.length +
      tallyOf(this.#slices, { language: null, from: null, to: null, outcome: null, passed: null }).sessions
    );
  }

  /**
   * Reads a file of sessions or of traffic as a stream.
   *
   * @param onSession is told after each session: false where it could not be read, or the file holds none at all
   */
  async read(file: ReadableFile, onSession: (isRead: boolean) => void): Promise<void> {
    let isEmpty = true;
    for await (const { bytes, offset } of sessionsIn(file.stream())) {
      isEmpty = false;
      let isRead = true;
      try {
        const json = jsonIn(bytes);
        if (isTraffic(json)) this.#slices = mergeSlices(this.#slices, decodeTraffic(json));
        else this.#kept.push({ trail: trailOf(decodeSession(json), this.#names), file, offset, length: bytes.length });
      } catch {
        isRead = false;
      }
      onSession(isRead);
    }
    if (isEmpty) onSession(false);
  }

  /**
   * Reads a recording that goes on. What it was before makes room for it; where it cannot be read, that stays.
   *
   * @returns whether it could be read
   */
  async readLive(file: ReadableFile & Blob): Promise<boolean> {
    try {
      const trail = trailOf(sessionIn(new Uint8Array(await file.arrayBuffer())), this.#names);
      this.#live ??= this.#kept.length;
      this.#kept[this.#live] = { trail, file, offset: 0, length: file.size };
      return true;
    } catch {
      return false;
    }
  }

  /** Counts what a question lets through. */
  count(question: TrafficQuestion): CountedTraffic {
    const counter = new TallyCounter(this.#names, funnelsOf(question));
    const isPassing = passing(question, this.#names);
    const languages = new Set<string>();
    const days: string[] = [];
    for (const { trail } of this.#kept) {
      languages.add(trail.language);
      days.push(trail.day);
      if (isPassing(trail)) counter.add(trail);
    }
    for (const key of Object.keys(this.#slices)) {
      const [language = '', day = ''] = key.split(' ');
      languages.add(language);
      days.push(day);
    }
    // Of a count without sessions nobody knows what they have passed.
    const counted = question.passed === null ? tallyOf(this.#slices, question) : NO_TALLY;
    const sorted = [...new Set(days)].sort();
    return {
      tally: mergeTallies(counter.tally(), counted),
      all: this.sessions,
      listable: this.#kept.length,
      languages: [...languages].sort(),
      days: [sorted[0] ?? '', sorted.at(-1) ?? ''],
    };
  }

  #listed(index: number): ListedSession {
    const { trail, file } = this.#kept[index] as Kept;
    const { day, language, outcome, isSimulated, events } = trail;
    return { index, file: file.name, isRecording: index === this.#live, day, language, outcome, isSimulated, events };
  }

  /** The sessions that a filter lets through, up to so many. */
  list(filter: SessionFilter, limit: number): ListedSession[] {
    const isPassing = passing(filter, this.#names);
    const listed: ListedSession[] = [];
    for (let index = 0; index < this.#kept.length && listed.length < limit; index += 1)
      if (isPassing((this.#kept[index] as Kept).trail)) listed.push(this.#listed(index));
    return listed;
  }

  /** A session as it stands in its file. @throws where it is not there, or its file has changed */
  async session(index: number): Promise<Session> {
    const kept = this.#kept[index];
    if (kept === undefined) throw new Error(`There is no session ${index}.`);
    const { file, offset, length } = kept;
    return sessionIn(new Uint8Array(await file.slice(offset, offset + length).arrayBuffer()));
  }

  /**
   * The sessions that a filter lets through as a log of event data (XES, IEEE 1849), part by part. One whose file has changed
   * is left out.
   */
  async *xes(filter: SessionFilter): AsyncGenerator<string> {
    yield XES_START;
    const isPassing = passing(filter, this.#names);
    for (const [index, { trail, file }] of this.#kept.entries()) {
      if (!isPassing(trail)) continue;
      const session = await this.session(index).catch(() => null);
      if (session !== null) yield traceOf(session, `${file.name} ${index + 1}`);
    }
    yield XES_END;
  }

  /**
   * Replays every session on the machines of this build, one after the other: those that deviate, are of another version or
   * cannot be replayed, and null for each that is as it should be.
   */
  async *check(replicas: ReadonlyMap<string, Replica>): AsyncGenerator<CheckedSession | null> {
    for (let index = 0; index < this.#kept.length; index += 1) {
      const found = await this.#replayed(index, replicas);
      const isOf = found.isUnread || found.deviation !== null || found.others.length > 0;
      yield isOf ? { ...found, session: this.#listed(index) } : null;
    }
  }

  /** What came of replaying a session. Where that fails, the others are replayed nevertheless. */
  async #replayed(index: number, replicas: ReadonlyMap<string, Replica>): Promise<Omit<CheckedSession, 'session'>> {
    try {
      return { ...conformanceOf(await this.session(index), replicas), isUnread: false };
    } catch {
      return NOT_REPLAYED;
    }
  }
}
