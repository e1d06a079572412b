import type { AnyMachineSnapshot } from 'xstate';
import type {
  InspectionMessage,
  SerializedEvent,
  SerializedSnapshot,
  SnapshotMessage,
} from '../../../../machines/recorder/messages.ts';
import { stateWords } from '../../../../tests/engine/machine/state-words.ts';
import { plainOf, textOf } from '../../../../tests/engine/machine/words.ts';
import { stateIn } from '../../page/active.ts';
import type { Session } from '../../page/live/session-file.ts';
import { versionIn } from '../version.ts';
import { agrees, isMasked } from './recorded.ts';
import type { Outcome, Replica } from './replica.ts';

/** The first step of a session that the machines of this build would not have taken so. */
export interface Deviation {
  readonly machine: string;
  /** The number of its moment in the session, from 1. */
  readonly moment: number;
  /** The event with what is told of it. */
  readonly event: string;
  /** What differs. */
  readonly about: 'state' | 'transitions' | 'context' | 'status';
  readonly expected: string;
  readonly recorded: string;
}

/** What came of replaying a session. */
export interface Conformance {
  readonly deviation: Deviation | null;
  /** Machines that the session ran in another version, or that this build has not: none of their steps is judged. */
  readonly others: readonly string[];
  /** Steps that were judged whole; and those of which guards could not be asked, since what they read is masked. */
  readonly judged: number;
  readonly judgedByChart: number;
}

/** An actor that is replayed. */
interface Replayed {
  readonly id: string;
  readonly replica: Replica;
  snapshot: AnyMachineSnapshot;
  /** The transitions of its microsteps since its last snapshot. */
  took: string[];
  /** Whether its microsteps say which transitions they are. Older shops did not. */
  saysTook: boolean;
}

const START = 'xstate.init';
const STOP = 'xstate.stop';

function sameNames(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name) => b.includes(name));
}

type Difference = Pick<Deviation, 'about' | 'expected' | 'recorded'>;

/** Where a recorded step is not the expected one; null where it is. */
function difference(
  expected: Outcome,
  { snapshot }: SnapshotMessage,
  took: readonly string[] | null,
): Difference | null {
  const state = stateIn(snapshot);
  if (state !== expected.state) return { about: 'state', expected: expected.state, recorded: state };
  if (took !== null && !sameNames(took, expected.took))
    return { about: 'transitions', expected: expected.took.join(', ') || 'none', recorded: took.join(', ') || 'none' };
  const { status } = expected.snapshot;
  if (snapshot.status !== undefined && snapshot.status !== status)
    return { about: 'status', expected: status, recorded: snapshot.status };
  const context = plainOf(expected.snapshot.context);
  if (snapshot.context !== undefined && !agrees(plainOf(snapshot.context), context))
    return { about: 'context', expected: textOf(context), recorded: textOf(snapshot.context) };
  return null;
}

function eventWords({ type, ...payload }: SerializedEvent): string {
  return Object.keys(payload).length === 0 ? type : `${type} ${textOf(payload)}`;
}

/** Replays the actors of one session. */
class Judge {
  readonly #replicas: ReadonlyMap<string, Replica>;
  readonly #actors = new Map<string, Replayed>();
  readonly others = new Set<string>();
  judged = 0;
  judgedByChart = 0;

  constructor(replicas: ReadonlyMap<string, Replica>) {
    this.#replicas = replicas;
  }

  appear(sessionId: string, definition: string | undefined, snapshot: SerializedSnapshot): void {
    const version = versionIn(definition);
    if (version === null || this.#actors.has(sessionId)) return;
    const replica = this.#replicas.get(version.id);
    if (replica === undefined || replica.hash !== version.hash) {
      this.others.add(version.id);
      return;
    }
    if (snapshot.value === undefined) return;
    this.#actors.set(sessionId, {
      id: version.id,
      replica,
      snapshot: replica.restore(snapshot),
      took: [],
      saysTook: true,
    });
  }

  /** Where a message is not as expected; null where it is, or says nothing that can be judged. */
  add(message: InspectionMessage): (Difference & { readonly machine: string }) | null {
    if (message.type === '@xstate.actor') this.appear(message.sessionId, message.definition, message.snapshot);
    const actor = this.#actors.get(message.sessionId);
    if (actor === undefined) return null;
    if (message.type === '@xstate.microstep') {
      if (message.transitions === undefined) actor.saysTook = false;
      actor.took.push(...(message.transitions ?? []));
    }
    if (message.type !== '@xstate.snapshot') return null;
    const found = this.#judge(actor, message);
    actor.took = [];
    return found === null ? null : { ...found, machine: actor.id };
  }

  #judge(actor: Replayed, message: SnapshotMessage): Difference | null {
    const { replica, snapshot: before } = actor;
    const { event, snapshot } = message;
    if (event.type === STOP || snapshot.status === 'stopped' || snapshot.value === undefined) return null;
    if (event.type === START) {
      this.judged += 1;
      const start = { snapshot: before, state: stateWords(before.value), took: [] };
      return difference(start, message, null);
    }
    const took = actor.saysTook ? [...new Set(actor.took)] : null;
    if (!isMasked(event) && !isMasked(before.context)) {
      const expected = replica.step(before, event);
      this.judged += 1;
      const found = difference(expected, message, took);
      // What is masked in the record alone is known here.
      actor.snapshot = expected.snapshot;
      return found;
    }
    const possible = replica.possible(before, event);
    if (possible.length === 0) {
      actor.snapshot = replica.restore(snapshot, before);
      return null;
    }
    this.judgedByChart += 1;
    const state = stateIn(snapshot);
    const fits = possible.filter((one) => one.state === state);
    const states = [...new Set(possible.map((one) => one.state))];
    if (fits.length === 0) return { about: 'state', expected: states.join(' or '), recorded: state };
    if (took !== null && !fits.some((one) => sameNames(took, one.took))) {
      const ways = [...new Set(fits.map((one) => one.took.join(', ') || 'none'))];
      return { about: 'transitions', expected: ways.join(' or '), recorded: took.join(', ') || 'none' };
    }
    const [fit] = fits;
    actor.snapshot = replica.restore(snapshot, fit === undefined ? before : historyOf(fit, before));
    return null;
  }
}

/** The context of one snapshot with what the other one remembers. */
function historyOf({ snapshot }: Outcome, { context }: AnyMachineSnapshot): AnyMachineSnapshot {
  return Object.assign(Object.create(snapshot), { context, historyValue: snapshot.historyValue });
}

/**
 * Replays each recorded step of a session on the machines of this build, up to the first that deviates.
 *
 * Where the record masks what guards read, each answer of theirs is allowed, and the context is not compared.
 */
export function conformanceOf({ actors, messages }: Session, replicas: ReadonlyMap<string, Replica>): Conformance {
  const judge = new Judge(replicas);
  for (const { sessionId, definition, snapshot } of actors) judge.appear(sessionId, definition, snapshot);
  let deviation: Deviation | null = null;
  for (const [index, message] of messages.entries()) {
    const found = judge.add(message);
    if (found === null) continue;
    deviation = { ...found, moment: index + 1, event: 'event' in message ? eventWords(message.event) : message.name };
    break;
  }
  return { deviation, others: [...judge.others].sort(), judged: judge.judged, judgedByChart: judge.judgedByChart };
}
