import type { AnyMachineSnapshot, AnyTransitionDefinition, StateNode } from 'xstate';
import { nodesOf, transitionMap } from '../../../tests/engine/machine/transitions.ts';
import { guardWords } from './guard-words.ts';

/** Why an event is not accepted: guards that are not so, by name; or that no active state answers it, and which ones would. */
export type WhyNot =
  | { readonly kind: 'ended' }
  | { readonly kind: 'guards'; readonly guards: readonly { readonly guard: string; readonly transition: string }[] }
  | { readonly kind: 'elsewhere'; readonly states: readonly string[] };

/** Whether a transition of this descriptor answers an event. */
function answers(descriptor: string, type: string): boolean {
  if (descriptor === type || descriptor === '*') return true;
  return descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1));
}

function branchesFor(node: StateNode, type: string): AnyTransitionDefinition[] {
  return [...node.transitions].filter(([descriptor]) => answers(descriptor, type)).flatMap(([, branches]) => branches);
}

/** Why an event of this type, which nothing answered, was not accepted. */
export function whyNot({ status, machine, _nodes }: AnyMachineSnapshot, type: string): WhyNot {
  if (status !== 'active') return { kind: 'ended' };
  const described = transitionMap(machine);
  const active: readonly StateNode[] = _nodes;
  const asked = active.flatMap((node) => branchesFor(node, type));
  if (asked.length > 0) {
    const guards = asked.map((branch) => {
      const { name = '' } = described.get(branch) ?? {};
      return { guard: branch.guard ? guardWords(branch.guard) : '', transition: name };
    });
    return { kind: 'guards', guards };
  }
  const states = nodesOf(machine)
    .filter((node) => branchesFor(node, type).length > 0)
    .map(({ path }) => path.join('.'));
  return { kind: 'elsewhere', states };
}
