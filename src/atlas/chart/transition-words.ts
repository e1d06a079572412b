import type { ChartTransition } from './chart.ts';
import type { IconShape } from './shapes.ts';
import type { Run } from './words.ts';

/** The words of a transition: the trigger, the guard in brackets, the actions after a slash. */
export const runsOf = ({ trigger, guard, actions }: ChartTransition, breaks: boolean): Run[] => [
  { text: trigger, style: 'trigger' },
  ...(guard === null ? [] : [{ text: `[${guard}]`, style: 'guard' as const, breaks }]),
  ...(actions.length === 0 ? [] : [{ text: `/ ${actions.join(', ')}`, style: 'action' as const, breaks }]),
];

/** The same on one line. */
export const lineOf = (transition: ChartTransition): string =>
  runsOf(transition, false).map(({ text }) => text).join(' ');

/** The signs before them. */
export const signsOf = ({ kind, reenters, targets, source }: ChartTransition): IconShape['icon'][] => [
  ...((reenters || targets.length > 0) && targets.every((target) => target === source) ? ['again' as const] : []),
  ...(kind === 'event' ? [] : [kind]),
];

/** Whether a transition is drawn inside its state: it stays there, or comes back to it. */
export const isRow = ({ source, targets }: ChartTransition): boolean => targets.every((target) => target === source);
