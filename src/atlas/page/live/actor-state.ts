import type { InspectionMessage, SerializedSnapshot } from '../../../../machines/recorder/messages.ts';

/** The state of an actor at one moment. */
export interface ActorState {
  readonly sessionId: string;
  readonly name: string;
  readonly parentId: string | undefined;
  readonly definition: string | undefined;
  readonly snapshot: SerializedSnapshot;
  /** The names of the transitions that it took last, at the event that it got last; none where it ignored it. */
  readonly taken?: readonly string[];
  /** Whether it has answered that event: what it takes next answers another one. */
  readonly isSettled?: boolean;
  /** The title of the page in its tab when it was heard last. */
  readonly tab?: string;
  /** When that was: milliseconds since 1970. */
  readonly heardAt?: number;
}

/** The actors of one moment by their session ids, in the order in which they came. */
export type Actors = ReadonlyMap<string, ActorState>;

/** Whether an actor runs. Inspectors of other libraries say nothing of one that does. */
export function isRunning({ snapshot: { status } }: Pick<ActorState, 'snapshot'>): boolean {
  return status === undefined || status === 'active';
}

/** What an actor has taken after a message about it. */
function takenAfter(message: InspectionMessage, known: ActorState): Pick<ActorState, 'taken' | 'isSettled'> {
  const taken = known.isSettled === false ? (known.taken ?? []) : [];
  if (message.type === '@xstate.microstep')
    return { taken: [...taken, ...(message.transitions ?? [])], isSettled: false };
  return { taken, isSettled: true };
}

/** Changes the actors as a message says. */
export function apply(actors: Map<string, ActorState>, message: InspectionMessage): void {
  const { sessionId } = message;
  if (message.type === '@loadout.emitted') return;
  if (message.type === '@xstate.event') {
    const known = actors.get(sessionId);
    // What it gets while it is at work waits.
    if (known?.isSettled === true) actors.set(sessionId, { ...known, taken: [] });
    return;
  }
  const { snapshot } = message;
  const tab = message.tab === undefined ? {} : { tab: message.tab, heardAt: Number(message.createdAt) };
  if (message.type === '@xstate.actor') {
    const { name, parentId, definition } = message;
    actors.set(sessionId, { sessionId, name, parentId, definition, snapshot, ...tab });
    return;
  }
  const known = actors.get(sessionId) ?? {
    sessionId,
    name: sessionId,
    parentId: undefined,
    definition: undefined,
    snapshot,
  };
  actors.set(sessionId, { ...known, ...tab, snapshot, ...takenAfter(message, known) });
}
