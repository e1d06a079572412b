import type { ChartTransition } from '../../chart/chart.ts';
import { isWithin, parentOf } from '../../chart/hierarchy.ts';
import { listOf } from '../../foreign/config-parts.ts';
import { onlyNamed } from '../../foreign/scxml-words.ts';
import { actionLines } from './actions.ts';
import { type Document, startsOf } from './document.ts';
import { isWildcard } from './events.ts';
import { conditionOf } from './guards.ts';
import { comment, element } from './xml.ts';

/**
 * Where a transition leads. A state that leads to itself and is not left leads to where it begins: here, itself is left
 * (3.13).
 */
function targetsOf({ hierarchy }: Document, { source, targets, reenters }: ChartTransition): string[] {
  return targets.flatMap((target) => (target === source && !reenters ? startsOf(hierarchy.stateOf(source)) : [target]));
}

/**
 * The transitions of a state in the order in which XState chooses: an event by its name before any wildcard, and the longer
 * wildcard first. SCXML takes the first in the document.
 */
export function inOrderOfChoice(own: readonly ChartTransition[]): ChartTransition[] {
  const wildcards = own.filter(isWildcard).toSorted((a, b) => b.trigger.length - a.trigger.length);
  return [...own.filter((transition) => !isWildcard(transition)), ...wildcards];
}

/** The condition of a transition: its guard, and that the event is no other whose name begins alike. */
function conditionFor(document: Document, transition: ChartTransition, event: string | undefined): string | undefined {
  const { machine, names, calls, events, definitionOf } = document;
  const guard: unknown = definitionOf(transition.name)?.guard;
  const isEmpty = transition.targets.length === 0 && event === undefined;
  const guarded = guard === undefined ? (isEmpty ? 'true' : undefined) : conditionOf(guard, machine, calls, names);
  return event !== undefined && events.isBeginning(event) ? onlyNamed(event, guarded) : guarded;
}

/** Whether an event may be meant by both. */
function meet(one: ChartTransition, other: ChartTransition): boolean {
  if (one.kind !== 'event' || other.kind !== 'event') return false;
  return one.trigger === other.trigger || isWildcard(one) || isWildcard(other);
}

/**
 * Whether a transition may be taken beside one of a region inside its state: the machine asks a state only where no region in
 * it answers, SCXML for each region that does not (3.13). Where both leave a state, SCXML takes the inner one alone.
 */
function isBesideRegions(document: Document, transition: ChartTransition): boolean {
  const { chart, hierarchy } = document;
  const { source } = transition;
  // One that stays where it is leads nowhere in the document, and leaves nothing.
  const isStaying = (one: ChartTransition): boolean => targetsOf(document, one).length === 0;
  const isInRegion = (id: string): boolean =>
    id !== source && (hierarchy.stateOf(parentOf(id)).kind === 'parallel' || isInRegion(parentOf(id)));
  return chart.transitions.some(
    (inner) =>
      isWithin(inner.source, source) &&
      (isStaying(transition) || isStaying(inner)) &&
      meet(inner, transition) &&
      isInRegion(inner.source),
  );
}

/** What of a transition a document cannot say. */
function unsaidOf(document: Document, transition: ChartTransition): string[] {
  const left = document.kept.leftBy(transition);
  return [
    ...(left === null ? [] : [`Leaves and enters ${document.names.idOf(left)}, too, which the machine does not.`]),
    ...(isBesideRegions(document, transition)
      ? ['Taken beside one of a region, too; the machine takes that alone.']
      : []),
  ];
}

/** A transition as its element, one for each of its events, below its description. */
export function transitionLines(document: Document, transition: ChartTransition): string[] {
  const { machine, names, calls, events, definitionOf } = document;
  const { name, source, reenters, description } = transition;
  const targets = targetsOf(document, transition);
  const isInside = targets.length > 0 && targets.every((target) => target !== source && isWithin(target, source));
  return [
    ...comment(description),
    ...unsaidOf(document, transition).flatMap(comment),
    ...events.eventsOf(transition).flatMap((event) =>
      element(
        'transition',
        {
          event,
          cond: conditionFor(document, transition, event),
          target: targets.length === 0 ? undefined : targets.map(names.idOf).join(' '),
          type: isInside && !reenters ? 'internal' : undefined,
        },
        listOf(definitionOf(name)?.actions).flatMap((action) => actionLines(action, machine, calls)),
      ),
    ),
  ];
}
