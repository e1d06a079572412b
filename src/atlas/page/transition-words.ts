import type { ChartTransition } from '../chart/chart.ts';
import { texts } from './texts.ts';

/** A transition in one line: `item.added [isNew] / addLine → lines.filled`. */
export const wordsOf = ({ trigger, guard, actions, targets }: ChartTransition): string =>
  [
    trigger,
    ...(guard === null ? [] : [`[${guard}]`]),
    ...(actions.length === 0 ? [] : [`/ ${actions.join(', ')}`]),
    targets.length === 0 ? `(${texts.details.stays})` : `→ ${targets.join(', ')}`,
  ].join(' ');
