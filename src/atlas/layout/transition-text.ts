import { type ChartTransition, isDrawnInside } from '../chart/chart.ts';
import type { IconShape } from './shapes.ts';
import type { Run } from './text-block.ts';

/**
 * The label of a transition: the trigger, the guard in brackets, the actions after a slash.
 *
 * @param breaks whether guard and actions begin on lines of their own
 */
export function runsOf({ trigger, guard, effects }: ChartTransition, breaks: boolean): Run[] {
  return [
    { text: trigger, style: 'trigger' },
    ...(guard === null ? [] : [{ text: `[${guard}]`, style: 'guard' as const, breaks }]),
    ...(effects.length === 0 ? [] : [{ text: `/ ${effects.join(', ')}`, style: 'action' as const, breaks }]),
  ];
}

/** The same on one line. */
export function lineOf(transition: ChartTransition): string {
  return runsOf(transition, false)
    .map(({ text }) => text)
    .join(' ');
}

/** The icons before the label. */
export function iconsOf(transition: ChartTransition): IconShape['icon'][] {
  const { kind, reenters, targets } = transition;
  return [
    ...((reenters || targets.length > 0) && isDrawnInside(transition) ? ['again' as const] : []),
    ...(kind === 'event' ? [] : [kind]),
  ];
}
