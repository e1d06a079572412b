import { Actor, type AnyActor, type InspectionEvent } from 'xstate';
import type { KnownActor } from './messages-of.ts';

/** The actors that run, and what becomes of them. */
export interface Watch {
  /** All that run now, with the root of each. */
  readonly actors: () => readonly { readonly actor: KnownActor; readonly rootId: string }[];
}

/**
 * Listens to every actor that starts from now on, wherever it is made: screens make their own. The engine lets a system be watched
 * before its root starts, so this is done there, in the one place that all of them pass.
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
      note({ type: '@xstate.actor', actorRef: this, rootId });
      this.system.inspect(note);
    }
    return start.call(this);
  };
  return { actors: () => [...running.values()] };
}
