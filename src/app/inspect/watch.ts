import type { AnyEventObject, InspectionEvent } from 'xstate';
import type { KnownActor } from './serializer.ts';

/** A running actor with the session id of the root of its system. */
export interface RunningActor {
  readonly actor: KnownActor;
  readonly rootId: string;
}

/** Listens to all actors that are made with its `inspect`, and to their children. */
export interface Watch {
  /** XState's option of this name, for each root actor. */
  readonly inspect: (report: InspectionEvent) => void;
  /** All that run now. */
  readonly actors: () => readonly RunningActor[];
}

/** The event by which XState starts an actor. */
const STARTED = 'xstate.init';

/**
 * Passes on what XState reports of every actor, from its start on. XState reports an actor when it is made, before it
 * has a snapshot; and React may make an actor in a render that it throws away. So nothing of a system is passed on before
 * its root starts, and then its actors come first: the root, and the children of its first state.
 *
 * @param onEmitted gets what an actor emits, which XState does not report
 */
export function watchActors(
  onReport: (report: InspectionEvent) => void,
  onEmitted: (from: RunningActor, event: AnyEventObject) => void = () => undefined,
): Watch {
  const unstarted = new Map<string, InspectionEvent[]>();
  const running = new Map<string, RunningActor>();
  const pass = (report: InspectionEvent): void => {
    const { actorRef, rootId } = report;
    if (report.type === '@xstate.actor') {
      // Reports carry the engine's own actors.
      const made = { actor: actorRef as KnownActor, rootId };
      running.set(actorRef.sessionId, made);
      made.actor.on('*', (event) => onEmitted(made, event));
    }
    if (report.type === '@xstate.snapshot' && report.snapshot.status !== 'active') running.delete(actorRef.sessionId);
    onReport(report);
  };
  const inspect = (report: InspectionEvent): void => {
    const { actorRef, rootId, type } = report;
    const isRoot = actorRef.sessionId === rootId;
    if (type === '@xstate.actor' && isRoot) unstarted.set(rootId, []);
    const made = unstarted.get(rootId);
    if (made === undefined) {
      pass(report);
    } else if (type === '@xstate.actor') {
      made.push(report);
    } else if (type === '@xstate.event' && isRoot && report.event.type === STARTED) {
      unstarted.delete(rootId);
      for (const actor of made) pass(actor);
      pass(report);
    }
  };
  return { inspect, actors: () => [...running.values()] };
}
