import { type AnyStateMachine, type AnyTransitionDefinition, type StateNode, StateMachine } from 'xstate';
import type { Chart, ChartState, ChartTransition, StateKind } from './chart.ts';
import { machineOf } from './machine-from-json.ts';
import { triggerOf } from './trigger.ts';

const INLINE = '(inline)';

function idOf({ path }: StateNode): string {
  return path.join('.');
}

/** The name of a guard or an action; an inline function has none. */
function nameOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const type: unknown = Reflect.get(Object(value), 'type');
  if (typeof type === 'string') return type;
  return typeof value === 'function' && value.name !== '' ? value.name : INLINE;
}

function namesOf(values: unknown): string[] {
  return values === undefined || values === null ? [] : (Array.isArray(values) ? values : [values]).map(nameOf);
}

function textsOf(values: unknown): string[] {
  return Array.isArray(values) ? values.filter((value): value is string => typeof value === 'string') : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/**
 * XState adds actions of its own to entry and exit where there are delays, so the names come from the configuration.
 */
function stateOf(node: StateNode): ChartState {
  return {
    id: idOf(node),
    key: node.parent === undefined ? node.machine.id : node.key,
    kind: node.type satisfies StateKind,
    isInitial: node.parent?.type === 'compound' && (node.parent.initial.target ?? []).includes(node),
    history: node.type !== 'history' ? null : node.history === 'deep' ? 'deep' : 'shallow',
    description: textOf(node.description),
    tags: textsOf(node.tags),
    entry: namesOf(node.config.entry),
    exit: namesOf(node.config.exit),
    invokes: node.invoke.map(({ id, src }) => ({ id, src: nameOf(src) })),
    requirements: textsOf(Reflect.get(Object(node.meta), 'requirements')),
    states: Object.values(node.states).map(stateOf),
  };
}

function transitionOf(definition: AnyTransitionDefinition, descriptor: string, index: number): ChartTransition {
  const { source, guard, target, reenter } = definition;
  return {
    name: `${source.id}: ${descriptor}[${index}]`,
    source: idOf(source),
    targets: (target ?? []).map(idOf),
    ...triggerOf(descriptor, source.id),
    guard: guard === undefined || guard === null ? null : nameOf(guard),
    actions: namesOf(definition.actions),
    description: textOf(definition.description),
    reenters: reenter,
  };
}

function transitionsOf(node: StateNode): ChartTransition[] {
  return [
    ...[...node.transitions].flatMap(([descriptor, branches]) =>
      branches.map((branch, index) => transitionOf(branch, descriptor, index)),
    ),
    ...(node.always ?? []).map((branch, index) => transitionOf(branch, 'always', index)),
    ...Object.values(node.states).flatMap(transitionsOf),
  ];
}

/**
 * A machine as a chart.
 *
 * @param source a machine, or the plain JSON of one: its configuration, or the definition that XState makes of it
 * @throws where plain JSON is no machine: a compound state without an initial one, a target that is not there
 * @example
 * chartOf(cartMachine).transitions[0]?.name; // 'cart.lines: cart.restored[0]'
 */
export function chartOf(source: AnyStateMachine | object): Chart {
  const machine: AnyStateMachine = source instanceof StateMachine ? source : machineOf(source);
  const root = stateOf(machine.root);
  return { id: machine.id, description: root.description, root, transitions: transitionsOf(machine.root) };
}
