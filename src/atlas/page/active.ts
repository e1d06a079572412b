import type { StateValue } from 'xstate';
import type { SerializedSnapshot } from '../../../machines/recorder/messages.ts';
import { stateWords } from '../../../tests/engine/machine/state-words.ts';
import { isStateValue } from '../chart/state-value.ts';

/** The state of a snapshot in words; empty where an actor has no states. */
export function stateIn({ value }: SerializedSnapshot): string {
  return isStateValue(value) ? stateWords(value) : '';
}

function leavesIn(value: StateValue | undefined): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => {
    const leaves = leavesIn(inner);
    return leaves.length === 0 ? [key] : leaves.map((leaf) => `${key}.${leaf}`);
  });
}

/** The innermost active states of a snapshot, by their ids in the chart, sorted; none where an actor has no states. */
export function activeIn({ value }: Pick<SerializedSnapshot, 'value'>): string[] {
  return isStateValue(value) ? leavesIn(value).sort() : [];
}
