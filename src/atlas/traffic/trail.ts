import type { InspectionMessage, SerializedSnapshot } from '../../../machines/recorder/messages.ts';
import { activePaths } from '../../../tests/engine/machine/state-words.ts';
import { stateIn } from '../page/active.ts';
import { isRunning } from '../page/live/actor-state.ts';
import { isoTime } from '../page/live/iso-time.ts';
import type { Session } from '../page/live/session-file.ts';
import type { Names } from './names.ts';
import { type Outcome, outcomeOf } from './outcomes.ts';
import { LONGEST } from './times.ts';
import { type Version, versionIn } from './version.ts';

/** What of a session is counted: a tenth of a hundredth of its file. */
export interface Trail {
  /** The language that showed last; `unknown` where none did. */
  readonly language: string;
  /** The day of its first moment, in UTC: `2026-09-01`. */
  readonly day: string;
  readonly outcome: Outcome;
  readonly isSimulated: boolean;
  /** How many events its actors got. */
  readonly events: number;
  /** What happened, in its order, as numbers of `Names`. */
  readonly codes: Uint32Array;
  /**
   * Beside each of them milliseconds: since the first moment for a state that is entered, how long it was for one that is left, 0
   * for all else.
   */
  readonly times: Uint32Array;
}

const NO_PATHS: ReadonlySet<string> = new Set();

/** One running actor as far as it was followed. */
interface Followed extends Version {
  paths: ReadonlySet<string>;
  /** When each of its states was entered, in milliseconds since 1970; not there for one that was before the session. */
  readonly since: Map<string, number>;
}

const pathsByWords = new Map<string, ReadonlySet<string>>();

/** All active states of a snapshot by their paths; the same set for the same value. */
function pathsOf(snapshot: SerializedSnapshot): ReadonlySet<string> {
  const words = stateIn(snapshot);
  if (words === '') return NO_PATHS;
  const paths = pathsByWords.get(words) ?? activePaths(words);
  pathsByWords.set(words, paths);
  return paths;
}

/** Follows the actors of one session and writes down what is counted. */
class Tracker {
  readonly #names: Names;
  readonly #start: number;
  readonly #actors = new Map<string, Followed>();
  readonly #codes: number[] = [];
  readonly #times: number[] = [];
  readonly #entered = new Set<string>();
  readonly #last = new Set<string>();
  language = 'unknown';
  events = 0;

  constructor(names: Names, start: number) {
    this.#names = names;
    this.#start = start;
  }

  #note(kind: Parameters<Names['codeOf']>[0], { id, hash }: Version, name: string, time = 0): void {
    this.#codes.push(this.#names.codeOf(kind, id, hash, name));
    this.#times.push(Math.min(LONGEST, Math.max(0, time)));
  }

  /** An actor appears. One that was there before the first moment has no time for the states that it is in. */
  appear(sessionId: string, definition: string | undefined, snapshot: SerializedSnapshot, at: number | null): void {
    const version = versionIn(definition);
    if (version === null || this.#actors.has(sessionId)) return;
    const actor: Followed = { ...version, paths: NO_PATHS, since: new Map() };
    this.#actors.set(sessionId, actor);
    this.#note('ran', version, '');
    this.#move(actor, snapshot, at);
  }

  #move(actor: Followed, snapshot: SerializedSnapshot, at: number | null): void {
    const shown: unknown = Reflect.get(Object(snapshot.context), 'shown');
    if (actor.id === 'language' && typeof shown === 'string') this.language = shown;
    const paths = pathsOf(snapshot);
    if (paths === actor.paths || paths === NO_PATHS) return;
    for (const path of actor.paths) {
      if (paths.has(path)) continue;
      const since = actor.since.get(path);
      if (since === undefined || at === null) this.#note('leftUntimed', actor, path);
      else this.#note('left', actor, path, at - since);
    }
    for (const path of paths) {
      if (actor.paths.has(path)) continue;
      this.#entered.add(`${actor.id}/${path}`);
      this.#note('entered', actor, path, (at ?? this.#start) - this.#start);
      if (at === null) actor.since.delete(path);
      else actor.since.set(path, at);
    }
    actor.paths = paths;
  }

  #end(sessionId: string, actor: Followed): void {
    for (const path of actor.paths) {
      this.#last.add(`${actor.id}/${path}`);
      this.#note('ended', actor, path);
    }
    this.#actors.delete(sessionId);
  }

  add(message: InspectionMessage): void {
    const { type, sessionId } = message;
    const at = Number(message.createdAt);
    if (type === '@xstate.event') this.events += 1;
    if (type === '@xstate.event' || type === '@loadout.emitted') return;
    if (type === '@xstate.actor') this.appear(sessionId, message.definition, message.snapshot, at);
    const actor = this.#actors.get(sessionId);
    if (actor === undefined) return;
    if (type === '@xstate.microstep') for (const name of message.transitions ?? []) this.#note('taken', actor, name);
    this.#move(actor, message.snapshot, at);
    if (type === '@xstate.snapshot' && !isRunning(message)) this.#end(sessionId, actor);
  }

  /** What was written down, after the last moment. */
  close(isSimulated: boolean): Trail {
    for (const [sessionId, actor] of this.#actors) this.#end(sessionId, actor);
    return {
      language: this.language,
      day: isoTime(this.#start)?.slice(0, 'yyyy-mm-dd'.length) ?? 'unknown',
      outcome: outcomeOf({
        wasEntered: (state) => this.#entered.has(state),
        wasLast: (state) => this.#last.has(state),
      }),
      isSimulated,
      events: this.events,
      codes: Uint32Array.from(this.#codes),
      times: Uint32Array.from(this.#times),
    };
  }
}

/**
 * The trail of a session: which transitions were taken, which states were entered and left, and where its actors ended. A visit of
 * a state lasts from the microstep that enters it to the one that leaves it; a transition that leaves a state and enters it
 * again in one microstep begins no new visit.
 *
 * @param names gives numbers to what is counted; new ones are added
 */
export function trailOf({ actors, messages, simulated }: Session, names: Names): Trail {
  const tracker = new Tracker(names, Number(messages[0]?.createdAt));
  for (const { sessionId, definition, snapshot } of actors) tracker.appear(sessionId, definition, snapshot, null);
  for (const message of messages) tracker.add(message);
  return tracker.close(simulated !== null);
}
