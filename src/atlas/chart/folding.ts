import { type Chart, type ChartState, type ChartTransition, statesWithin } from './chart.ts';
import { isWithin } from './hierarchy.ts';

/** Whether a state folds: one with states inside, other than the machine itself. */
export function isFoldable({ id, states }: ChartState): boolean {
  return id !== '' && states.length > 0;
}

/** The states of a chart that fold, in document order. */
export function foldableIn({ root }: Chart): ChartState[] {
  return statesWithin(root).filter(isFoldable);
}

/** Of some folded states those that show as folded: that are on the chart, and not inside another one. In document order. */
export function shownFolds(chart: Chart, folded: readonly string[]): string[] {
  const known = foldableIn(chart)
    .map(({ id }) => id)
    .filter((id) => folded.includes(id));
  return known.filter((id) => !known.some((outer) => outer !== id && isWithin(id, outer)));
}

/** The box among some folded states that a state is drawn as: the state itself where it is in none. */
function boxOf(id: string, folds: readonly string[]): string {
  return folds.find((fold) => isWithin(id, fold)) ?? id;
}

function withFolded(state: ChartState, folds: readonly string[], hidden: readonly ChartTransition[]): ChartState {
  if (!folds.includes(state.id))
    return { ...state, states: state.states.map((inner) => withFolded(inner, folds, hidden)) };
  const [, ...inside] = statesWithin(state);
  const transitions = hidden.filter(({ source }) => source === state.id).map(({ name }) => name);
  return { ...state, states: [], folded: { states: inside.map(({ id }) => id), transitions } };
}

/**
 * A chart on which some states are folded. A folded state is one box without states inside. What leads into it or out of it leads
 * to the box or away from it; what stays in it is hidden, and the box knows what it hides.
 *
 * @param folded ids of states; those that cannot be folded are left out
 */
export function foldedChart(chart: Chart, folded: readonly string[]): Chart {
  const folds = shownFolds(chart, folded);
  if (folds.length === 0) return chart;
  const drawn = chart.transitions.map((transition): ChartTransition => ({
    ...transition,
    source: boxOf(transition.source, folds),
    targets: [...new Set(transition.targets.map((id) => boxOf(id, folds)))],
  }));
  const staysInside = ({ source, targets }: ChartTransition): boolean =>
    folds.includes(source) && targets.every((target) => target === source);
  const hidden = drawn.filter(staysInside);
  return {
    ...chart,
    root: withFolded(chart.root, folds, hidden),
    transitions: drawn.filter((transition) => !staysInside(transition)),
  };
}

/**
 * The state to fold next where a chart is too large: of those that are not folded yet the deepest; of equally deep ones the one
 * with the most states inside. Null where nothing is left.
 */
export function nextFold(chart: Chart, folded: readonly string[]): string | null {
  const left = foldableIn(foldedChart(chart, folded));
  const depth = ({ id }: ChartState): number => id.split('.').length;
  const [next] = left.toSorted((a, b) => depth(b) - depth(a) || statesWithin(b).length - statesWithin(a).length);
  return next?.id ?? null;
}

/** The sets of states that are folded most: each state alone, and those that `nextFold` leads through. */
export function usualFolds(chart: Chart): string[][] {
  const alone = foldableIn(chart).map(({ id }) => [id]);
  const through: string[][] = [];
  let folded: readonly string[] = [];
  for (let next = nextFold(chart, folded); next !== null; next = nextFold(chart, folded)) {
    folded = [...folded, next];
    through.push(shownFolds(chart, folded));
  }
  return [...new Map([...alone, ...through].map((folds) => [folds.join(), folds])).values()];
}
