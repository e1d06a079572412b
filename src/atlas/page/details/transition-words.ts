import type { ChartTransition } from '../../chart/chart.ts';
import { lineOf } from '../../layout/transition-text.ts';
import { texts } from '../texts.ts';

/** A transition in one line: `item.added [isNew] / addLine → lines.filled`. */
export function wordsOf(transition: ChartTransition): string {
  const { targets } = transition;
  return `${lineOf(transition)} ${targets.length === 0 ? `(${texts.details.stays})` : `→ ${targets.join(', ')}`}`;
}
