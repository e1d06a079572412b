import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  getInitialSnapshot,
  getNextSnapshot,
} from 'xstate';
import { type MachineId, machines } from '../../../machines/index.ts';
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
