import { type Chart, type ChartState, type ChartTransition, isDrawnInside, statesWithin } from './chart.ts';

/** The transitions that lead from one state to the same others. They are drawn as one edge with several labels. */
export interface ChartEdge {
  readonly id: string;
  readonly source: string;
  readonly targets: readonly string[];
  readonly transitions: readonly ChartTransition[];
}

/** Which state contains which, and the state that each transition is drawn in. */
export interface Hierarchy {
  stateOf(id: string): ChartState;
  /** Transitions that are drawn as rows in this state's own box. */
  rowsOf(id: string): readonly ChartTransition[];
  /** Edges whose labels stand between the states inside this one. */
  edgesInside(id: string): readonly ChartEdge[];
  /** Whether an edge that is drawn inside this state begins or ends at the state as a whole. */
  endsAtWhole(id: string): boolean;
  /** Whether a transition crosses this state's border. If none does, its inside can be laid out by itself. */
  isCrossed(id: string): boolean;
}

/** Whether a state is another one, or inside it. */
export function isWithin(id: string, outer: string): boolean {
  return outer === '' || id === outer || id.startsWith(`${outer}.`);
}

/** The id of the state around a state; the root is around itself. */
export function parentOf(id: string): string {
  return id.slice(0, Math.max(0, id.lastIndexOf('.')));
}

/** The innermost state that contains all of these. */
export function innermostAround([first = '', ...others]: readonly string[]): string {
  let outer = first;
  while (!others.every((id) => isWithin(id, outer))) outer = parentOf(outer);
  return outer;
}

/** Transitions by where they lead, in the order of the first of each. */
function edgesOf(transitions: readonly ChartTransition[]): ChartEdge[] {
  const groups = new Map<string, ChartTransition[]>();
  for (const transition of transitions) {
    const id = `${transition.source} > ${transition.targets.join(' & ')}`;
    groups.set(id, [...(groups.get(id) ?? []), transition]);
  }
  return [...groups].flatMap(([id, group]) => {
    const [first] = group;
    return first === undefined ? [] : [{ id, source: first.source, targets: first.targets, transitions: group }];
  });
}

/**
 * Sorts the transitions of a chart by the state that they are drawn in.
 *
 * An edge between two states is drawn in the innermost state that contains both. Where that is one of the two, it begins or
 * ends at the state as a whole.
 */
export function hierarchyOf({ root, transitions }: Chart): Hierarchy {
  const states = new Map(statesWithin(root).map((state) => [state.id, state]));
  const edges = edgesOf(transitions.filter((transition) => !isDrawnInside(transition))).map((edge) => {
    const endpoints = [edge.source, ...edge.targets];
    return { edge, endpoints, container: innermostAround(endpoints) };
  });
  return {
    stateOf(id) {
      const state = states.get(id);
      if (state === undefined) throw new Error(`No state ${id}.`);
      return state;
    },
    rowsOf: (id) => transitions.filter((transition) => isDrawnInside(transition) && transition.source === id),
    edgesInside: (id) => edges.filter(({ container }) => container === id).map(({ edge }) => edge),
    endsAtWhole: (id) => edges.some(({ container, endpoints }) => container === id && endpoints.includes(id)),
    isCrossed: (id) =>
      edges.some(
        ({ endpoints, container }) =>
          !isWithin(container, id) && endpoints.some((end) => end !== id && isWithin(end, id)),
      ),
  };
}
