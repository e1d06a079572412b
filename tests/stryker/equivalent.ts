import { equivalents } from '../machines/equivalents.ts';
import type { EquivalentCode } from '../engine/mutants/equivalent-mutants.ts';
import type { StrykerMutant } from './stryker-mutant.ts';

const MORE_THAN_TYPES = / (?:actions|actors|delays|guards): \{/;

/** What holds for every machine. What holds for one stands in its `<id>.equivalent.ts`. */
const everywhere: readonly EquivalentCode[] = [
  {
    reason: '`types` is there for the compiler alone; XState never reads it.',
    is: ({ line, code, replacement }) =>
      replacement === '{}' && (line === 'types: {' || (code.startsWith('{ types: {') && !MORE_THAN_TYPES.test(code))),
  },
];

const ofMachines = new Map(Object.entries(equivalents).map(([id, { code = [] }]) => [id, code]));

/** Why a mutant is equivalent; nothing where it is not known to be. */
export function reasonFor(mutant: StrykerMutant): string | undefined {
  return [...everywhere, ...(ofMachines.get(mutant.machine) ?? [])].find(({ is }) => is(mutant))?.reason;
}

/** The reasons listed for some machines that none of their mutants has: the code has changed since. */
export function idleReasons(machines: readonly string[], mutants: readonly StrykerMutant[]): string[] {
  return machines
    .flatMap((machine) => ofMachines.get(machine) ?? [])
    .filter(({ is }) => !mutants.some(is))
    .map(({ reason }) => reason);
}
