import type {
  StatelyActorEvent,
  StatelyEventEvent,
  StatelyInspectionEvent,
  StatelySnapshotEvent,
} from '@statelyai/inspect';
import type {
  ActorMessage,
  EventMessage,
  MicrostepMessage,
  SnapshotMessage,
} from '../../../machines/recorder/messages.ts';

/** The names of the fields that only one of two messages has. */
type Difference<Ours, Theirs> = Exclude<keyof Ours, keyof Theirs> | Exclude<keyof Theirs, keyof Ours>;

/** A message without its snapshot: theirs is one that runs, ours is what of it can be sent. */
type Frame<Message> = Omit<Message, 'snapshot'>;

/** The fields of a snapshot in their messages. */
type StatelySnapshotField = keyof StatelyActorEvent['snapshot'] | keyof StatelySnapshotEvent['snapshot'];

/** Never called: the compiler alone reads it. It fails when the format of `@statelyai/inspect` is no longer ours. */
export function messagesAreThoseOfStately(
  actor: ActorMessage,
  event: EventMessage,
  snapshot: SnapshotMessage,
  microstep: MicrostepMessage,
) {
  const differences: [
    Difference<ActorMessage, StatelyActorEvent>,
    Difference<EventMessage, StatelyEventEvent>,
    Difference<SnapshotMessage, StatelySnapshotEvent>,
    Exclude<keyof SnapshotMessage['snapshot'], StatelySnapshotField>,
  ][] = [];
  const none: [never, never, never, never][] = differences;
  const frames: [Frame<StatelyActorEvent>, StatelyEventEvent, Frame<StatelySnapshotEvent>] = [actor, event, snapshot];
  // Both write what an actor is as a text, of a machine and of any other.
  const definition: StatelyActorEvent['definition'] = actor.definition;
  // @ts-expect-error their format has no microsteps, so none is sent to their inspector
  const type: StatelyInspectionEvent['type'] = microstep.type;
  return [none, frames, definition, type];
}
