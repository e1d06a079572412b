/** What traffic draws on a transition. */
export interface TransitionNumbers {
  /** In its room, a line for each. */
  readonly lines: readonly string[];
  /** In one sentence, for those who do not see the drawing. */
  readonly words: string;
  /** How often it was taken beside the one that was taken most, from 0 to 1; 0 for never. */
  readonly weight: number;
}

/** What traffic draws on a state. */
export type StateNumbers = Omit<TransitionNumbers, 'weight'>;

/** The numbers of a chart by the names of transitions and the ids of states. */
export interface ChartNumbers {
  readonly transitions: ReadonlyMap<string, TransitionNumbers>;
  readonly states: ReadonlyMap<string, StateNumbers>;
}

/** Widths of a line in pixels: of a transition that was taken once in very many times, and of the one that was taken most. */
const THINNEST = 1.2;
const WIDEST = 8;

/** The width of the line of transitions, in pixels. */
export function lineWidth(weight: number): number {
  return THINNEST + (WIDEST - THINNEST) * weight;
}
