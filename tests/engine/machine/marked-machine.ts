import { type AnyActorScope, type AnyStateMachine, type AnyTransitionDefinition, createEmptyActor } from 'xstate';
import { type Transition, transitionMap, nodesOf } from './transitions.ts';

/** A machine whose engine reports to a reporter which transitions it runs and what it wants done. */
export interface MarkedMachine {
  readonly machine: AnyStateMachine;
  readonly transitions: ReadonlyMap<AnyTransitionDefinition, Transition>;
  /** A scope whose reports go to this reporter until the next one asks for the scope. */
  scopeFor(reporter: Reporter): AnyActorScope;
}

/** Who is told what the engine does while it computes a step. */
export interface Reporter {
  note(event: string, selected: readonly AnyTransitionDefinition[]): void;
  act(type: string, params: unknown, self: unknown): void;
}

/** The type of the action by which the engine tells that a transition ran; its params name the transition. */
export const TOOK = 'walker.took';
function nothing(): void {}

function createScope(current: { reporter: Reporter | null }): AnyActorScope {
  const self = createEmptyActor();
  self.system.inspect((inspected) => {
    if (inspected.type === '@xstate.microstep') current.reporter?.note(inspected.event.type, inspected._transitions);
  });
  return {
    self,
    system: self.system,
    id: self.id,
    sessionId: self.sessionId,
    actionExecutor: ({ type, params }) => current.reporter?.act(type, params, self),
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
  };
}

/**
 * Lets the engine itself say which transitions ran: each gets one more action, which runs only if the transition
 * survives the conflicts between regions. Transitions declared to do nothing are left alone, for an action would make
 * them do something. The machine given is changed: give it one of its own.
 */
export function mark(machine: AnyStateMachine): MarkedMachine {
  const transitions = transitionMap(machine);
  for (const [definition, transition] of transitions) {
    if (!transition.inert) definition.actions = [...definition.actions, { type: TOOK, params: { transition } }];
  }
  // A system refuses two actors of one name, so a machine that names its actors gets a new system for each step.
  const namesActors = nodesOf(machine).some((node) => node.invoke.some(({ systemId }) => systemId !== undefined));
  const current: { reporter: Reporter | null } = { reporter: null };
  const shared = createScope(current);
  return {
    machine,
    transitions,
    scopeFor: (reporter) => {
      current.reporter = reporter;
      return namesActors ? createScope(current) : shared;
    },
  };
}
