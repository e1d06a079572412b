import type { ChartState } from '../chart/chart.ts';
import type { NodeMeasurement } from './node-measurement.ts';

/** A state whose size is known and whose position is not yet. */
export interface LayoutNode {
  readonly state: ChartState;
  readonly measurement: NodeMeasurement;
  /** The states inside, where they are laid out together with those around; null where the state is one fixed box. */
  readonly inside: readonly LayoutNode[] | null;
  readonly width: number;
  readonly height: number;
}
