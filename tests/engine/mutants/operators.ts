import type { AnyStateMachine } from 'xstate';
import { acceptRefused, extraTransition } from './operators.extra.ts';
import { changeDelay, changeInitial, dropEntryOrExit, dropInvoke, dropTag, hideState } from './operators.states.ts';
import {
  dropAction,
  dropBranch,
  dropGuard,
  forgetReenter,
  forgetTarget,
  negateGuard,
  retarget,
  swapBranches,
} from './operators.transitions.ts';
import type { Mutant, Operator } from './site.ts';

const operators: readonly Operator[] = [
  dropBranch,
  retarget,
  forgetTarget,
  forgetReenter,
  extraTransition,
  acceptRefused,
  dropGuard,
  negateGuard,
  swapBranches,
  dropAction,
  dropEntryOrExit,
  dropTag,
  dropInvoke,
  changeInitial,
  changeDelay,
  hideState,
];

/** Every mutant of a machine by every operator, in a stable order, each name once. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const named = new Map<string, Mutant>();
  for (const one of operators.flatMap((operator) => operator(machine))) {
    let name = one.name;
    for (let copy = 2; named.has(name); copy += 1) name = `${one.name} (${copy})`;
    named.set(name, { ...one, name });
  }
  return [...named.values()];
}
