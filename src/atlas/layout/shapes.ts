import type { FoldedAway, StateKind, TransitionKind } from '../chart/chart.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The style of a piece of text. `keyword`: `entry /`, `exit /`, `runs`, `initial /`, `default`. `number`: room for what traffic counts. */
export type TextStyle = 'name' | 'description' | 'keyword' | 'trigger' | 'guard' | 'action' | 'tag' | 'number';

/** A piece of text on one line, from its left end on the baseline. */
export interface TextPiece extends Point {
  readonly text: string;
  readonly width: number;
  readonly style: TextStyle;
}

/** An icon before a text: what kind of trigger it is, that the state is left and entered again, how far a history remembers, that it can be folded or unfolded. */
export interface IconShape extends Point {
  readonly icon: Exclude<TransitionKind, 'event'> | 'again' | 'history' | 'deepHistory' | 'fold' | 'unfold';
}

/** The words of one transition: inside its state where it stays there, else on its way. */
export interface RowShape {
  readonly name: string;
  readonly box: Box;
  readonly pieces: readonly TextPiece[];
  readonly icons: readonly IconShape[];
}

/** One state as it is drawn. All places are counted from the corner of the drawing. */
export interface StateShape {
  readonly id: string;
  readonly key: string;
  readonly kind: StateKind;
  /** Whether it is a region of a parallel state. */
  readonly isRegion: boolean;
  /** What it hides while it is folded; null where it is not. */
  readonly folded: FoldedAway | null;
  /** How deep it is nested; 0 for the root. */
  readonly depth: number;
  readonly box: Box;
  /** Where the line under its name and words is drawn; null where nothing stands below. */
  readonly divider: number | null;
  readonly pieces: readonly TextPiece[];
  readonly icons: readonly IconShape[];
  readonly tags: readonly Box[];
  readonly rows: readonly RowShape[];
}

/** Whether states are drawn inside this one. */
export function isOuter({ kind, folded }: StateShape): boolean {
  return folded === null && (kind === 'compound' || kind === 'parallel');
}

/**
 * The way of all transitions that lead from one state to the same others: from the source to a box with their words,
 * and from there to each target.
 */
export interface EdgeShape {
  readonly id: string;
  readonly source: string;
  readonly targets: readonly string[];
  readonly box: Box;
  readonly rows: readonly RowShape[];
  readonly from: readonly Point[];
  readonly to: readonly (readonly Point[])[];
}

/** Where a state begins: a dot and an arrow to the initial one. */
export interface StartShape {
  readonly id: string;
  readonly dot: Point;
  readonly line: readonly Point[];
}

/** Stands for a state as a whole, inside it: transitions that are answered in whichever state within is active. */
export interface PillShape {
  readonly id: string;
  readonly box: Box;
  readonly pieces: readonly TextPiece[];
}

/** A chart with a place for everything on it. Outer states come before inner ones. */
export interface ChartLayout {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly states: readonly StateShape[];
  readonly edges: readonly EdgeShape[];
  readonly starts: readonly StartShape[];
  readonly pills: readonly PillShape[];
}
