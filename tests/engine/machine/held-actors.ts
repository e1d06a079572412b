import type { ActorLogic, AnyActorLogic, AnyStateMachine, Snapshot } from 'xstate';
import { nodesOf } from './transitions.ts';
import type { MachineModel, Reply } from '../model.ts';

type Settle = { type: 'engine.settled'; reply: Reply };
type HeldSnapshot = Snapshot<unknown> & { input: unknown };

/**
 * Logic of an actor that does nothing until it is told how to end. It ends as any actor does: XState sends a real
 * `xstate.done.actor.*` or `xstate.error.actor.*`, at once and in order.
 */
const heldLogic: ActorLogic<HeldSnapshot, Settle, unknown> = {
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  transition: (snapshot, event) => {
    if (event.type !== 'engine.settled') return snapshot;
    return 'done' in event.reply
      ? { ...snapshot, status: 'done', output: event.reply.done, error: undefined }
      : { ...snapshot, status: 'error', output: undefined, error: event.reply.error };
  },
  getPersistedSnapshot: (snapshot) => snapshot,
};

/** The event that ends a held actor. */
export function settle(reply: Reply): Settle {
  return { type: 'engine.settled', reply };
}

/**
 * The machine with every named actor held, but those that the model runs for real. A new object: nothing is shared with
 * the machine given but its configuration.
 *
 * @throws where a state invokes logic without a name: it could not be held
 */
export function holdActors(machine: AnyStateMachine, actors: MachineModel['actors'] = {}): AnyStateMachine {
  const held: Record<string, AnyActorLogic> = Object.fromEntries(
    Object.keys(machine.implementations.actors ?? {}).map((name) => [name, heldLogic]),
  );
  for (const node of nodesOf(machine)) {
    for (const { src } of node.invoke) {
      if (typeof src !== 'string' || src.startsWith('xstate.invoke.')) {
        throw new Error(`${node.id} invokes logic without a name: name it in setup({ actors }).`);
      }
      held[src] = heldLogic;
    }
  }
  return machine.provide({ actors: { ...held, ...actors } });
}
