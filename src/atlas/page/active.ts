import type { StateValue } from 'xstate';
import type { SerializedSnapshot } from '../../../machines/recorder/messages.ts';
import { leafPaths, stateWords } from '../../../tests/engine/machine/state-words.ts';

function isStateValue(value: unknown): value is StateValue {
  return typeof value === 'string' || (typeof value === 'object' && value !== null);
}

/** The innermost active states of a snapshot, by their ids in the chart; none where an actor has no states. */
export function activeIn({ value }: SerializedSnapshot): string[] {
  return isStateValue(value) ? leafPaths(stateWords(value)) : [];
}
