import { type AnyStateMachine, type AnyTransitionDefinition, type StateNode, StateMachine } from 'xstate';
import { type Transition, transitionMap } from '../../../tests/engine/machine/transitions.ts';
import type { Chart, ChartState, ChartTransition, StateKind } from './chart.ts';
import { isDefinition } from './config-of-definition.ts';
import { machineOf } from './machine-from-json.ts';
import { shownName, shownParams } from './named.ts';
import { actionLogic, raisedBy } from './raised.ts';
import { triggerOf } from './trigger.ts';

function idOf({ path }: StateNode): string {
  return path.join('.');
}

function namesOf(values: unknown): string[] {
  return values === undefined || values === null ? [] : (Array.isArray(values) ? values : [values]).map(shownName);
}

/** The names of actions as they are shown: an event that is raised by its own name. */
function shownNames(values: unknown, machine: AnyStateMachine): string[] {
  return (values === undefined || values === null ? [] : Array.isArray(values) ? values : [values]).map((value) => {
    const name = shownName(value);
    const raised = raisedBy(typeof value === 'function' ? value : actionLogic(machine, name));
    return raised === null ? name : `raise ${raised}`;
  });
}

function textsOf(values: unknown): string[] {
  return Array.isArray(values) ? values.filter((value): value is string => typeof value === 'string') : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** As XState reads it: an id, or a path from the state around it. */
function historyDefaultsOf({ config, parent, machine }: StateNode): string[] {
  const { target }: { readonly target?: unknown } = config;
  const around = parent === undefined ? '' : idOf(parent);
  return textsOf(typeof target === 'string' ? [target] : target).flatMap((one) => {
    if (one.startsWith('#')) return idOf(machine.getStateNodeById(one));
    // XState reads nothing after a dot at the beginning: that is the state around it.
    if (one.startsWith('.')) return [];
    return around === '' ? one : `${around}.${one}`;
  });
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
    historyDefaults: node.type === 'history' ? historyDefaultsOf(node) : [],
    description: textOf(node.description),
    tags: textsOf(node.tags),
    entry: shownNames(node.config.entry, node.machine),
    exit: shownNames(node.config.exit, node.machine),
    invokes: node.invoke.map(({ id, src }) => ({ id, src: shownName(src) })),
    starting: node.type === 'compound' ? shownNames(node.initial.actions, node.machine) : [],
    requirements: textsOf(Reflect.get(Object(node.meta), 'requirements')),
    states: Object.values(node.states).map(stateOf),
  };
}

function transitionOf(
  definition: AnyTransitionDefinition,
  { name, descriptor, guard, index }: Transition,
  siblings: number,
): ChartTransition {
  const { source, target, reenter } = definition;
  const guardParams = shownParams(definition.guard);
  return {
    name,
    source: idOf(source),
    targets: (target ?? []).map(idOf),
    ...triggerOf(descriptor, source.id),
    guard,
    ...(guardParams === null ? {} : { guardParams }),
    branch: { place: index + 1, of: siblings },
    actions: namesOf(definition.actions),
    effects: shownNames(definition.actions, source.machine),
    description: textOf(definition.description),
    reenters: reenter,
  };
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
  const described = [...transitionMap(machine)];
  const siblings = ({ source: id, descriptor }: Transition): number =>
    described.filter(([, other]) => other.source === id && other.descriptor === descriptor).length;
  const transitions = described.map(([definition, one]) => transitionOf(definition, one, siblings(one)));
  const lacks: Pick<Chart, 'lacksAlways'> = isDefinition(source) ? { lacksAlways: true } : {};
  return { id: machine.id, description: root.description, root, transitions, ...lacks };
}
