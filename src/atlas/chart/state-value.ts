import type { StateValue } from 'xstate';

/**
 * Whether a value says in which states a machine is, as XState writes it; a region may be left out. An actor that runs no
 * machine, and a file, may have a value of any kind.
 */
export function isStateValue(value: unknown): value is StateValue {
  if (typeof value === 'string') return true;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((inner: unknown) => inner === undefined || isStateValue(inner));
}
