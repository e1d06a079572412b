import type { FoldedAway } from '../chart/chart.ts';
import type { DifferenceKind } from './DifferenceMark.tsx';
import type { Reached } from './reached.ts';

/** What is so inside a folded state, and shows on its box. */
export interface ShownInside {
  readonly isActive: boolean;
  readonly isTaken: boolean;
  readonly isSelected: boolean;
  /** How far the transitions inside were walked: as far as all of them were. */
  readonly reached: Reached | undefined;
  readonly difference: DifferenceKind | undefined;
}

const NOTHING: ShownInside = {
  isActive: false,
  isTaken: false,
  isSelected: false,
  reached: undefined,
  difference: undefined,
};

function leastOf(kinds: readonly Reached[]): Reached | undefined {
  return (['nowhere', 'actor', 'browser'] as const).find((kind) => kinds.includes(kind));
}

/** What is marked on a chart: by the ids of states and the names of transitions. */
interface Marks {
  readonly active?: ReadonlySet<string> | undefined;
  readonly taken?: ReadonlySet<string> | undefined;
  readonly selectedState?: string | undefined;
  readonly selectedTransition?: string | undefined;
  readonly reached?: ReadonlyMap<string, Reached> | undefined;
  readonly differences?:
    | { readonly states: ReadonlyMap<string, unknown>; readonly transitions: ReadonlyMap<string, unknown> }
    | undefined;
}

/** What of the marks on a chart lies inside a state; nothing where it is not folded. */
export function shownInside(folded: FoldedAway | null, marks: Marks): ShownInside {
  if (folded === null) return NOTHING;
  const { states, transitions } = folded;
  const { active, taken, selectedState = '', selectedTransition = '', reached, differences } = marks;
  const isDifferent =
    states.some((id) => differences?.states.has(id)) || transitions.some((name) => differences?.transitions.has(name));
  return {
    isActive: states.some((id) => active?.has(id)),
    isTaken: transitions.some((name) => taken?.has(name)),
    isSelected: states.includes(selectedState) || transitions.includes(selectedTransition),
    reached: reached === undefined ? undefined : leastOf(transitions.map((name) => reached.get(name) ?? 'nowhere')),
    difference: isDifferent ? 'changed' : undefined,
  };
}
