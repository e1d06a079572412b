import type { AnyActorRef, AnyStateMachine, InspectionEvent, StateNode } from 'xstate';

/** The name under which a page tells that it has deleted the transition. */
export const DELETED_BINDING = 'loadoutTransitionDeleted';

/** What the name of a window holds, so that a transition is deleted in its page. */
export function deletionOf(transition: string): string {
  return JSON.stringify({ deleted: transition });
}

/**
 * Runs in the page before its scripts: deletes one transition, by its name in the walk files, from every machine when
 * its actor is made, before the actor starts. XState looks transitions up when an event comes, so this is in time.
 */
export function installDeletion(binding: string): void {
  if (!window.name.startsWith('{"deleted":')) return;
  const { deleted }: { deleted: string } = JSON.parse(window.name);
  const known = new WeakSet<object>();
  const nodesOf = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];
  const cut = (logic: AnyStateMachine): void => {
    if (known.has(logic)) return;
    known.add(logic);
    for (const node of nodesOf(logic.root)) {
      for (const [descriptor, branches] of [...node.transitions, ['always', node.always ?? []] as const]) {
        const at = branches.findIndex((_, index) => deleted === `${node.id}: ${descriptor}[${index}]`);
        if (at < 0) continue;
        branches.splice(at, 1);
        Reflect.get(window, binding)(deleted);
      }
    }
  };
  const before = window.loadoutInspect;
  window.loadoutInspect = (report: InspectionEvent) => {
    const { logic } = report.actorRef as AnyActorRef & { readonly logic?: Partial<AnyStateMachine> };
    if (report.type === '@xstate.actor' && logic?.root !== undefined) cut(logic as AnyStateMachine);
    before?.(report);
  };
}
