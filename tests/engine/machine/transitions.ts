import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';

/**
 * One transition as the machine declares it: a guard branch of an event, an `always`, an `after`, a done or error edge.
 */
export interface Transition {
  /** `player.on.knob: volume.set[1]`: the state node, the event descriptor, the index among its branches. */
  readonly name: string;
  readonly source: string;
  /** The event descriptor, wildcards included; `always` for eventless ones. */
  readonly descriptor: string;
  readonly index: number;
  /** The guard's name; null without one, `(inline)` without a name. */
  readonly guard: string | null;
  /** The ids of the target nodes; empty where the transition stays. */
  readonly targets: readonly string[];
  /** Declared to do nothing: it only keeps an ancestor from handling the event. */
  readonly inert: boolean;
}

function guardName(guard: unknown): string | null {
  if (guard === undefined || guard === null) return null;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && 'type' in guard) return String(guard.type);
  return typeof guard === 'function' && guard.name !== '' ? guard.name : '(inline)';
}

function describe(definition: AnyTransitionDefinition, descriptor: string, index: number): Transition {
  return {
    name: `${definition.source.id}: ${descriptor}[${index}]`,
    source: definition.source.id,
    descriptor,
    index,
    guard: guardName(definition.guard),
    targets: (definition.target ?? []).map((node: { id: string }) => node.id),
    inert: definition.target === undefined && definition.actions.length === 0 && !definition.reenter,
  };
}

function ownTransitions(node: StateNode): [AnyTransitionDefinition, Transition][] {
  return [
    ...[...node.transitions].flatMap(([descriptor, branches]) =>
      branches.map((branch, index): [AnyTransitionDefinition, Transition] => [
        branch,
        describe(branch, descriptor, index),
      ]),
    ),
    ...(node.always ?? []).map((branch, index): [AnyTransitionDefinition, Transition] => [
      branch,
      describe(branch, 'always', index),
    ]),
  ];
}

/** Every state node of a machine, the root first, in document order. */
export function nodesOf(machine: AnyStateMachine): StateNode[] {
  const below = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(below)];
  return below(machine.root);
}

/** Every transition of this very machine object by its definition, in document order. */
export function transitionMap(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, Transition> {
  return new Map(nodesOf(machine).flatMap(ownTransitions));
}

/** Every transition that a machine declares, in document order: what coverage is counted against. */
export function transitionsOf(machine: AnyStateMachine): Transition[] {
  return [...transitionMap(machine).values()];
}
