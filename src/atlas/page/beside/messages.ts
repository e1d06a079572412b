import type { Chart } from '../../chart/chart.ts';
import type { ChartLayout } from '../../layout/shapes.ts';
import type { NoWalks, WalkFileMade } from '../../trial/generated-walks.ts';

/** What takes so long that the page has it done beside itself: by name, what it is given and what comes of it. */
export interface Work {
  layout: { readonly given: { readonly chart: Chart }; readonly made: ChartLayout };
  /** Walks for the machine of a chart, from its plain JSON. */
  walks: { readonly given: { readonly chart: Chart; readonly json: object }; readonly made: WalkFileMade | NoWalks };
}

/** What the page asks of the worker. */
export type BesideRequest = {
  readonly [Kind in keyof Work]: { readonly id: number; readonly kind: Kind; readonly given: Work[Kind]['given'] };
}[keyof Work];

/** What the worker answers, with the number of what it answers: what was made, or why it was not. */
export type BesideReply =
  | { readonly id: number; readonly made: Work[keyof Work]['made'] }
  | { readonly id: number; readonly fault: string };
