import type { AnyStateMachine, StateNode } from 'xstate';
import { nodesOf } from '../machine/transitions.ts';
import { draftOf } from './draft.ts';
import { type Mutant, type Operator, besides, draftAt, mutant, placeOf, slotsOf } from './site.ts';

function eventsOf(machine: AnyStateMachine): string[] {
  return [
    ...new Set(
      nodesOf(machine)
        .flatMap((node) => Object.keys(node.config.on ?? {}))
        .filter((event) => !event.includes('*')),
    ),
  ];
}

function upwards(node: StateNode): StateNode[] {
  return [node, ...(node.parent === undefined ? [] : upwards(node.parent))];
}

function isAnswered(node: StateNode, event: string): boolean {
  return upwards(node).some(({ transitions }) => transitions.has(event));
}

/** The first set of actions that the machine runs on an event anywhere, as configured. */
function actionsOn(machine: AnyStateMachine, event: string): unknown[] {
  return (
    nodesOf(machine)
      .flatMap(({ config }) => draftOf(config).on[event] ?? [])
      .find(({ actions }) => actions.length > 0)?.actions ?? []
  );
}

function isBusy({ entry, exit, invoke, after }: StateNode): boolean {
  return entry.length + exit.length + invoke.length + after.length > 0;
}

function extraAt(machine: AnyStateMachine, node: StateNode, event: string): Mutant[] {
  const place = `${placeOf(node)}: ${event}`;
  const actions = actionsOn(machine, event);
  const [other] = besides(node);
  const accept = (words: string, transition: { target?: string; reenter?: boolean; actions: unknown[] }): Mutant =>
    mutant(machine, 'extra transition', `${place} ${words}`, (root) => {
      draftAt(root, node).on[event] = [transition];
    });
  return [
    ...(actions.length > 0 ? [accept('acts', { actions })] : []),
    ...(isBusy(node) ? [accept('enters anew', { target: `#${node.id}`, reenter: true, actions: [] })] : []),
    ...(other === undefined ? [] : [accept(`to ${other.path.join('.')}`, { target: `#${other.id}`, actions: [] })]),
  ];
}

/** An event that is answered where it should be ignored: by acting, by entering the state anew, by going elsewhere. */
export const extraTransition: Operator = (machine) => {
  const events = eventsOf(machine);
  return nodesOf(machine)
    .filter(({ type }) => type === 'atomic')
    .flatMap((node) =>
      events.filter((event) => !isAnswered(node, event)).flatMap((event) => extraAt(machine, node, event)),
    );
};

/**
 * An event that is answered though all guards say no: what the last branch does, without its guard, or a way elsewhere.
 */
export const acceptRefused: Operator = (machine) =>
  slotsOf(machine)
    .filter(({ kind, branches }) => kind === 'transition' && branches.at(-1)?.guard !== undefined)
    .flatMap((slot) => {
      const add = (words: string, transition: { target?: string; actions: unknown[] }): Mutant =>
        mutant(machine, 'accept refused', `${slot.words} ${words}`, (root) => void slot.in(root).push(transition));
      const last = slot.branches.at(-1);
      const [other] = besides(slot.node);
      return [
        ...(last !== undefined && last.actions.length > 0 ? [add('acts', { actions: [...last.actions] })] : []),
        ...(other === undefined ? [] : [add(`to ${other.path.join('.')}`, { target: `#${other.id}`, actions: [] })]),
      ];
    });
