/**
 * The inspection messages that a shop sends: those of `@statelyai/inspect`, field by field, so that other inspectors
 * read them, too. `@xstate.microstep`, `@loadout.emitted` and the fields of `ForAtlas` are additions of ours, for the
 * atlas alone.
 */

/** The version of `@statelyai/inspect` whose format this is. */
export const MESSAGE_VERSION = '0.7.2';

/** The BroadcastChannel on which shops send and atlases receive. */
export const CHANNEL = 'loadout.inspect';

/** An atlas that begins to listen sends this, and every shop answers with all its actors. */
export const CONNECTED = '@statelyai.connected';

interface Message {
  readonly sessionId: string;
  readonly rootId: string;
  /** Milliseconds since 1970, as text. */
  readonly createdAt: string;
  readonly id: string;
  readonly _version: string;
}

/** A snapshot as far as it can be serialized. */
export interface SerializedSnapshot {
  readonly status?: string;
  readonly value?: unknown;
  readonly context?: unknown;
  readonly output?: unknown;
  readonly error?: unknown;
}

/** An event as far as it can be serialized. */
export interface SerializedEvent {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** An actor was created, or was there when an atlas connected. */
export interface ActorMessage extends Message {
  readonly type: '@xstate.actor';
  readonly name: string;
  readonly parentId: string | undefined;
  /** The configuration of its machine as JSON; `{ id }` for an actor that runs none. */
  readonly definition: string | undefined;
  readonly snapshot: SerializedSnapshot;
}

/** An actor is sent an event. */
export interface EventMessage extends Message {
  readonly type: '@xstate.event';
  readonly sourceId: string | undefined;
  readonly event: SerializedEvent;
}

/** An actor has finished a macrostep. */
export interface SnapshotMessage extends Message {
  readonly type: '@xstate.snapshot';
  readonly event: SerializedEvent;
  readonly snapshot: SerializedSnapshot;
}

/** An actor has finished a microstep. */
export interface MicrostepMessage extends Message {
  readonly type: '@xstate.microstep';
  readonly event: SerializedEvent;
  readonly snapshot: SerializedSnapshot;
  /** The names of the transitions that were taken: `cart.lines.filled: item.decreased[1]`. */
  readonly transitions?: readonly string[];
}

/** An actor has emitted an event to whoever listens. */
export interface EmittedMessage extends Message {
  readonly type: '@loadout.emitted';
  readonly event: SerializedEvent;
}

/** What the atlas is told with a message. */
export interface ForAtlas {
  /** The title of the page in the tab at that time. */
  readonly tab?: string;
  /** The actor at whose work an event was sent that names no source: by a listener to what it emits, or to its snapshots. */
  readonly causeId?: string;
  /** Counts the turns of the tab: all messages of one number came without the browser getting on in between. */
  readonly turn?: number;
}

/** Every message that a shop sends. */
export type InspectionMessage = (ActorMessage | EventMessage | SnapshotMessage | MicrostepMessage | EmittedMessage) &
  ForAtlas;
