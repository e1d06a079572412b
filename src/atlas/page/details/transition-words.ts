import type { ChartTransition } from '../../chart/chart.ts';
import { conditionOf, lineOf } from '../../layout/transition-text.ts';
import { texts } from '../texts.ts';

/** A transition in one line: `item.added [isNew] / addLine → lines.filled`. */
export function wordsOf(transition: ChartTransition): string {
  const { targets } = transition;
  return `${lineOf(transition)} ${targets.length === 0 ? `(${texts.details.stays})` : `→ ${targets.join(', ')}`}`;
}

/** The same in brief, for lists of many: `lines.filled: press minus 1 IF [last unit of the only line]`. */
export function briefWordsOf(transition: ChartTransition): string {
  const { source, trigger } = transition;
  const condition = conditionOf(transition);
  return `${source === '' ? '' : `${source}: `}${trigger}${condition === '' ? '' : ` ${condition}`}`;
}
