import type { ChartTransition } from '../../chart/chart.ts';
import { isWithin } from '../../chart/hierarchy.ts';
import { actionLines } from './actions.ts';
import { type Document, listOf, startsOf } from './document.ts';
import { conditionOf } from './guards.ts';
import { comment, element } from './xml.ts';

/**
 * Where a transition leads. A state that leads to itself and is not left leads to where it begins: here, itself is left
 * (3.13).
 */
function targetsOf({ hierarchy }: Document, { source, targets, reenters }: ChartTransition): string[] {
  return targets.flatMap((target) => (target === source && !reenters ? startsOf(hierarchy.stateOf(source)) : [target]));
}

/** A transition as its element, below its description. */
export function transitionLines(document: Document, transition: ChartTransition): string[] {
  const { machine, names, calls } = document;
  const { name, source, kind, reenters, description } = transition;
  const definition = document.definitionOf(name);
  const guard: unknown = definition?.guard;
  const targets = targetsOf(document, transition);
  const isInside = targets.length > 0 && targets.every((target) => target !== source && isWithin(target, source));
  const isEmpty = targets.length === 0 && kind === 'always';
  return [
    ...comment(description),
    ...element(
      'transition',
      {
        event: names.eventOf(transition),
        cond: guard === undefined ? (isEmpty ? 'true' : undefined) : conditionOf(guard, machine, calls, names),
        target: targets.length === 0 ? undefined : targets.map(names.idOf).join(' '),
        type: isInside && !reenters ? 'internal' : undefined,
      },
      listOf(definition?.actions).flatMap((action) => actionLines(action, machine, calls)),
    ),
  ];
}
