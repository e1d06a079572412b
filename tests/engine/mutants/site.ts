import type { AnyStateMachine, StateNode } from 'xstate';
import { nodesOf } from '../machine/transitions.ts';
import { type ImplementationsDraft, type NodeDraft, type TransitionDraft, changed } from './draft.ts';

/** A machine with one fault. */
export interface Mutant {
  readonly operator: string;
  /** Stable and readable: the machine, the operator, the place. */
  readonly name: string;
  /** @throws where the fault leaves no machine that can be built */
  build(): AnyStateMachine;
}

/** Makes all mutants of one kind from a machine. */
export type Operator = (machine: AnyStateMachine) => Mutant[];

/** The branches that answer one event at one state. */
export interface Slot {
  readonly node: StateNode;
  readonly kind: 'transition' | 'always' | 'after' | 'invoke edge' | 'done edge';
  /** `filled: item.decreased`: the state without the machine, and the event in short. */
  readonly words: string;
  /** The event alone, in short. */
  readonly event: string;
  /** As the machine resolved them. */
  readonly branches: StateNode['always'] & {};
  /** The same branches in a draft of the state. */
  pick(draft: NodeDraft): TransitionDraft[] | undefined;
  /** The same branches in a draft of the machine. */
  in(root: NodeDraft): TransitionDraft[];
}

/** A place in words: the path of a state without the machine's name. */
export function placeOf(node: StateNode): string {
  return node.path.length === 0 ? '(root)' : node.path.join('.');
}

/** The draft of a state. @throws where it is not there */
export function draftAt(root: NodeDraft, { path }: StateNode): NodeDraft {
  return path.reduce<NodeDraft>((draft, key) => {
    const child = draft.states[key];
    if (child === undefined) throw new Error(`No state ${path.join('.')}.`);
    return child;
  }, root);
}

/** A mutant of a machine. */
export function mutant(
  machine: AnyStateMachine,
  operator: string,
  place: string,
  change: (root: NodeDraft, implementations: ImplementationsDraft) => void,
): Mutant {
  return { operator, name: `${machine.id}: ${operator} ${place}`, build: () => changed(machine, change) };
}

/** Every slot of a state. */
function slotsAt(node: StateNode): Slot[] {
  const slot = (
    kind: Slot['kind'],
    event: string,
    branches: Slot['branches'] | undefined,
    pick: (draft: NodeDraft) => TransitionDraft[] | undefined,
  ): Slot => ({
    node,
    kind,
    event,
    words: `${placeOf(node)}: ${event}`,
    branches: branches ?? [],
    pick,
    in: (root) => pick(draftAt(root, node)) ?? [],
  });
  const { config } = node;
  return [
    ...Object.keys(config.on ?? {}).map((event) =>
      slot('transition', event, node.transitions.get(event), ({ on }) => on[event]),
    ),
    slot('always', 'always', node.always, ({ always }) => always),
    ...Object.keys(config.after ?? {}).map((delay) =>
      slot(
        'after',
        `after ${delay}`,
        node.transitions.get(`xstate.after.${delay}.${node.id}`),
        ({ after }) => after[delay],
      ),
    ),
    slot('done edge', 'done', node.transitions.get(`xstate.done.state.${node.id}`), ({ onDone }) => onDone),
    ...node.invoke.flatMap(({ id }, place) => [
      slot(
        'invoke edge',
        `done of ${id}`,
        node.transitions.get(`xstate.done.actor.${id}`),
        ({ invoke }) => invoke[place]?.onDone,
      ),
      slot(
        'invoke edge',
        `error of ${id}`,
        node.transitions.get(`xstate.error.actor.${id}`),
        ({ invoke }) => invoke[place]?.onError,
      ),
      slot(
        'invoke edge',
        `snapshot of ${id}`,
        node.transitions.get(`xstate.snapshot.${id}`),
        ({ invoke }) => invoke[place]?.onSnapshot,
      ),
    ]),
  ].filter(({ branches }) => branches.length > 0);
}

/** Every slot of a machine, in document order. */
export function slotsOf(machine: AnyStateMachine): Slot[] {
  return nodesOf(machine).flatMap(slotsAt);
}

/** Every branch of a machine with its slot and place. */
export function branchesOf(machine: AnyStateMachine) {
  return slotsOf(machine).flatMap((slot) =>
    slot.branches.map((branch, index) => ({ slot, branch, index, words: `${slot.words}[${index}]` })),
  );
}

/** The other states beside a state that a transition could lead to instead. */
export function besides(node: StateNode): StateNode[] {
  return Object.values(node.parent?.type === 'compound' ? node.parent.states : {}).filter(
    (other) => other !== node && other.type !== 'history',
  );
}

/** A guard, an action or a piece of logic by its name. */
export function nameOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const type: unknown = Reflect.get(Object(value), 'type');
  if (typeof type === 'string') return type;
  return typeof value === 'function' && value.name !== '' ? value.name : '(inline)';
}
