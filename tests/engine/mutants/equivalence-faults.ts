import { compareMachines } from './equivalence.ts';
import type { EquivalentMutants } from './equivalent-mutants.ts';
import { joined, tryMutant } from './executor.ts';
import { mutantsOf } from './operators.ts';
import type { MachineModel } from '../model.ts';
import type { Walk } from '../walk-files/walk.ts';

/**
 * What is wrong with a list of equivalent mutants, a sentence each. Empty where each is one of the machine's mutants,
 * named once, and no walk kills it; and where the first mutant of each reason is proved equal in all situations of the
 * model. To prove all of them takes half a minute: `npm run mutants` does.
 *
 * @param every tries every so-many-th of a reason, of each reason from one further on, and so the first of the first reason always;
 *   1: tries all
 */
export function equivalenceFaults(
  model: MachineModel,
  walks: readonly Walk[],
  listed: readonly EquivalentMutants[],
  every = 1,
): string[] {
  const made = new Map(mutantsOf(model.machine).map((mutant) => [mutant.name, mutant]));
  const ready = joined(walks);
  const known = new Set<string>();
  const faultOf = (name: string, place: number, reason: number): string | null => {
    const mutant = made.get(name);
    if (mutant === undefined) return `There is no mutant «${name}».`;
    if (known.has(name)) return `«${name}» is listed twice.`;
    known.add(name);
    if ((place + reason) % every > 0) return null;
    const { fate } = tryMutant(model, ready, mutant);
    if (fate !== 'survived') return `«${name}» is not equivalent: ${fate}.`;
    if (place > 0) return null;
    const { kind } = compareMachines(model, mutant.build());
    return kind === 'equal' ? null : `«${name}» is not proved equal: ${kind}.`;
  };
  return listed.flatMap(({ mutants }, reason) => mutants.flatMap((name, place) => faultOf(name, place, reason) ?? []));
}
