import type { EquivalentsOfMachine } from '../engine/mutants/equivalent-mutants.ts';
import { fromSomeRooms } from './room.ts';

/** The equivalent mutants of the machines that have any. */
export const equivalents = await fromSomeRooms<EquivalentsOfMachine>(
  'Equivalent',
  'equivalent.ts',
  (id) => import(`./${id}/${id}.equivalent.ts`),
);
