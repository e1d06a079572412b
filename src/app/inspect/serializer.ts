import type { ActorRefLike, AnyActorRef, InspectionEvent } from 'xstate';
import {
  type ActorMessage,
  type EmittedMessage,
  type InspectionMessage,
  MESSAGE_VERSION,
  type SnapshotMessage,
  type SerializedEvent,
  type SerializedSnapshot,
} from '../../../machines/recorder/messages.ts';
import { plainOf } from './plain.ts';
import { transitionNames } from './transition-names.ts';
import { redactEvent, redactSnapshot, told } from './redact.ts';

/** An actor with what its public type leaves out. */
export type KnownActor = AnyActorRef & {
  readonly logic?: { readonly config?: { readonly id?: string; readonly meta?: unknown } };
};

/** XState reports its own actors; the type says less, for inspectors of other libraries. */
function known(actor: ActorRefLike): KnownActor {
  return actor as KnownActor;
}

function snapshotOf(value: unknown, { logic }: KnownActor): SerializedSnapshot {
  return Object(redactSnapshot(plainOf(value), logic?.config?.meta));
}
function eventOf(value: unknown, { logic }: KnownActor): SerializedEvent {
  return Object(redactEvent(plainOf(value), logic?.config?.meta));
}

/** An actor that is being made has no snapshot yet; its first one is sent as soon as it has. */
function snapshotIn(actor: KnownActor): SerializedSnapshot {
  try {
    return snapshotOf(actor.getSnapshot(), actor);
  } catch {
    return { status: 'active' };
  }
}

const definitions = new WeakMap<object, string>();

/** The configuration of a machine as JSON; of any other actor, whose logic is a function, its id alone, as the package says it. */
function definitionOf({ logic }: KnownActor, name: string): string {
  // Logic of XState's own that is no machine has a function under this name.
  if (typeof logic?.config !== 'object') return JSON.stringify({ id: name });
  const definition = definitions.get(logic.config) ?? JSON.stringify(told(plainOf(logic.config)));
  definitions.set(logic.config, definition);
  return definition;
}

/**
 * Writes what XState reports as messages of one tab, without secrets. The name of the tab is a prefix of every id, so
 * that actors of two tabs never share one.
 */
export class InspectionSerializer {
  readonly #tab: string;
  readonly #now: () => number;
  #count = 0;

  constructor(tab: string, now: () => number) {
    this.#tab = tab;
    this.#now = now;
  }

  #idOf(actor: { readonly sessionId: string } | undefined): string | undefined {
    return actor === undefined ? undefined : `${this.#tab}/${actor.sessionId}`;
  }

  #frame(actor: ActorRefLike, rootId: string) {
    this.#count += 1;
    return {
      sessionId: `${this.#tab}/${actor.sessionId}`,
      rootId: `${this.#tab}/${rootId}`,
      createdAt: String(this.#now()),
      id: `${this.#tab}/${this.#count}`,
      _version: MESSAGE_VERSION,
    };
  }

  #step({ event, snapshot }: { readonly event: unknown; readonly snapshot: unknown }, actor: KnownActor) {
    return { event: eventOf(event, actor), snapshot: snapshotOf(snapshot, actor) };
  }

  /** The message for an actor that runs, with its snapshot as it is now. */
  actor(actor: KnownActor, rootId: string): ActorMessage {
    const { id, sessionId, logic, src, _parent } = actor;
    const name = id === sessionId ? (logic?.config?.id ?? (typeof src === 'string' ? src : id)) : id;
    return {
      ...this.#frame(actor, rootId),
      type: '@xstate.actor',
      name,
      parentId: this.#idOf(_parent),
      definition: definitionOf(actor, name),
      snapshot: snapshotIn(actor),
    };
  }

  /** The message for an actor whose tab is closed. */
  stopped(actor: KnownActor, rootId: string): SnapshotMessage {
    const snapshot = { ...snapshotIn(actor), status: 'stopped' };
    return { ...this.#frame(actor, rootId), type: '@xstate.snapshot', event: { type: 'xstate.stop' }, snapshot };
  }

  /** The message for an event that an actor emits. */
  emitted(actor: KnownActor, rootId: string, event: unknown): EmittedMessage {
    return { ...this.#frame(actor, rootId), type: '@loadout.emitted', event: eventOf(event, actor) };
  }

  /** The message for a report of XState, null for a report that has none. */
  message(report: InspectionEvent): InspectionMessage | null {
    const actor = known(report.actorRef);
    const frame = () => this.#frame(report.actorRef, report.rootId);
    switch (report.type) {
      case '@xstate.actor':
        return this.actor(actor, report.rootId);
      case '@xstate.event':
        return {
          ...frame(),
          type: report.type,
          sourceId: this.#idOf(report.sourceRef),
          event: eventOf(report.event, actor),
        };
      case '@xstate.snapshot':
        return { ...frame(), type: report.type, ...this.#step(report, actor) };
      case '@xstate.microstep':
        return {
          ...frame(),
          type: report.type,
          ...this.#step(report, actor),
          transitions: transitionNames(report._transitions),
        };
      case '@xstate.transition':
      case '@xstate.action':
        return null;
    }
  }
}
