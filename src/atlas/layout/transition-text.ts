import { type ChartTransition, isDrawnInside } from '../chart/chart.ts';
import type { IconShape } from './shapes.ts';
import type { Run } from './text-block.ts';

/** How much of what a guard is asked with is drawn, in signs: a chart has little room. */
const MOST_SIGNS = 40;

function cut(params: string): string {
  return params.length > MOST_SIGNS ? `${params.slice(0, MOST_SIGNS)}…` : params;
}

/**
 * The condition of a transition, in the order in which they are asked: `1 IF [isNew]`, `2 ELSE IF [isLast]`, `3 ELSE`.
 * One that shares its event with no other has its guard alone; empty where there is none.
 */
export function conditionOf({
  guard,
  guardParams,
  branch: { place, of },
}: Pick<ChartTransition, 'guard' | 'guardParams' | 'branch'>): string {
  const asked = guard === null ? '' : `[${guard}${guardParams === undefined ? '' : `(${guardParams})`}]`;
  if (of === 1) return asked;
  const word = place === 1 ? 'IF' : guard === null ? 'ELSE' : 'ELSE IF';
  // A first branch without a guard is always taken: what follows it never is.
  return [place, guard === null && place === 1 ? 'ALWAYS' : word, asked].filter((part) => part !== '').join(' ');
}

/**
 * The label of a transition: the trigger, the condition with its guard in brackets, the actions after a slash. Of what a
 * guard is asked with it has forty signs; `conditionOf` has all of it.
 *
 * @param breaks whether guard and actions begin on lines of their own
 */
export function runsOf(transition: ChartTransition, breaks: boolean): Run[] {
  const { trigger, effects, numbers = [], guardParams } = transition;
  const condition = conditionOf({
    ...transition,
    ...(guardParams === undefined ? {} : { guardParams: cut(guardParams) }),
  });
  return [
    { text: trigger, style: 'trigger' },
    ...(condition === '' ? [] : [{ text: condition, style: 'guard' as const, breaks }]),
    ...(effects.length === 0 ? [] : [{ text: `/ ${effects.join(', ')}`, style: 'action' as const, breaks }]),
    ...numbers.map((text) => ({ text, style: 'number' as const, breaks: true })),
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
