import type { DifferenceKind } from '../chart-view/DifferenceMark.tsx';
import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';
import { statesWithin } from '../chart/chart.ts';
import { parentOf } from '../chart/hierarchy.ts';
import type { Difference } from './differences.ts';
import { rowsOf } from './in-words.ts';

/** How the states and transitions of a chart differ from another version, by id and by name. */
export interface Marks {
  readonly states: ReadonlyMap<string, DifferenceKind>;
  readonly transitions: ReadonlyMap<string, DifferenceKind>;
}

/** Two versions as one chart: the newer one, with what only the older one has, and what of it differs. */
export interface BothVersions {
  readonly chart: Chart;
  readonly marks: Marks;
}

/** The name that a transition of the older version has on the chart of both: the newer one may have the same. */
export function oldName(name: string): string {
  return `${name} (before)`;
}

/** The states of the newer version, and inside each those that are gone. */
function stateWithGone(state: ChartState, gone: readonly ChartState[]): ChartState {
  const own = gone.filter(({ id }) => parentOf(id) === state.id && id !== '');
  const states = [...state.states, ...own].map((inner) => stateWithGone(inner, gone));
  // A state that has lost all of its states can show them only where it still may hold some.
  const kind = state.kind === 'atomic' && states.length > 0 ? 'compound' : state.kind;
  return { ...state, kind, states };
}

function asGone(transition: ChartTransition): ChartTransition {
  return { ...transition, name: oldName(transition.name) };
}

/** One chart of two versions of a machine. */
export function bothVersions(before: Chart, after: Chart, differences: readonly Difference[]): BothVersions {
  const known = new Set(statesWithin(after.root).map(({ id }) => id));
  const gone = statesWithin(before.root)
    .filter(({ id }) => !known.has(id))
    // What is inside comes with its own turn.
    .map((state): ChartState => ({ ...state, isInitial: false, states: [] }));
  const removed = new Set(differences.flatMap((one) => (one.kind === 'transition removed' ? one.before.name : [])));
  const rows = rowsOf(differences).filter(({ part, state }) => part !== '' || state === null);
  const marksOf = (isTransition: boolean): ReadonlyMap<string, DifferenceKind> =>
    new Map(
      rows
        .filter(({ what, state }) => (state !== null) === isTransition && what !== 'other code')
        .map(({ part, isOld, mark }) => [isTransition && isOld ? oldName(part) : part, mark]),
    );
  return {
    chart: {
      ...after,
      root: stateWithGone(after.root, gone),
      transitions: [...after.transitions, ...before.transitions.filter(({ name }) => removed.has(name)).map(asGone)],
    },
    marks: { states: marksOf(false), transitions: marksOf(true) },
  };
}
