import { type Chart, type ChartState, type ChartTransition, statesWithin } from './chart.ts';
import { isRow } from './transition-words.ts';

/** The transitions that lead from one state to the same others. They are drawn as one way. */
export interface Way {
  readonly id: string;
  readonly source: string;
  readonly targets: readonly string[];
  readonly transitions: readonly ChartTransition[];
}

/** Who is inside whom, and where each transition is drawn. */
export interface Family {
  stateOf(id: string): ChartState;
  /** Transitions that are drawn inside this state's own face. */
  rowsOf(id: string): readonly ChartTransition[];
  /** Ways whose words stand between the states inside this one. */
  hostedBy(id: string): readonly Way[];
  /** Whether a way that stands inside this state begins or ends at the state as a whole. */
  isWhole(id: string): boolean;
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

/** The innermost state that holds all of these. */
function holderOf([first = '', ...others]: readonly string[]): string {
  let holder = first;
  while (!others.every((id) => isWithin(id, holder))) holder = parentOf(holder);
  return holder;
}

/** Transitions by where they lead, in the order of the first of each. */
function waysOf(transitions: readonly ChartTransition[]): Way[] {
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
 * A way between two states stands in the innermost state that holds both. Where that is one of the two, it begins or
 * ends at the state as a whole.
 */
export function familyOf({ root, transitions }: Chart): Family {
  const states = new Map(statesWithin(root).map((state) => [state.id, state]));
  const ends = waysOf(transitions.filter((transition) => !isRow(transition))).map((way) => {
    const all = [way.source, ...way.targets];
    return { way, all, host: holderOf(all) };
  });
  return {
    stateOf(id) {
      const state = states.get(id);
      if (state === undefined) throw new Error(`No state ${id}.`);
      return state;
    },
    rowsOf: (id) => transitions.filter((transition) => isRow(transition) && transition.source === id),
    hostedBy: (id) => ends.filter(({ host }) => host === id).map(({ way }) => way),
    isWhole: (id) => ends.some(({ host, all }) => host === id && all.includes(id)),
    isCrossed: (id) =>
      ends.some(({ all, host }) => !isWithin(host, id) && all.some((end) => end !== id && isWithin(end, id))),
  };
}
