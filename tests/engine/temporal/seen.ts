import { activePaths } from '../machine/state-words.ts';
import type { Observed } from '../model.ts';
import type { Moment } from './formula.ts';

/** The context of an observation, as the properties of its machine know it. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the context, as the machine's own types would
export function contextOf<TContext>({ context }: Pick<Observed, 'context'>): TContext {
  return context as TContext;
}

/** Whether a state is active: `lines.filled`, or one around it. False where nothing was seen yet. */
export function isIn(seen: Pick<Observed, 'state'> | null, path: string): boolean {
  return seen !== null && activePaths(seen.state).has(path);
}

/** Whether the moment brings an event of one of these types. */
export function isEvent({ event }: Moment, ...types: readonly string[]): boolean {
  return types.includes(event.type);
}

/** Whether two values are the same plain JSON. */
export function isSameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
