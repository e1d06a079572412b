import { type AnyStateMachine, type AnyTransitionDefinition, type StateNode, StateMachine } from 'xstate';
import { nodesOf, transitionMap } from '../../../../tests/engine/machine/transitions.ts';
import type { Chart, ChartState } from '../../chart/chart.ts';
import { chartOf } from '../../chart/chart-of.ts';
import { type Hierarchy, hierarchyOf } from '../../chart/hierarchy.ts';
import { machineOf } from '../../chart/machine-from-json.ts';
import type { MachineCode } from '../machine-code.ts';
import { type Calls, callsOf } from './calls.ts';
import { type Events, eventsOf } from './events.ts';
import { type Kept, keptOf } from './kept.ts';
import { type Names, namesOf } from './names.ts';

/** All that the elements of one document are written from. */
export interface Document {
  readonly machine: AnyStateMachine;
  readonly chart: Chart;
  readonly hierarchy: Hierarchy;
  readonly names: Names;
  readonly kept: Kept;
  readonly events: Events;
  readonly calls: Calls;
  /** The definition of a transition by its name. */
  readonly definitionOf: (name: string) => AnyTransitionDefinition | undefined;
  /** The node of a state by its id. */
  readonly nodeOf: (id: string) => StateNode;
}

/**
 * Reads a machine for a document.
 *
 * @throws where plain JSON is no machine
 */
export function documentOf(source: AnyStateMachine | object, code: MachineCode | null): Document {
  const machine: AnyStateMachine = source instanceof StateMachine ? source : machineOf(source);
  const chart = chartOf(machine);
  const definitions = new Map([...transitionMap(machine)].map(([definition, { name }]) => [name, definition]));
  const paths = new Map(nodesOf(machine).map(({ id, path }) => [id, path.join('.')]));
  const hierarchy = hierarchyOf(chart);
  const names = namesOf(chart);
  const kept = keptOf(chart, hierarchy, machine);
  return {
    machine,
    chart,
    hierarchy,
    names,
    kept,
    events: eventsOf(
      chart,
      names,
      kept,
      ({ name }) => definitions.get(name)?.eventType ?? '',
      (nodeId) => paths.get(nodeId),
    ),
    calls: callsOf(code),
    definitionOf: (name) => definitions.get(name),
    nodeOf: (id) =>
      id.split('.').reduce((node: StateNode, key) => (key === '' ? node : (node.states[key] ?? node)), machine.root),
  };
}

/** The ids of the states in which a state begins. */
export function startsOf(state: ChartState): string[] {
  return state.kind === 'parallel'
    ? state.states.filter(({ kind }) => kind !== 'history').map(({ id }) => id)
    : state.states.filter(({ isInitial }) => isInitial).map(({ id }) => id);
}
