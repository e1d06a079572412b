/**
 * The inspection messages that a shop sends: those of `@statelyai/inspect`, field by field, so that other inspectors
 * read them, too. `@xstate.microstep` is an addition of ours in the same form.
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
  /** The configuration of its machine as JSON. */
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
}

/** Every message that a shop sends. */
export type InspectionMessage = ActorMessage | EventMessage | SnapshotMessage | MicrostepMessage;
