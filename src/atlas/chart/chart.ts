/** What kind of state it is: as XState tells them apart. */
export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

/** What sets a transition off. `snapshot`: an invoked actor has a new snapshot. */
export type TransitionKind = 'event' | 'after' | 'always' | 'done' | 'error' | 'snapshot';

/** A piece of logic that runs while its state is active. */
export interface ChartInvoke {
  readonly id: string;
  readonly src: string;
}

/** What a folded state hides: the ids of the states inside it, and the names of the transitions that stay inside. */
export interface FoldedAway {
  readonly states: readonly string[];
  readonly transitions: readonly string[];
}

/** One state, with the states inside it. */
export interface ChartState {
  /** The keys from the root down, joined by dots; empty for the root. */
  readonly id: string;
  /** Its own name; the machine's id for the root. */
  readonly key: string;
  readonly kind: StateKind;
  /** Whether its parent starts here. Regions of a parallel state are all entered, so none of them is. */
  readonly isInitial: boolean;
  /** How far a history state remembers; null for any other kind. */
  readonly history: 'shallow' | 'deep' | null;
  /** The ids of the states that a history leads to while it has nothing to remember, where it says which. */
  readonly historyDefaults: readonly string[];
  readonly description: string;
  readonly tags: readonly string[];
  /** The actions on the way in, as they are shown: by their names, and `raise <event>` for one that raises an event. */
  readonly entry: readonly string[];
  /** The actions on the way out, likewise. */
  readonly exit: readonly string[];
  readonly invokes: readonly ChartInvoke[];
  /** The actions on the way to the state inside that it begins in, likewise. */
  readonly starting: readonly string[];
  /** The clauses of the specification that it covers. */
  readonly requirements: readonly string[];
  readonly states: readonly ChartState[];
  /** What it hides while it is folded; left out where it is not. */
  readonly folded?: FoldedAway;
  /** Texts as wide as the numbers that are drawn in their place, a line for each; none where left out. */
  readonly numbers?: readonly string[];
}

/** One transition: one guarded branch of an event, a delay, or an eventless transition. */
export interface ChartTransition {
  /** As the walk files name it, unique in its machine: `cart.lines.filled: item.decreased[1]`. */
  readonly name: string;
  /** The id of the state that it leaves. */
  readonly source: string;
  /** The ids of the states that it leads to; empty where it stays. */
  readonly targets: readonly string[];
  /** In words: `item.added`, `after newsInterval`, `always`, `done loadTranslation`, `error loadTranslation`. */
  readonly trigger: string;
  readonly kind: TransitionKind;
  /** The guard's name; null without one, `(inline)` where it has no name. */
  readonly guard: string | null;
  /** With what the guard is asked, since two branches may ask the same one; left out where that is nothing or not known. */
  readonly guardParams?: string;
  /** Its place, from 1, among the transitions of its state for the same event, and how many they are: the first that may is taken. */
  readonly branch: { readonly place: number; readonly of: number };
  /** Names of its actions. */
  readonly actions: readonly string[];
  /** The same as they are shown: `raise <event>` for one that raises an event. */
  readonly effects: readonly string[];
  readonly description: string;
  /** Whether it leaves its source and enters it again where it leads into it. */
  readonly reenters: boolean;
  /** Texts as wide as the numbers that are drawn in their place, a line for each; none where left out. */
  readonly numbers?: readonly string[];
}

/** A machine as plain data, without anything that runs. */
export interface Chart {
  readonly id: string;
  readonly description: string;
  readonly root: ChartState;
  /** In document order. */
  readonly transitions: readonly ChartTransition[];
  /** What it was made from has no word for transitions that are taken at once: those that the machine has are missing. */
  readonly lacksAlways?: true;
}

/** A state and all states inside it, in document order. */
export function statesWithin(state: ChartState): ChartState[] {
  return [state, ...state.states.flatMap(statesWithin)];
}

/** Whether a transition is drawn inside its state: it stays there, or comes back to it. */
export function isDrawnInside({ source, targets }: ChartTransition): boolean {
  return targets.every((target) => target === source);
}

/** Where a history leads that has nothing to remember, as it is shown: from the state around it. */
export function defaultsInside({ id, historyDefaults }: ChartState): string[] {
  const around = id.slice(0, id.lastIndexOf('.') + 1);
  return historyDefaults.map((target) => (target.startsWith(around) ? target.slice(around.length) : target));
}

/** The entry actions, exit actions, invoked actors and first actions of a state, and the default of a history, a line for each. */
export function actionLines(state: ChartState): string[] {
  const { entry, exit, invokes, starting } = state;
  return [
    ...entry.map((name) => `entry / ${name}`),
    ...exit.map((name) => `exit / ${name}`),
    ...invokes.map(({ src }) => `runs ${src}`),
    ...starting.map((name) => `initial / ${name}`),
    ...defaultsInside(state).map((id) => `default ${id}`),
  ];
}
