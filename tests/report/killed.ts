import type { Outcome } from '../mutants/run-mutants.ts';
import type { Walk } from '../engine/walk-files/walk.ts';

/**
 * The mutants of one machine by the transitions over which they were killed: those that the step takes at which the
 * mutant was found out. A mutant that took an event which must be ignored was killed over no transition.
 */
export function killedOver(
  outcomes: readonly Outcome[],
  walks: readonly Walk[],
): ReadonlyMap<string, readonly string[]> {
  const steps = new Map(walks.map((walk) => [walk.id, walk.steps]));
  const killed = new Map<string, string[]>();
  for (const { status, name, walk, step } of outcomes) {
    if (status !== 'killed' || walk === undefined || step === undefined) continue;
    for (const transition of steps.get(walk)?.[step - 1]?.took ?? [])
      killed.set(transition, [...(killed.get(transition) ?? []), name]);
  }
  return killed;
}
