import type { ChartState } from './chart.ts';
import type { Face } from './state-face.ts';

/** What is known of a state before its place is. */
export interface Measured {
  readonly state: ChartState;
  readonly face: Face;
  /** The states inside, where they are laid out together with what is around; null where it is one closed box. */
  readonly inside: readonly Measured[] | null;
  readonly width: number;
  readonly height: number;
}
