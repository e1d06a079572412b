import type { ChartTransition } from './chart.ts';
import type { IconShape } from './shapes.ts';
import type { Run } from './words.ts';

/** The words of a transition: the trigger, the guard in brackets, the actions after a slash. */
export function runsOf({ trigger, guard, actions }: ChartTransition, breaks: boolean): Run[] {
  return [
    { text: trigger, style: 'trigger' },
    ...(guard === null ? [] : [{ text: `[${guard}]`, style: 'guard' as const, breaks }]),
    ...(actions.length === 0 ? [] : [{ text: `/ ${actions.join(', ')}`, style: 'action' as const, breaks }]),
  ];
}

/** The same on one line. */
export function lineOf(transition: ChartTransition): string {
  return runsOf(transition, false)
    .map(({ text }) => text)
    .join(' ');
}

/** The signs before them. */
export function signsOf({ kind, reenters, targets, source }: ChartTransition): IconShape['icon'][] {
  return [
    ...((reenters || targets.length > 0) && targets.every((target) => target === source) ? ['again' as const] : []),
    ...(kind === 'event' ? [] : [kind]),
  ];
}

/** Whether a transition is drawn inside its state: it stays there, or comes back to it. */
export function isRow({ source, targets }: ChartTransition): boolean {
  return targets.every((target) => target === source);
}
