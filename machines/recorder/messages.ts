/**
 * What a shop tells of its actors: the messages of `@statelyai/inspect`, field by field, so that other inspectors
 * understand them, too. `@xstate.microstep` is of our own making, in the same words.
 */

/** The version of `@statelyai/inspect` whose format this is. */
export const MESSAGE_VERSION = '0.7.2';

/** The channel on which shops tell and atlases listen. */
export const CHANNEL = 'loadout.inspect';

/** Who begins to listen says so, and is told of every actor that is there. */
export const CONNECTED = '@statelyai.connected';

interface Message {
  readonly sessionId: string;
  readonly rootId: string;
  /** Milliseconds since 1970, as text. */
  readonly createdAt: string;
  readonly id: string;
  readonly _version: string;
}

/** A snapshot as far as it can be told. */
export interface ToldSnapshot {
  readonly status?: string;
  readonly value?: unknown;
  readonly context?: unknown;
  readonly output?: unknown;
  readonly error?: unknown;
}

/** An event as far as it can be told. */
export interface ToldEvent {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** An actor is there. */
export interface ActorMessage extends Message {
  readonly type: '@xstate.actor';
  readonly name: string;
  readonly parentId: string | undefined;
  /** The configuration of its machine as JSON. */
  readonly definition: string | undefined;
  readonly snapshot: ToldSnapshot;
}

/** An actor is sent an event. */
export interface EventMessage extends Message {
  readonly type: '@xstate.event';
  readonly sourceId: string | undefined;
  readonly event: ToldEvent;
}

/** An actor has answered an event and is at rest again. */
export interface SnapshotMessage extends Message {
  readonly type: '@xstate.snapshot';
  readonly event: ToldEvent;
  readonly snapshot: ToldSnapshot;
}

/** An actor has taken transitions on the way to its next rest. */
export interface MicrostepMessage extends Message {
  readonly type: '@xstate.microstep';
  readonly event: ToldEvent;
  readonly snapshot: ToldSnapshot;
}

/** Everything that a shop tells. */
export type InspectionMessage = ActorMessage | EventMessage | SnapshotMessage | MicrostepMessage;

function has(value: object, key: string, type: string): boolean {
  return typeof Reflect.get(value, key) === type;
}

const PARTS: ReadonlyMap<unknown, (value: object) => boolean> = new Map([
  ['@xstate.actor', (value: object) => has(value, 'name', 'string') && has(value, 'snapshot', 'object')],
  [
    '@xstate.event',
    (value: object) => has(value, 'event', 'object') && has(Object(Reflect.get(value, 'event')), 'type', 'string'),
  ],
  ['@xstate.snapshot', (value: object) => has(value, 'event', 'object') && has(value, 'snapshot', 'object')],
  ['@xstate.microstep', (value: object) => has(value, 'event', 'object') && has(value, 'snapshot', 'object')],
]);

/** Whether something that came is a message of a shop. */
export function isMessage(value: unknown): value is InspectionMessage {
  if (typeof value !== 'object' || value === null) return false;
  const hasParts = PARTS.get(Reflect.get(value, 'type'));
  return hasParts?.(value) === true && has(value, 'sessionId', 'string') && has(value, 'createdAt', 'string');
}
