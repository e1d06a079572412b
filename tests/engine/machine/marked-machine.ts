import { type AnyActorScope, type AnyStateMachine, type AnyTransitionDefinition, createEmptyActor } from 'xstate';
import { type Transition, transitionMap, nodesOf } from './transitions.ts';

/** A machine that tells a listener which transitions run and which actions XState wants executed. */
export interface MarkedMachine {
  readonly machine: AnyStateMachine;
  readonly transitions: ReadonlyMap<AnyTransitionDefinition, Transition>;
  /** A scope that tells this listener, until the next one asks for a scope. */
  scopeFor(listener: StepListener): AnyActorScope;
}

/** Is told what XState does while it computes a step. */
export interface StepListener {
  onMicrostep(event: string, selected: readonly AnyTransitionDefinition[]): void;
  onAction(type: string, params: unknown, self: unknown): void;
}

/** The type of the action that is executed where a transition runs; its params name the transition. */
export const TRANSITION_RAN = 'engine.transitionRan';

function nothing(): void {}

function createScope(current: { listener: StepListener | null }): AnyActorScope {
  const self = createEmptyActor();
  self.system.inspect((inspected) => {
    if (inspected.type === '@xstate.microstep')
      current.listener?.onMicrostep(inspected.event.type, inspected._transitions);
  });
  return {
    self,
    system: self.system,
    id: self.id,
    sessionId: self.sessionId,
    actionExecutor: ({ type, params }) => current.listener?.onAction(type, params, self),
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
  };
}

/**
 * Lets XState itself say which transitions ran: each gets one more action, which runs only if the transition is not
 * overruled by one of another region. Transitions declared to do nothing are left alone, for an action would make
 * them do something. The machine given is changed: give it one of its own.
 */
export function mark(machine: AnyStateMachine): MarkedMachine {
  const transitions = transitionMap(machine);
  for (const [definition, transition] of transitions) {
    if (!transition.inert)
      definition.actions = [...definition.actions, { type: TRANSITION_RAN, params: { transition } }];
  }
  // A system refuses two actors of one name, so a machine that names its actors gets a new system for each step.
  const namesActors = nodesOf(machine).some((node) => node.invoke.some(({ systemId }) => systemId !== undefined));
  const current: { listener: StepListener | null } = { listener: null };
  const shared = createScope(current);
  return {
    machine,
    transitions,
    scopeFor: (listener) => {
      current.listener = listener;
      return namesActors ? createScope(current) : shared;
    },
  };
}
