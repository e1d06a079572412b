import type { StateValue } from 'xstate';
import type { SerializedSnapshot } from '../../../machines/recorder/messages.ts';
import { leafPaths, stateWords } from '../../../tests/engine/machine/state-words.ts';

/** An actor that runs no machine may have a value of any kind. */
function isStateValue(value: unknown): value is StateValue {
  if (typeof value === 'string') return true;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((inner: unknown) => inner === undefined || isStateValue(inner));
}

/** The innermost active states of a snapshot, by their ids in the chart; none where an actor has no states. */
export function activeIn({ value }: SerializedSnapshot): string[] {
  return isStateValue(value) ? leafPaths(stateWords(value)) : [];
}
