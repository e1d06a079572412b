import { Actor, type AnyActor, type AnyActorRef, type InspectionEvent } from 'xstate';
import type { KnownActor } from './messages-of.ts';

/** The actors that run, and what becomes of them. */
export interface Watch {
  /** All that run now, with the root of each. */
  readonly actors: () => readonly { readonly actor: KnownActor; readonly rootId: string }[];
}

/**
 * All that an actor runs, and what these run: an actor that is made makes those of its first state, before it starts.
 */
function childrenOf(actor: AnyActorRef): AnyActorRef[] {
  const snapshot: { readonly children?: Readonly<Record<string, AnyActorRef | undefined>> } = actor.getSnapshot();
  return Object.values(snapshot.children ?? {}).flatMap((child) =>
    child === undefined ? [] : [child, ...childrenOf(child)],
  );
}

/**
 * Listens to every actor that starts from now on, wherever it is made: screens make their own. The engine lets a system
 * be watched before its root starts, so this is done there, in the one place that all of them pass.
 */
export function watchActors(onReport: (report: InspectionEvent) => void): Watch {
  const running = new Map<string, { actor: KnownActor; rootId: string }>();
  const note = (report: InspectionEvent): void => {
    const { actorRef, rootId } = report;
    // Reports carry the engine's own actors.
    if (report.type === '@xstate.actor') running.set(actorRef.sessionId, { actor: actorRef as KnownActor, rootId });
    if (report.type === '@xstate.snapshot' && report.snapshot.status !== 'active') running.delete(actorRef.sessionId);
    onReport(report);
  };
  const watched = new WeakSet<object>();
  // oxlint-disable-next-line typescript/unbound-method -- it is called on the actor below
  const { start } = Actor.prototype;
  Actor.prototype.start = function startWatched(this: AnyActor) {
    if (this._parent === undefined && !watched.has(this)) {
      watched.add(this);
      const { sessionId: rootId } = this;
      for (const actorRef of [this, ...childrenOf(this)]) note({ type: '@xstate.actor', actorRef, rootId });
      this.system.inspect(note);
    }
    return start.call(this);
  };
  return { actors: () => [...running.values()] };
}
