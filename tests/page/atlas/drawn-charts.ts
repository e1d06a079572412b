import type { StateNode } from 'xstate';
import { type MachineId, machines } from '../../../machines/index.ts';
import { nodesOf, transitionMap, transitionsOf } from '../../engine/machine/transitions.ts';

/** A state that has to stand on a chart. */
export interface DrawnState {
  readonly id: string;
  /** What it is called, with what it is: `region lines`. */
  readonly name: string;
  readonly key: string;
  readonly description: string;
}

/** A transition that has to stand on a chart. */
export interface DrawnTransition {
  /** `cart.lines.empty: item.added[0]`. */
  readonly name: string;
  /** The state that it leaves, by its id. */
  readonly source: string;
  /** The states that it leads to; none where it stays. */
  readonly targets: readonly string[];
  /** The event, or what else sets it off, as XState names it. */
  readonly descriptor: string;
  /** The name of its guard; null without one. */
  readonly guard: string | null;
  /** Whether it leads elsewhere, and so stands on a line; else it stands in its state. */
  readonly isOnLine: boolean;
}

/** All that has to stand on the chart of a machine. */
export interface DrawnChart {
  /** The frame around all of them first. */
  readonly states: readonly DrawnState[];
  readonly transitions: readonly DrawnTransition[];
  /** The states that an arrow from a dot leads to, by their ids without the machine's. */
  readonly starts: readonly string[];
}

const KINDS = {
  atomic: 'state',
  compound: 'state with states inside',
  parallel: 'state with regions',
  final: 'final state',
  history: 'history',
} as const satisfies Record<StateNode['type'], string>;

function drawnState(node: StateNode): DrawnState {
  const kind =
    node.parent?.type === 'parallel' ? 'region' : node.history === 'deep' ? 'deep history' : KINDS[node.type];
  return { id: node.id, key: node.key, name: `${kind} ${node.key}`, description: node.description ?? '' };
}

/** What has to be drawn of each machine of the register, by its id: read off the machine, and by nothing of the atlas. */
export const CHARTS: ReadonlyMap<string, DrawnChart> = new Map(
  Object.entries(machines).map(([id, machine]) => [
    id,
    {
      states: nodesOf(machine).map(drawnState),
      transitions: transitionsOf(machine).map(({ name, source, targets, descriptor, guard }) => ({
        name,
        source,
        targets,
        descriptor,
        guard,
        isOnLine: targets.some((target) => target !== source),
      })),
      starts: nodesOf(machine)
        .filter(({ type }) => type === 'compound')
        .flatMap(({ initial }) => initial.target.map((target) => target.id.slice(id.length + 1))),
    },
  ]),
);

/** The machines of the flow atlas itself. */
export const OF_THE_ATLAS: readonly string[] = ['fileLoader', 'recorder', 'traffic', 'trial', 'viewer'];

/** All others, in the order of the register. */
export const OF_THE_SHOP: readonly string[] = [...CHARTS.keys()].filter((id) => !OF_THE_ATLAS.includes(id));

/** The chart of how the machines work together: states and transitions on it. */
export const OVERVIEW = { id: 'overview', states: 9, transitions: 12 } as const;

/** How many different things a machine declares: kinds of states and transitions, and what is said of them. */
function varietyOf(id: MachineId): number {
  const states = nodesOf(machines[id]).flatMap(({ type, config }) => [type, ...Object.keys(config)]);
  const transitions = [...transitionMap(machines[id])].flatMap(
    ([{ actions, reenter }, { descriptor, guard, index }]) => [
      descriptor.split('.', descriptor.startsWith('xstate.') ? 2 : 0).join('.'),
      `guard ${guard !== null}`,
      `branch ${index > 0}`,
      `actions ${actions.length}`,
      `reenters ${reenter}`,
    ],
  );
  return new Set([...states, ...transitions]).size;
}

const byVariety = (Object.keys(machines) as MachineId[]).toSorted((a, b) => varietyOf(b) - varietyOf(a));

/**
 * The ids of all machines, those in which most can be shown first, from one of them on: of plays that are sampled, the first
 * are played.
 */
export function idsFrom(place: number): MachineId[] {
  return [...byVariety.slice(place), ...byVariety.slice(0, place)];
}
