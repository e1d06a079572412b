import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  getInitialSnapshot,
  getNextSnapshot,
} from 'xstate';
import { type MachineId, machines } from '../../../machines/index.ts';
import { leafPaths, stateWords } from '../../engine/machine/state-words.ts';
import { nearestCover } from '../../engine/tours/nearest-cover.ts';
import { committedWalks, type WalkedOn } from '../../walks/committed.ts';

/** A machine after some events of a walk. */
export interface Reached {
  readonly events: readonly EventObject[];
  readonly snapshot: AnyMachineSnapshot;
}

/**
 * Where the committed walks of a machine bring it, step by step and walk by walk.
 *
 * @param from where it is; as each walk starts if left out
 */
export function followWalks(id: MachineId, on: WalkedOn, from?: AnyMachineSnapshot): Reached[] {
  const machine: AnyStateMachine = machines[id];
  return committedWalks(id, on).walks.flatMap(({ steps }) => {
    const [start, ...events] = steps.map(({ stimulus }) => stimulus.event);
    let snapshot: AnyMachineSnapshot = from ?? getInitialSnapshot(machine, start?.['input']);
    const reached: Reached[] = [{ events: [], snapshot }];
    for (const [at, event] of events.entries()) {
      snapshot = getNextSnapshot(machine, snapshot, event);
      reached.push({ events: events.slice(0, at + 1), snapshot });
    }
    return reached;
  });
}

/** The leaves of the state that a machine is in. */
export function leavesIn({ value }: AnyMachineSnapshot): readonly string[] {
  return leafPaths(stateWords(value));
}

/** Some of what was reached, of which one at least is in each leaf. @param reached of each leaf the first one is taken */
export function oneInEachLeaf(reached: readonly Reached[]): Reached[] {
  return nearestCover(reached, ({ snapshot }) => leavesIn(snapshot));
}
