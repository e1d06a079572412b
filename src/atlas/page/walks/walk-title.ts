import { triggerOf } from '../../chart/trigger.ts';
import type { Walk } from '../../../../tests/engine/walk-files/walk.ts';
import { texts } from '../texts.ts';

/** Events that a title names; of the others it says how many they are. */
const NAMED = 3;

/** What sets a transition off, from its name: `item.decreased` of `cart.lines.filled: item.decreased[1]`. */
function eventIn(transition: string): string {
  const [, source = '', descriptor = ''] = /^(.*?): (.*)\[\d+\]$/u.exec(transition) ?? [];
  return triggerOf(descriptor, source).trigger;
}

function listed(events: readonly string[]): string {
  const names = [...new Set(events)];
  const more = names.length - NAMED;
  return `${names.slice(0, NAMED).join(', ')}${more > 0 ? texts.walks.more(more) : ''}`;
}

/**
 * What a walk is for, in words: the transitions that it is the first of its file to take, or the events that must be
 * ignored.
 *
 * @param taken the transitions that the walks before it take; those of this walk are added
 */
export function walkTitle({ kind, steps }: Walk, taken: Set<string>): string {
  const fresh = [...new Set(steps.flatMap(({ took }) => took))].filter((name) => !taken.has(name));
  for (const name of fresh) taken.add(name);
  const ignored = steps.filter((step) => step.ignored);
  if (kind === 'sneak' || (fresh.length === 0 && ignored.length > 0))
    return texts.walks.ignores(ignored.length, listed(ignored.map(({ stimulus }) => stimulus.event.type)));
  if (fresh.length > 0) return texts.walks.takes(fresh.length, listed(fresh.map(eventIn)));
  const events = listed(steps.slice(1).map(({ stimulus }) => stimulus.event.type));
  return events === '' ? texts.walks.startsOnly : texts.walks.again[kind](events);
}
